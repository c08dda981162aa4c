import { MEXICAN, type Line, type TrainId } from './table.ts';
import { tileName, type Pips, type Tile } from './tile.ts';

/** Why an action is refused (docs/rules.md section 10). */
export const REFUSAL_CODES = [
  'NOT_YOUR_TURN',
  'NOT_IN_HAND',
  'NO_MATCH',
  'TRAIN_PRIVATE',
  'OWN_TRAIN_ONLY',
  'OWN_TRAIN_FIRST',
  'TRAIN_NOT_STARTED',
  'NO_SUCH_END',
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
  'BUILD_ENDS_IN_DOUBLE',
  'NO_DOUBLE_OUT',
  'NOT_LAST_TILE',
  'NOTHING_TO_CATCH',
  'ROUND_OVER',
  'MALFORMED',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal, with the details for its sentence. Contains only public facts and the seat's own input. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly tile?: Tile;
  /** The train it is about: the one played on, or the one with `double` on it. */
  readonly train?: TrainId;
  /** The line of that train; left out for its first. */
  readonly line?: Line;
  /** The double that has to be covered first. */
  readonly double?: Tile;
  /** The number at the train's open end. */
  readonly end?: Pips;
  /** What the Mexican train waits for (section 16.2). */
  readonly until?: MexicanWait;
  /** What else fits: a double starts the Mexican train (16.3); another double that can be covered (18.1, `last`). */
  readonly orDouble?: true;
}

/**
 * What a Mexican train waits for: the seat's turn of this number, the Mexican train before it, the seat's own train,
 * everybody's turn, or every train.
 */
export type MexicanWait = number | 'before' | 'own' | 'allTurns' | 'allTrains';

/** A rule of docs/rules.md: its section, the heading it stands under, and that heading's anchor, without the `#`. */
export interface Rule {
  readonly section: number;
  readonly heading: string;
  readonly anchor: string;
}

const FIRST_TURNS = { section: 4, heading: 'First turns', anchor: '4-first-turns' };
const A_TURN = { section: 5, heading: 'A turn', anchor: '5-a-turn' };
const WHERE = { section: 5, heading: 'Where a tile may go', anchor: 'where-a-tile-may-go' };
const PLAY_DRAW_PASS = { section: 5, heading: 'Play, draw, pass', anchor: 'play-draw-pass' };
const LAST_TILE = { section: 5, heading: 'Last tile', anchor: 'last-tile' };

/** The rule each refusal rests on. docs/rules.md section 10 lists the same, each in a sentence. */
export const REFUSAL_RULES: { readonly [C in RefusalCode]: Rule } = {
  NOT_YOUR_TURN: A_TURN,
  NOT_IN_HAND: A_TURN,
  NO_MATCH: WHERE,
  TRAIN_PRIVATE: WHERE,
  OWN_TRAIN_ONLY: WHERE,
  OWN_TRAIN_FIRST: WHERE,
  TRAIN_NOT_STARTED: WHERE,
  NO_SUCH_END: WHERE,
  MEXICAN_NOT_YET: { section: 4, heading: 'Single first turns', anchor: 'single-first-turns' },
  MUST_SATISFY_DOUBLE: { section: 6, heading: 'Open doubles', anchor: 'open-doubles' },
  MUST_CAP: { section: 6, heading: 'Cap', anchor: 'cap' },
  DOUBLE_NEEDS_FOLLOW_UP: { section: 6, heading: 'Pair', anchor: 'pair' },
  MUST_PLAY: PLAY_DRAW_PASS,
  MUST_DRAW: PLAY_DRAW_PASS,
  BONEYARD_EMPTY: PLAY_DRAW_PASS,
  ONLY_DRAWN_TILE: PLAY_DRAW_PASS,
  BUILD_FIRST: FIRST_TURNS,
  BUILD_BROKEN: FIRST_TURNS,
  BUILD_ENDS_IN_DOUBLE: FIRST_TURNS,
  NO_DOUBLE_OUT: { section: 6, heading: 'Going out with a double', anchor: 'going-out-with-a-double' },
  NOT_LAST_TILE: LAST_TILE,
  NOTHING_TO_CATCH: LAST_TILE,
  ROUND_OVER: { section: 8, heading: 'End of a round', anchor: 'end-of-a-round' },
  MALFORMED: { section: 7, heading: 'Actions', anchor: 'actions' },
};

/** Words for the sentences; `double` is empty if the refusal is not about one. */
interface About {
  readonly tile: string;
  readonly train: string;
  readonly end: string;
  readonly double: string;
  readonly until: MexicanWait | undefined;
  readonly orDouble: boolean;
}

const SENTENCES: { readonly [C in RefusalCode]: (about: About) => string } = {
  NOT_YOUR_TURN: () => 'It is not your turn.',
  NOT_IN_HAND: ({ tile }) => `${tile} is not in your hand.`,
  NO_MATCH: ({ tile, train, end, orDouble }) =>
    orDouble ? 'The Mexican train starts with a double.' : `${tile} has no ${end}, and ${train} ends in ${end}.`,
  TRAIN_PRIVATE: ({ tile, train }) =>
    `${tile} cannot go on ${train}: its signal is down, so only its owner plays there.`,
  OWN_TRAIN_ONLY: ({ tile, train }) =>
    `${tile} cannot go on ${train}: your signal is up, so you play on your own train only.`,
  OWN_TRAIN_FIRST: ({ tile }) => `${tile} has to wait: start your own train first.`,
  TRAIN_NOT_STARTED: ({ tile, train }) => `${tile} cannot start ${train}: only its owner may.`,
  NO_SUCH_END: ({ train }) => `There is no such end on ${train} any more.`,
  MEXICAN_NOT_YET: ({ tile, train, until }) => `${tile} cannot start ${train} ${notBefore(until)}.`,
  MUST_SATISFY_DOUBLE: ({ tile, double, train }) =>
    `${tile} has to wait: ${double} on ${train} is open. Cover it first.`,
  MUST_CAP: ({ tile, double, train, orDouble }) =>
    orDouble
      ? `${tile} has to wait: cover your ${double} on ${train}, or play another double that you can cover.`
      : `${tile} has to wait: cover your ${double} on ${train} first.`,
  DOUBLE_NEEDS_FOLLOW_UP: ({ tile, double }) =>
    double === ''
      ? `${tile} needs one more tile from your hand to cover it.`
      : `${tile} has to go on one of the two doubles you played.`,
  MUST_PLAY: () => 'You have a tile that fits. Play it.',
  MUST_DRAW: () => 'There are tiles in the boneyard. Draw one.',
  BONEYARD_EMPTY: () => 'The boneyard is empty: there is nothing to draw.',
  ONLY_DRAWN_TILE: ({ tile }) => `${tile} has to wait: you can only play the tile you just drew.`,
  BUILD_FIRST: () => 'Your first turn builds your own train. If no tile fits there, draw or pass.',
  BUILD_BROKEN: ({ tile, end }) => `${tile} does not follow: the tile before it ends in ${end}.`,
  BUILD_ENDS_IN_DOUBLE: () => 'A first train may not end with a double. Lay one more tile, or leave the double out.',
  NO_DOUBLE_OUT: ({ tile }) => `${tile} is your last tile, and you may not go out with a double.`,
  NOT_LAST_TILE: () => 'There is nothing to tap for. Tap when you play down to one tile.',
  NOTHING_TO_CATCH: () => 'There is nothing to catch: that seat has not missed a tap.',
  ROUND_OVER: () => 'The round is over.',
  MALFORMED: () => 'That is not an action of this turn. Send a play as tile@train, or build, draw or pass.',
};

/**
 * Returns the sentence that players read: it names the fault, tile and train, with non-breaking hyphens (U+2011) in
 * tiles. `nameOf` returns a train's name in this game ("Ana's train"); without it seats are numbered.
 */
export function explain(refusal: Refusal, nameOf: (train: TrainId) => string = trainName): string {
  return SENTENCES[refusal.code]({
    tile: refusal.tile === undefined ? 'That' : tileText(refusal.tile),
    double: refusal.double === undefined ? '' : tileText(refusal.double),
    train: refusal.train === undefined ? 'that train' : nameOf(refusal.train),
    end: refusal.end === undefined ? 'that number' : String(refusal.end),
    until: refusal.until,
    orDouble: refusal.orDouble === true,
  });
}

const TURNS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** Says what the Mexican train waits for: "before your third turn". */
function notBefore(until: MexicanWait | undefined): string {
  switch (until) {
    case undefined:
    case 2:
      return 'on a first turn';
    case 'before':
      return 'before the one before it';
    case 'own':
      return 'before you start your own train';
    case 'allTurns':
      return 'before everybody has had a turn';
    case 'allTrains':
      return 'before every player’s train has started';
    default:
      return `before your ${TURNS[until] ?? `turn ${until}`} turn`;
  }
}

function tileText(tile: Tile): string {
  return tileName(tile).replace('-', '\u2011');
}

function trainName(train: TrainId): string {
  if (typeof train === 'number') return `the train of seat ${train}`;
  return train === MEXICAN ? 'the Mexican train' : `Mexican train ${train.slice(1)}`;
}
