import type { RuleChoice, TileSet } from '@slow-train/rules';

/** A sheet that a club, a maker or a family has printed, as far as it could be read (docs/house-rules.md). */
export interface PrintedSheet {
  readonly name: string;
  /** The region in which it was found, by its code of ISO 3166 or UN M49; null for none in particular. */
  readonly where: string | null;
  readonly rules: RuleChoice;
  /** null where the sheet leaves it to the number of people. */
  readonly set: TileSet | null;
  /** The numbers of people that it speaks of. */
  readonly seats: readonly number[];
}

/** By their names, in every language the same: the sheets that were written down as options to see that nothing is missing. */
export const PRINTED_SHEETS: readonly PrintedSheet[] = [
  { name: 'Good Sam of Idaho', where: 'US', rules: { preset: 'caravan' }, set: 12, seats: [2, 3, 4, 5, 6, 7, 8] },
  {
    name: 'Good Sam of Florida',
    where: 'US',
    rules: { preset: 'bonepile', starter: 'highTile', firstEngine: 9, handSize: 12 },
    set: 12,
    seats: [6],
  },
  {
    name: 'Franklin County Silver Games',
    where: 'US',
    rules: {
      preset: 'caravan',
      handSize: { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 11, 8: 11 },
      mexicanStart: 'allTurns',
      doubles: 'last',
    },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'Tanglewood',
    where: 'US',
    rules: { preset: 'caravan', opening: 'highest', engineDraw: 'inTurn', handSize: 11, ownTrainFirst: 'strict' },
    set: 15,
    seats: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  },
  {
    name: 'SCRCR, Continental Ranch',
    where: 'US',
    rules: {
      preset: 'caravan',
      sets: 2,
      opening: 'highest',
      handSize: { 6: 9, 7: 8, 8: 7, 9: 7, 10: 7 },
      openBinds: 'none',
    },
    set: 9,
    seats: [6, 7, 8, 9, 10],
  },
  {
    name: 'Louisiana Senior Games, north-west',
    where: 'US',
    rules: { preset: 'caravan', engines: [5], engineDraw: 'inTurn', handSize: { 4: 15, 5: 12 } },
    set: 12,
    seats: [4, 5],
  },
  {
    name: 'Greve family',
    where: 'US',
    rules: { preset: 'caravan', opening: 'first' },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'dcrescim',
    where: 'US',
    rules: {
      preset: 'hub',
      opening: 'highest',
      starter: 'engine',
      handSize: { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10 },
      drawnTile: 'must',
      buildEndsInDouble: 'no',
      goOutOnDouble: 'cover',
    },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'Docslib’s sheet',
    where: 'US',
    rules: { preset: 'roundhouse', tapPenalty: 1, doubleBlank: 25 },
    set: null,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'Deluxe box',
    where: 'US',
    rules: {
      preset: 'caravan',
      opening: 'aside',
      starter: 'random',
      handSize: { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10 },
      ownTrainFirst: 'others',
      mexicanStart: 'allTrains',
      liftedBy: 'play',
      lastTile: 'penalty',
      tapPenalty: 1,
    },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'Tournament reading',
    where: 'US',
    rules: {
      preset: 'hub',
      firstTurn: 'single',
      mexicanOnFirstTurn: 'yes',
      drawnTile: 'must',
      deadDouble: 'release',
      goOutOnDouble: 'cover',
      doubleBlank: 50,
      tieBreak: 'zeros',
      handSize: { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10 },
    },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'HTFBW, one set',
    where: 'US',
    rules: {
      preset: 'hub',
      opening: 'highest',
      starter: 'engine',
      handSize: { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10, 9: 8, 10: 8 },
    },
    set: 12,
    seats: [2, 4, 6, 8, 9, 10],
  },
  {
    name: 'HTFBW, two sets',
    where: 'US',
    rules: { preset: 'caravan', sets: 2, handSize: 15, doubles: 'chain', openBinds: 'none' },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'wikiHow',
    where: null,
    rules: {
      preset: 'caravan',
      engineDraw: 'inTurn',
      handSize: { 2: 12, 3: 12, 4: 12, 5: 12, 6: 12, 7: 10, 8: 10, 9: 8, 10: 8 },
      mexicanOnFirstTurn: 'no',
      ownTrainFirst: 'others',
    },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  },
  {
    name: 'Owl’s Hollow',
    where: 'CA',
    rules: {
      preset: 'caravan',
      opening: 'highest',
      handSize: { 2: 15, 3: 15, 4: 15, 5: 11, 6: 11, 7: 8, 8: 8 },
      ownTrainFirst: 'all',
    },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: '15-11-8 box',
    where: 'US',
    rules: {
      preset: 'caravan',
      opening: 'highest',
      handSize: { 2: 15, 3: 15, 4: 15, 5: 11, 6: 11, 7: 8, 8: 8 },
      ownTrainFirst: 'all',
      drawnTile: 'may',
    },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'Compendia',
    where: 'GB',
    rules: { preset: 'roundhouse', opening: 'aside', starter: 'random' },
    set: 12,
    seats: [2, 4, 6, 8],
  },
  {
    name: 'Ludomax',
    where: 'DE',
    rules: {
      preset: 'bonepile',
      opening: 'highest',
      starter: 'engine',
      handSize: { 4: 18, 5: 14, 6: 12, 7: 10, 8: 9 },
      lastTile: 'penalty',
    },
    set: 12,
    seats: [4, 5, 6, 7, 8],
  },
  {
    name: 'Portmann',
    where: 'CH',
    rules: { preset: 'bonepile', handSize: { 3: 12, 4: 12, 5: 12 } },
    set: 12,
    seats: [3, 4, 5],
  },
  {
    name: 'Thimbletoys',
    where: 'NL',
    rules: { preset: 'caravan', mexicanStart: 'own' },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  { name: 'Spaanszt', where: 'NL', rules: { preset: 'caravan', handSize: 12 }, set: 9, seats: [2, 3, 4] },
  { name: 'Tactic', where: 'FI', rules: { preset: 'bonepile', doubles: 'cap' }, set: 12, seats: [5, 6, 7, 8] },
  {
    name: 'Jeux de Paul',
    where: 'FR',
    rules: { preset: 'caravan', opening: 'highest', lastTile: 'penalty' },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'QCSalon',
    where: 'FR',
    rules: { preset: 'bonepile', engines: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 12], drawnTile: 'may' },
    set: 12,
    seats: [5, 6, 7, 8],
  },
  {
    name: 'Dilemma',
    where: '419',
    rules: {
      preset: 'caravan',
      opening: 'highest',
      engineDraw: 'inTurn',
      handSize: { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 11, 8: 11 },
      ownTrainFirst: 'others',
    },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'Netexl',
    where: null,
    rules: { preset: 'roundhouse', opening: 'aside', starter: 'highTile', handSize: 10 },
    set: 9,
    seats: [2, 3, 4, 5],
  },
  {
    name: 'Pigeon foot',
    where: null,
    rules: { preset: 'caravan', doubles: 'plain', openBinds: 'none', foot: 'may', ownTrainFirst: 'all', blankEnd: 25 },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
  {
    name: 'Tequila Train',
    where: null,
    rules: { preset: 'caravan', opening: 'highest', handSize: { 2: 8, 3: 8, 4: 8, 5: 7, 6: 6, 7: 5, 8: 4 } },
    set: 12,
    seats: [2, 3, 4, 5, 6, 7, 8],
  },
];
