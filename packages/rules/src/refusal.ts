import { MEXICAN, type TrainId } from './table.ts';
import { tileName, type Pips, type Tile } from './tile.ts';

/** Why an action is refused (RULES.md section 10). */
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

/** A refusal with what its sentence names; holds only what the table shows and what the seat itself sent. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly tile?: Tile;
  /** The train it is about: the one played on, or the one that bears `double`. */
  readonly train?: TrainId;
  /** The double that has to be covered before anything else. */
  readonly double?: Tile;
  /** The number that the train asks for. */
  readonly end?: Pips;
}

/** The rule each refusal rests on, as a section of RULES.md. */
export const REFUSAL_RULES: { readonly [C in RefusalCode]: string } = {
  NOT_YOUR_TURN: 'RULES.md section 5: seats play in turn, to the left.',
  NOT_IN_HAND: 'RULES.md section 7: a seat plays tiles of its own hand.',
  NO_MATCH: 'RULES.md section 1: a tile goes where one of its ends matches the open end.',
  TRAIN_PRIVATE: "RULES.md section 5: another's train takes tiles only while it bears a marker.",
  OWN_TRAIN_ONLY: 'RULES.md section 5: a seat whose own train is public plays on its own train only.',
  MEXICAN_NOT_YET: 'RULES.md section 4: the Mexican train is not started on a first turn.',
  MUST_SATISFY_DOUBLE: 'RULES.md section 6: while a double is open every seat plays on it and nowhere else.',
  MUST_CAP: 'RULES.md section 6: the next tile after a double goes on that double.',
  DOUBLE_NEEDS_FOLLOW_UP: 'RULES.md section 6: a second double needs a third tile, from the hand, on one of the two.',
  MUST_PLAY: 'RULES.md section 5: who can play must.',
  MUST_DRAW: 'RULES.md section 5: who does not play draws, as long as there are tiles.',
  BONEYARD_EMPTY: 'RULES.md section 5: with an empty boneyard there is nothing to draw.',
  ONLY_DRAWN_TILE: 'RULES.md section 5: until the drawn tile is placed no other may be.',
  BUILD_FIRST: 'RULES.md section 4: a first turn builds the own train.',
  BUILD_BROKEN: 'RULES.md section 4: the tiles of a build match end to end, from the open end of the own train.',
  NOT_LAST_TILE: 'RULES.md section 5: only a seat that played and is left with one tile taps.',
  NOTHING_TO_CATCH: 'RULES.md section 5: only another seat that owes a tap can be caught.',
  ROUND_OVER: 'RULES.md section 8: the round ends at once when a seat goes out or nobody can play.',
  MALFORMED: 'RULES.md section 7: the actions and how they are written.',
};

/** What a sentence can name, in words; `double` is empty where the refusal is about none. */
interface About {
  readonly tile: string;
  readonly train: string;
  readonly end: string;
  readonly double: string;
}

const SENTENCES: { readonly [C in RefusalCode]: (about: About) => string } = {
  NOT_YOUR_TURN: () => 'It is not your turn.',
  NOT_IN_HAND: ({ tile }) => `You do not have ${tile} in your hand.`,
  NO_MATCH: ({ tile, train, end }) => `${tile} has no ${end}, and ${train} ends in ${end}.`,
  TRAIN_PRIVATE: ({ tile, train }) =>
    `${tile} cannot go on ${train}: it bears no marker, so only its owner plays there.`,
  OWN_TRAIN_ONLY: ({ tile, train }) =>
    `${tile} cannot go on ${train}: your own train is public, so you play on it only.`,
  MEXICAN_NOT_YET: ({ tile }) => `${tile} cannot start the Mexican train: nobody does on a first turn.`,
  MUST_SATISFY_DOUBLE: ({ tile, double, train }) =>
    `${tile} has to wait: ${double} on ${train} is open and must be covered first.`,
  MUST_CAP: ({ tile, double, train }) => `${tile} has to wait: the next tile must cover your ${double} on ${train}.`,
  DOUBLE_NEEDS_FOLLOW_UP: ({ tile, double }) =>
    double === ''
      ? `${tile} would need one more tile from your hand on one of your two doubles.`
      : `${tile} must go on one of the two doubles you played: that is what the second one needs.`,
  MUST_PLAY: () => 'You have a tile that can be played, so you must play.',
  MUST_DRAW: () => 'There are tiles in the boneyard: draw one instead.',
  BONEYARD_EMPTY: () => 'The boneyard is empty: there is nothing to draw.',
  ONLY_DRAWN_TILE: ({ tile }) => `Only the tile you just drew can be played now, not ${tile}.`,
  BUILD_FIRST: () => 'Your first turn builds your own train: lay your tiles there, or say that you have none.',
  BUILD_BROKEN: ({ tile, end }) => `${tile} does not follow: the tile before it ends in ${end}.`,
  NOT_LAST_TILE: () => 'There is nothing to tap for: you have not just played down to one tile.',
  NOTHING_TO_CATCH: () => 'There is nobody to catch there: that seat owes no tap.',
  ROUND_OVER: () => 'The round is over.',
  MALFORMED: () => 'That is no action of this turn: play a tile as 12-5@0 or 12-5@M, or send build, draw or pass.',
};

/**
 * The sentence for people: what is wrong, naming the tile and the train.
 * `nameOf` says how a train is called at this table ("Ana's train"); without it seats are numbered.
 */
export function explain(refusal: Refusal, nameOf: (train: TrainId) => string = trainName): string {
  return SENTENCES[refusal.code]({
    tile: refusal.tile === undefined ? 'That' : tileName(refusal.tile),
    double: refusal.double === undefined ? '' : tileName(refusal.double),
    train: refusal.train === undefined ? 'that train' : nameOf(refusal.train),
    end: refusal.end === undefined ? 'that number' : String(refusal.end),
  });
}

function trainName(train: TrainId): string {
  return train === MEXICAN ? 'the Mexican train' : `the train of seat ${train}`;
}
