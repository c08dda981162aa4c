import type { OptionName } from '@slow-train/rules';
import type { rulesSections } from '#text/rules-sections.ts';

/** A section of the rules page: its anchors, which are those of docs/rules.md, and the options it shows as pictures. */
interface Section {
  readonly name: keyof typeof rulesSections;
  readonly anchors: readonly [string, ...string[]];
  readonly options: readonly OptionName[];
}

/** The sections in the order of a round. */
export const SECTIONS: readonly Section[] = [
  { name: 'aim', anchors: ['aim'], options: [] },
  { name: 'opening', anchors: ['3-opening-a-round'], options: ['opening', 'starter'] },
  {
    name: 'first',
    anchors: ['4-first-turns', 'single-first-turns', 'building-phase', 'build-on-the-first-turn'],
    options: ['firstTurn', 'simultaneousBuild', 'mexicanOnFirstTurn'],
  },
  { name: 'where', anchors: ['where-a-tile-may-go', '5-a-turn'], options: ['publicOwnerOnlyOwn'] },
  { name: 'turn', anchors: ['play-draw-pass'], options: ['mustPlay', 'drawnTile'] },
  { name: 'signals', anchors: ['markers'], options: ['markOn', 'emptyPassMarks', 'liftedBy'] },
  { name: 'doubles', anchors: ['6-doubles', 'chain', 'pair', 'cap'], options: ['doubles', 'uncappedMarks'] },
  { name: 'open', anchors: ['open-doubles', 'dead-doubles'], options: ['openBinds', 'deadDouble'] },
  { name: 'last', anchors: ['last-tile'], options: ['lastTile'] },
  { name: 'end', anchors: ['end-of-a-round'], options: [] },
  { name: 'scores', anchors: ['scores', 'partnerships'], options: ['doubleBlank', 'tieBreak', 'partners'] },
];
