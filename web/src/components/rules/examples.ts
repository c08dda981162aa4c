import type { ListedOption, Options, PresetName, RuleChoice, TrainId } from '@slow-train/rules';

/** A seat of an example: its train and hand by the names of their tiles. */
interface ExampleSeat {
  readonly train?: string;
  readonly hand?: string;
  readonly marker?: boolean;
  /** Turns it has had; a first turn is 0. */
  readonly turns?: number;
}

/** One action of an example, by a seat. */
export type ExampleMove = readonly [seat: number, action: string];

/** A position and a move in it. */
export interface Scene {
  readonly set?: 6 | 12;
  readonly engine?: string;
  readonly seats: readonly ExampleSeat[];
  readonly mexican?: string;
  readonly boneyard?: string;
  readonly open?: { readonly train: TrainId; readonly tile: string; readonly by?: number };
  readonly turn?: number;
  /** The tile just drawn, which can be played. */
  readonly drawn?: string;
  /** Actions that lead to the position, where the rules allow them. */
  readonly before?: readonly ExampleMove[];
  /** The move; of several, the first that the rules allow. */
  readonly moves: readonly ExampleMove[];
  /** The trains to show, from top to bottom; `hand` shows the first seat's hand. */
  readonly shows: readonly (TrainId | 'hand')[];
  /** Whether the markers are the point: they are drawn even where they are down. */
  readonly signals?: boolean;
}

/** A scene in which an option decides the effect of the move. */
interface MoveExample extends Scene {
  readonly kind: 'move';
  /** The rules apart from the option. */
  readonly rules: RuleChoice;
  /** The seats under one value, where they are not the same under all. */
  readonly seatsWith?: { readonly [V in string]: readonly ExampleSeat[] };
}

/** A deal from a fixed deck, in which the opening finds the engine and the starter. */
export interface DealExample {
  readonly kind: 'deal';
  /** The tiles, two for each hand first, if they are not the usual ones. */
  readonly deck?: string;
  readonly with: { readonly [V in string]: Partial<Options> };
}

/** Two games with equal totals. */
interface TieExample {
  readonly kind: 'tie';
  /** By round, then by seat. */
  readonly rounds: readonly (readonly number[])[];
}

/** The effect of an option, as a move that its values treat differently. */
type Example = MoveExample | DealExample | TieExample;

const PLAIN: RuleChoice = { preset: 'caravan' };

/** Where no marker is ever placed. */
const UNMARKED: readonly ExampleSeat[] = [
  { train: '9-4', hand: '7-3 8-8' },
  { train: '9-7', hand: '8-3' },
  { train: '9-5 5-7', hand: '8-2' },
];

/** An example for every option. Its pictures come from the rules, so that they cannot be wrong. */
export const EXAMPLES: { readonly [K in ListedOption]: Example } = {
  opening: {
    kind: 'deal',
    with: {
      aside: { starter: 'random' },
      holder: { starter: 'engine' },
      highest: { starter: 'engine' },
      turns: { starter: 'left' },
      first: { starter: 'engine' },
    },
  },
  starter: {
    kind: 'deal',
    with: {
      engine: { opening: 'holder' },
      random: { opening: 'aside' },
      highTile: { opening: 'aside' },
      left: { opening: 'turns' },
    },
  },
  engineDraw: {
    kind: 'deal',
    deck: '10-10 5-2 6-4 7-3 10-2 11-4 9-9 8-3 12-1',
    with: { together: { opening: 'holder' }, inTurn: { opening: 'holder' } },
  },
  sets: {
    kind: 'move',
    rules: PLAIN,
    seats: [{ train: '9-4 4-4', hand: '4-1 8-8' }, { hand: '8-3' }],
    seatsWith: { 2: [{ train: '9-4 4-4', hand: '4-4 4-1 8-8' }, { hand: '8-3' }] },
    open: { train: 0, tile: '4-4' },
    moves: [
      [0, '4-4@0'],
      [0, '4-1@0'],
    ],
    shows: [0, 'hand'],
  },
  foot: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-4 4-1 1-2 4-7 8-8' },
      { train: '9-5', hand: '5-3 6-4 8-2' },
    ],
    before: [
      [0, '4-4@0'],
      [0, '4-1@0'],
      [0, '4-1@0a'],
      [1, '5-3@1'],
      [1, '6-4@0b'],
    ],
    moves: [
      [0, '4-7@0c'],
      [0, '4-7@0b'],
      [0, '1-2@0'],
    ],
    shows: [0],
  },
  firstTurn: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { hand: '9-4 4-4 4-7 11-0', turns: 0 },
      { hand: '12-1 8-3', turns: 0 },
    ],
    moves: [
      [0, 'build 9-4 4-4'],
      [0, '9-4@0'],
    ],
    shows: [0, 1],
  },
  simultaneousBuild: {
    kind: 'move',
    rules: { preset: 'roundhouse' },
    seats: [
      { hand: '9-4 4-1', turns: 0 },
      { hand: '9-5 8-3', turns: 0 },
    ],
    turn: 1,
    moves: [[0, 'build 9-4 4-1']],
    shows: [1, 0],
  },
  mexicanOnFirstTurn: {
    kind: 'move',
    rules: PLAIN,
    seats: [{ hand: '9-2 5-3', turns: 0 }, { hand: '8-3' }],
    moves: [[0, '9-2@M']],
    shows: [0, 'M'],
  },
  mustPlay: {
    kind: 'move',
    rules: PLAIN,
    seats: [{ train: '9-4', hand: '4-1' }, { hand: '8-3' }],
    boneyard: '7-7 6-3',
    moves: [[0, 'draw']],
    shows: [0, 'hand'],
  },
  drawnTile: {
    kind: 'move',
    rules: PLAIN,
    seats: [{ train: '9-4', hand: '4-1' }, { hand: '8-3' }],
    boneyard: '7-7 6-3',
    drawn: '4-1',
    moves: [[0, 'pass']],
    shows: [0, 'hand'],
    signals: true,
  },
  lastTile: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-1 8-8' },
      { train: '9-5', hand: '8-3 7-7' },
    ],
    moves: [[0, '4-1@0']],
    shows: [0, 'hand'],
  },
  markOn: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '8-8' },
      { train: '9-5', hand: '8-3' },
    ],
    boneyard: '4-1 6-3',
    moves: [[0, 'draw']],
    shows: [0, 'hand'],
    signals: true,
  },
  emptyPassMarks: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '8-8' },
      { train: '9-5', hand: '8-3' },
    ],
    moves: [[0, 'pass']],
    shows: [0, 1],
    signals: true,
  },
  liftedBy: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '6-5 8-8', marker: true },
      { train: '9-2 2-6', hand: '8-3', marker: true },
    ],
    moves: [[0, '6-5@1']],
    shows: [0, 1],
    signals: true,
  },
  publicOwnerOnlyOwn: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '2-7 8-8', marker: true },
      { train: '9-5', hand: '8-3' },
    ],
    mexican: '9-2',
    moves: [[0, '2-7@M']],
    shows: [0, 'M'],
  },
  doubles: {
    kind: 'move',
    rules: { preset: 'bonepile' },
    seats: [
      { train: '9-4', hand: '4-4 2-2 3-3 5-4 2-8' },
      { train: '9-3', hand: '6-4 7-7', marker: true },
    ],
    mexican: '9-2',
    before: [
      [0, '4-4@0'],
      [0, '2-2@M'],
      [0, '3-3@1'],
    ],
    moves: [
      [0, '5-4@0'],
      [1, '4-6@0'],
    ],
    shows: [0, 'M', 1],
  },
  uncappedMarks: {
    kind: 'move',
    rules: { ...PLAIN, liftedBy: 'anyone' },
    seats: [
      { train: '9-4', hand: '2-2 8-8' },
      { train: '9-2', hand: '8-3', marker: true },
    ],
    boneyard: '7-5 6-3',
    before: [[0, '2-2@1']],
    moves: [[0, 'draw']],
    shows: [0, 1],
    signals: true,
  },
  openBinds: {
    kind: 'move',
    rules: { ...PLAIN, publicOwnerOnlyOwn: 'yes', deadDouble: 'release' },
    seats: [
      { train: '9-4', hand: '7-3', marker: true },
      { train: '9-7 7-7', hand: '8-3' },
      { train: '9-5', hand: '5-2 8-8' },
    ],
    boneyard: '6-3 6-2',
    open: { train: 1, tile: '7-7', by: 1 },
    turn: 2,
    moves: [
      [2, '5-2@2'],
      [2, 'draw'],
    ],
    shows: [1, 2, 0],
  },
  deadDouble: {
    kind: 'move',
    rules: PLAIN,
    set: 6,
    engine: '6-6',
    seats: [
      { train: '6-3', hand: '3-4 5-5' },
      { train: '6-4 4-2', hand: '5-3' },
      { train: '6-2', hand: '2-2 5-4' },
    ],
    mexican: '6-1 1-2 2-0 0-5 5-2 2-3',
    boneyard: '3-3 1-1',
    turn: 2,
    before: [
      [2, '2-2@2'],
      [2, 'draw'],
    ],
    moves: [[0, '3-4@0']],
    shows: [2, 0],
  },
  doubleBlank: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-1' },
      { train: '9-5', hand: '0-0 5-2' },
    ],
    moves: [[0, '4-1@0']],
    shows: [],
  },
  tieBreak: {
    kind: 'tie',
    rounds: [
      [0, 6],
      [12, 6],
    ],
  },
  partners: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '7-3 8-8' },
      { train: '9-5', hand: '8-3' },
      { train: '9-7', hand: '8-2' },
      { train: '9-1', hand: '8-6' },
    ],
    moves: [[0, '7-3@2']],
    shows: [0, 2],
  },
  buildEndsInDouble: {
    kind: 'move',
    rules: { preset: 'hub' },
    seats: [
      { hand: '9-4 4-4 11-0', turns: 0 },
      { hand: '12-1 8-3', turns: 0 },
    ],
    moves: [[0, 'build 9-4 4-4']],
    shows: [0, 1],
  },
  lateBuild: {
    kind: 'move',
    rules: { preset: 'hub' },
    seats: [{ hand: '9-4 4-1 11-0' }, { train: '9-5', hand: '8-3 12-1' }],
    moves: [
      [0, 'build 9-4 4-1'],
      [0, '9-4@0'],
    ],
    shows: [0, 1],
  },
  startOthers: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '9-7 8-8' },
      { hand: '8-3', marker: true },
    ],
    moves: [[0, '9-7@1']],
    shows: [0, 1],
  },
  mexicanTile: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-4 5-3' },
      { train: '9-6', hand: '8-3' },
    ],
    moves: [[0, '4-4@M']],
    shows: [0, 'M'],
  },
  draw: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '8-8' },
      { train: '9-5', hand: '8-3' },
    ],
    boneyard: '7-7 6-6 4-1 6-3',
    moves: [[0, 'draw']],
    shows: [0, 'hand'],
  },
  goOutOnDouble: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-4' },
      { train: '9-5', hand: '8-3' },
    ],
    boneyard: '6-3 6-2',
    moves: [[0, '4-4@0']],
    shows: [0, 'hand'],
  },
  blankEnd: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-1' },
      { train: '9-5', hand: '6-0' },
    ],
    moves: [[0, '4-1@0']],
    shows: [],
  },
  doublesScore: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-1' },
      { train: '9-5', hand: '6-6' },
    ],
    moves: [[0, '4-1@0']],
    shows: [],
  },
  outBonus: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-1' },
      { train: '9-5', hand: '5-2' },
    ],
    moves: [[0, '4-1@0']],
    shows: [],
  },
  scoring: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '4-1' },
      { train: '9-5', hand: '5-2' },
    ],
    moves: [[0, '4-1@0']],
    shows: [],
  },
  teamScore: {
    kind: 'move',
    rules: { ...PLAIN, partners: 'yes' },
    seats: [
      { train: '9-4', hand: '4-1' },
      { train: '9-5', hand: '5-2' },
      { train: '9-7', hand: '6-2' },
      { train: '9-1', hand: '8-3' },
    ],
    moves: [[0, '4-1@0']],
    shows: [],
  },
  ownTrainFirst: {
    kind: 'move',
    rules: PLAIN,
    seats: [{ hand: '7-5 9-2 5-4 6-1 8-4' }, { train: '9-7 7-7', hand: '8-3 12-1' }],
    mexican: '9-6',
    boneyard: '8-8 6-3',
    open: { train: 1, tile: '7-7' },
    before: [
      [0, '7-5@1'],
      [0, '9-2@0'],
      [1, 'draw'],
    ],
    moves: [
      [0, '5-4@1'],
      [0, '6-1@M'],
      [0, '9-2@0'],
      [0, '7-5@1'],
    ],
    shows: [0, 1, 'M'],
  },
  publicTrains: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { train: '9-4', hand: '7-3 8-8' },
      { train: '9-7', hand: '8-3', marker: true },
      { train: '9-5 5-7', hand: '8-2' },
    ],
    seatsWith: {
      start: [
        { train: '9-4', hand: '7-3 8-8' },
        { train: '9-7', hand: '8-3', marker: true },
        { train: '9-5 5-7', hand: '8-2', marker: true },
      ],
      all: UNMARKED,
      none: UNMARKED,
    },
    moves: [
      [0, '7-3@2'],
      [0, '7-3@1'],
    ],
    shows: [0, 1, 2],
  },
  mexicanStart: {
    kind: 'move',
    rules: PLAIN,
    seats: [
      { hand: '9-2 9-4 9-7 4-6 8-1', turns: 1 },
      { train: '9-5', hand: '9-1 5-3 8-3', turns: 1 },
      { hand: '8-3 12-6', turns: 0 },
    ],
    boneyard: '8-8 6-3',
    before: [
      [0, '9-2@M'],
      [0, '9-4@0'],
      [1, '9-1@M'],
      [1, '5-3@1'],
      [2, 'draw'],
    ],
    moves: [
      [0, '9-7@M'],
      [0, '9-4@0'],
      [0, '4-6@0'],
    ],
    shows: [0, 1, 'M'],
  },
  coverOrder: {
    kind: 'move',
    rules: { preset: 'roundhouse' },
    seats: [
      { train: '9-4', hand: '4-4 2-2 11-0' },
      { train: '9-3', hand: '6-4 8-2 7-7' },
    ],
    mexican: '9-2',
    boneyard: '12-1 12-3',
    before: [
      [0, '4-4@0'],
      [0, '2-2@M'],
      [0, 'draw'],
    ],
    moves: [
      [1, '6-4@0'],
      [1, '8-2@M'],
    ],
    shows: [0, 'M'],
  },
  tapPenalty: {
    kind: 'move',
    rules: { ...PLAIN, lastTile: 'penalty' },
    seats: [
      { train: '9-4', hand: '4-1 8-8' },
      { train: '9-5', hand: '8-3 5-7' },
    ],
    boneyard: '7-7 6-6 6-3 6-2',
    before: [[0, '4-1@0']],
    moves: [[1, 'catch 0']],
    shows: [0, 'hand'],
  },
};

/** The flavour of each rule set, in one move by its rules. */
export const PRESET_SCENES: { readonly [P in PresetName]: Scene } = {
  hub: {
    seats: [
      { hand: '9-6 6-2 2-8 11-0', turns: 0 },
      { train: '9-1', hand: '8-3', turns: 1 },
    ],
    moves: [[0, 'build 9-6 6-2 2-8']],
    shows: [0, 1],
  },
  station: {
    seats: [{ train: '9-4', hand: '4-1' }, { hand: '8-3' }],
    boneyard: '7-7 6-3',
    moves: [[0, 'draw']],
    shows: [0, 'hand'],
    signals: true,
  },
  bonepile: {
    seats: [{ train: '9-5', hand: '5-5 2-7 8-8' }, { hand: '8-3' }],
    mexican: '9-2',
    before: [[0, '5-5@0']],
    moves: [[0, '2-7@M']],
    shows: [0, 'M'],
  },
  roundhouse: {
    seats: [
      { hand: '9-0 0-5 12-1', turns: 0 },
      { hand: '9-8 8-8 8-1 7-3', turns: 0 },
    ],
    before: [[0, 'build 9-0 0-5']],
    moves: [[1, 'build 9-8 8-8 8-1']],
    shows: [0, 1],
  },
  caravan: {
    seats: [{ hand: '9-2 5-3', turns: 0 }, { hand: '8-3' }],
    moves: [[0, '9-2@M']],
    shows: [0, 'M'],
  },
};
