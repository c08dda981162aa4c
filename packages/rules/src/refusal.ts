import { MEXICAN, type TrainId } from './table.ts';
import { tileName, type Pips, type Tile } from './tile.ts';

/** Why an action is refused (docs/rules.md section 10). */
export const REFUSAL_CODES = [
  'NOT_YOUR_TURN',
  'NOT_IN_HAND',
  'NO_MATCH',
  'TRAIN_PRIVATE',
  'OWN_TRAIN_ONLY',
  'MEXICAN_NOT_YET',
  'MUST_SATISFY_DOUBLE',
  'MUST_CAP',
  'DOUBLE_NEEDS_FOLLOW_UP',
  'MUST_PLAY',
  'MUST_DRAW',
  'BONEYARD_EMPTY',
  'ONLY_DRAWN_TILE',
  'BUILD_FIRST',
  'BUILD_BROKEN',
  'NOT_LAST_TILE',
  'NOTHING_TO_CATCH',
  'ROUND_OVER',
  'MALFORMED',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal with what its sentence names. Holds only what is public or what the seat itself sent. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly tile?: Tile;
  /** The train it is about: the one played on, or the one that bears `double`. */
  readonly train?: TrainId;
  /** The double that has to be covered before anything else. */
  readonly double?: Tile;
  /** The number at the train's open end. */
  readonly end?: Pips;
}

/** The rule each refusal rests on, with the section of docs/rules.md that states it. */
export const REFUSAL_RULES: { readonly [C in RefusalCode]: string } = {
  NOT_YOUR_TURN: 'Rules section 5: Seats play in turn, to the left.',
  NOT_IN_HAND: 'Rules section 5: A seat plays tiles from its own hand.',
  NO_MATCH: "Rules section 1: A tile goes where one of its ends matches the train's open end.",
  TRAIN_PRIVATE: "Rules section 5: Another seat's train takes your tiles only while it bears a marker.",
  OWN_TRAIN_ONLY: 'Rules section 5: A seat whose own train is public plays on its own train only.',
  MEXICAN_NOT_YET: 'Rules section 4: The Mexican train is not started on a first turn.',
  MUST_SATISFY_DOUBLE: 'Rules section 6: While a double is open every seat plays on it and nowhere else.',
  MUST_CAP: 'Rules section 6: After a double the next tile goes on that double.',
  DOUBLE_NEEDS_FOLLOW_UP: 'Rules section 6: A second double needs a third tile, from the hand, on one of the two.',
  MUST_PLAY: 'Rules section 5: A seat that can play must.',
  MUST_DRAW: 'Rules section 5: A seat that does not play draws, as long as there are tiles.',
  BONEYARD_EMPTY: 'Rules section 5: With an empty boneyard there is nothing to draw.',
  ONLY_DRAWN_TILE: 'Rules section 5: Until the drawn tile is placed no other may be.',
  BUILD_FIRST: "Rules section 4: A first turn builds the seat's own train.",
  BUILD_BROKEN: "Rules section 4: The tiles of a build match end to end, from the open end of the seat's own train.",
  NOT_LAST_TILE: 'Rules section 5: Only a seat that played and has one tile left taps.',
  NOTHING_TO_CATCH: 'Rules section 5: Only another seat that owes a tap can be caught.',
  ROUND_OVER: 'Rules section 8: A round ends at once when a seat goes out or nobody can play.',
  MALFORMED: 'Rules section 7: Actions are written as the table of actions shows.',
};

/** Where docs/rules.md explains each refusal: the anchor of its code in section 10, without the `#`. */
const RULE_ANCHORS = {
  NOT_YOUR_TURN: 'not-your-turn',
  NOT_IN_HAND: 'not-in-hand',
  NO_MATCH: 'no-match',
  TRAIN_PRIVATE: 'train-private',
  OWN_TRAIN_ONLY: 'own-train-only',
  MEXICAN_NOT_YET: 'mexican-not-yet',
  MUST_SATISFY_DOUBLE: 'must-satisfy-double',
  MUST_CAP: 'must-cap',
  DOUBLE_NEEDS_FOLLOW_UP: 'double-needs-follow-up',
  MUST_PLAY: 'must-play',
  MUST_DRAW: 'must-draw',
  BONEYARD_EMPTY: 'boneyard-empty',
  ONLY_DRAWN_TILE: 'only-drawn-tile',
  BUILD_FIRST: 'build-first',
  BUILD_BROKEN: 'build-broken',
  NOT_LAST_TILE: 'not-last-tile',
  NOTHING_TO_CATCH: 'nothing-to-catch',
  ROUND_OVER: 'round-over',
  MALFORMED: 'malformed',
} as const satisfies { readonly [C in RefusalCode]: string };
export type RuleAnchor = (typeof RULE_ANCHORS)[RefusalCode];

/** The anchor in docs/rules.md of the rule a refusal rests on, without the `#`: `must-play` for MUST_PLAY. */
export function ruleAnchor(code: RefusalCode): RuleAnchor {
  return RULE_ANCHORS[code];
}

/** What a sentence can name, in words; `double` is empty if the refusal is about none. */
interface About {
  readonly tile: string;
  readonly train: string;
  readonly end: string;
  readonly double: string;
}

const SENTENCES: { readonly [C in RefusalCode]: (about: About) => string } = {
  NOT_YOUR_TURN: () => 'It is not your turn.',
  NOT_IN_HAND: ({ tile }) => `${tile} is not in your hand.`,
  NO_MATCH: ({ tile, train, end }) => `${tile} has no ${end}, and ${train} ends in ${end}.`,
  TRAIN_PRIVATE: ({ tile, train }) =>
    `${tile} cannot go on ${train}: its signal is down, so only its owner plays there.`,
  OWN_TRAIN_ONLY: ({ tile, train }) =>
    `${tile} cannot go on ${train}: your signal is up, so you play on your own train only.`,
  MEXICAN_NOT_YET: ({ tile }) => `${tile} cannot start the Mexican train on a first turn.`,
  MUST_SATISFY_DOUBLE: ({ tile, double, train }) =>
    `${tile} has to wait: ${double} on ${train} is open. Cover it first.`,
  MUST_CAP: ({ tile, double, train }) => `${tile} has to wait: cover your ${double} on ${train} first.`,
  DOUBLE_NEEDS_FOLLOW_UP: ({ tile, double }) =>
    double === ''
      ? `${tile} needs one more tile from your hand, on one of your two doubles.`
      : `${tile} has to go on one of the two doubles you played.`,
  MUST_PLAY: () => 'You have a tile that fits. Play it.',
  MUST_DRAW: () => 'There are tiles in the boneyard. Draw one.',
  BONEYARD_EMPTY: () => 'The boneyard is empty: there is nothing to draw.',
  ONLY_DRAWN_TILE: ({ tile }) => `${tile} has to wait: you can only play the tile you just drew.`,
  BUILD_FIRST: () => 'Your first turn builds your own train. If no tile fits there, draw or pass.',
  BUILD_BROKEN: ({ tile, end }) => `${tile} does not follow: the tile before it ends in ${end}.`,
  NOT_LAST_TILE: () => 'There is nothing to tap for: you tap when you play down to one tile.',
  NOTHING_TO_CATCH: () => 'There is nobody to catch: that seat owes no tap.',
  ROUND_OVER: () => 'The round is over.',
  MALFORMED: () => 'That is not an action of this turn. Send a play as tile@train, or build, draw or pass.',
};

/**
 * Returns the sentence for people: what is wrong, naming the tile and the train. A tile's hyphen does not break (U+2011).
 * `nameOf` gives a train's name at this table ("Ana's train"); without it seats are numbered.
 */
export function explain(refusal: Refusal, nameOf: (train: TrainId) => string = trainName): string {
  return SENTENCES[refusal.code]({
    tile: refusal.tile === undefined ? 'That' : tileText(refusal.tile),
    double: refusal.double === undefined ? '' : tileText(refusal.double),
    train: refusal.train === undefined ? 'that train' : nameOf(refusal.train),
    end: refusal.end === undefined ? 'that number' : String(refusal.end),
  });
}

function tileText(tile: Tile): string {
  return tileName(tile).replace('-', '\u2011');
}

function trainName(train: TrainId): string {
  return train === MEXICAN ? 'the Mexican train' : `the train of seat ${train}`;
}
