import { isPips, type Pips } from './tile.ts';

type Value = string | number;

/** Tiles in a hand: for any number of seats, or by the number of seats (section 12.1). 0: as the preset's table says. */
type HandSize = number | { readonly [seats: string]: number };

/** The engines of a game's rounds: a choice from all numbers of the set, or a list that stands as it is (section 12.4). */
type Engines = 'all' | 'even' | 'odd' | readonly Pips[];

/** Values of other options. */
interface OptionValues {
  readonly [option: string]: readonly Value[];
}

/** The values of an option: a list; any whole number of a range, or a word; tiles in a hand; or engines. */
type Values =
  | { readonly kind: 'list'; readonly values: readonly Value[] }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly offers: readonly Value[] }
  | { readonly kind: 'hands' | 'engines' };

/** One option: its values, its topic, and the options with which it has no effect (docs/rules.md sections 8 and 22). */
export type OptionRecord = Values & {
  readonly group: OptionGroup;
  /** The value of every preset, where they have the same. */
  readonly usual?: Value;
  /** Values of other options with which this one has no effect ("n/a"). */
  readonly idle?: { readonly reason: IdleReason; readonly with: OptionValues };
};

export type IdleReason = 'noPhase' | 'phase' | 'partners';

/** The topics of the options, in the order of forms and lists. */
export const OPTION_GROUPS = ['start', 'turn', 'markers', 'mexican', 'doubles', 'score'] as const;

export type OptionGroup = (typeof OPTION_GROUPS)[number];

/**
 * Every option of docs/rules.md sections 8 and 22. A preset names a value for each that has no usual one. Forms, lists,
 * pictures, the wire and random mixes of rules derive from these records; their order is that of records and requests.
 */
export const OPTIONS = {
  opening: {
    group: 'start',
    kind: 'list',
    values: ['aside', 'holder', 'highest', 'turns', 'first'],
  },
  starter: { group: 'start', kind: 'list', values: ['engine', 'random', 'highTile', 'left'] },
  firstTurn: {
    group: 'start',
    kind: 'list',
    values: ['single', 'build', 'phase'],
  },
  mexicanOnFirstTurn: {
    group: 'mexican',
    kind: 'list',
    values: ['yes', 'no'],
    idle: { reason: 'phase', with: { firstTurn: ['phase'] } },
  },
  mustPlay: { group: 'turn', kind: 'list', values: ['yes', 'no'] },
  drawnTile: { group: 'turn', kind: 'list', values: ['must', 'may'] },
  markOn: {
    group: 'markers',
    kind: 'list',
    values: ['fail', 'draw'],
    idle: { reason: 'partners', with: { partners: ['yes'] } },
  },
  emptyPassMarks: { group: 'markers', kind: 'list', values: ['yes', 'no'] },
  liftedBy: { group: 'markers', kind: 'list', values: ['owner', 'anyone', 'play'] },
  publicOwnerOnlyOwn: { group: 'markers', kind: 'list', values: ['yes', 'no'] },
  doubles: { group: 'doubles', kind: 'list', values: ['chain', 'pair', 'cap', 'last', 'plain'] },
  uncappedMarks: { group: 'doubles', kind: 'list', values: ['none', 'own', 'bearer'] },
  openBinds: {
    group: 'doubles',
    kind: 'list',
    values: ['all', 'eligible', 'player', 'none'],
  },
  deadDouble: { group: 'doubles', kind: 'list', values: ['release', 'stays'] },
  lastTile: { group: 'turn', kind: 'list', values: ['none', 'announced', 'penalty'] },
  doubleBlank: { group: 'score', kind: 'list', values: [0, 25, 50] },
  tieBreak: { group: 'score', kind: 'list', values: ['shared', 'zeros'] },
  partners: { group: 'score', kind: 'list', values: ['yes', 'no'] },
  simultaneousBuild: {
    group: 'start',
    kind: 'list',
    values: ['yes', 'no'],
    idle: { reason: 'noPhase', with: { firstTurn: ['single', 'build'] } },
  },
  handSize: { group: 'start', kind: 'hands', usual: 0 },
  sets: { group: 'start', kind: 'list', values: [1, 2], usual: 1 },
  engines: { group: 'start', kind: 'engines', usual: 'all' },
  firstEngine: {
    group: 'start',
    kind: 'range',
    from: 0,
    to: 18,
    offers: ['highest', 12, 9, 6],
    usual: 'highest',
  },
  target: { group: 'score', kind: 'range', from: 10, to: 2000, offers: [0, 100, 200, 300, 500], usual: 0 },
  engineDraw: {
    group: 'start',
    kind: 'list',
    values: ['together', 'inTurn'],
    usual: 'together',
  },
  buildEndsInDouble: {
    group: 'start',
    kind: 'list',
    values: ['yes', 'no'],
    usual: 'yes',
  },
  lateBuild: {
    group: 'start',
    kind: 'list',
    values: ['no', 'yes'],
    usual: 'no',
  },
  ownTrainFirst: { group: 'start', kind: 'list', values: ['no', 'others', 'all', 'strict'], usual: 'no' },
  publicTrains: { group: 'markers', kind: 'list', values: ['marked', 'start', 'all', 'none'], usual: 'marked' },
  startOthers: { group: 'markers', kind: 'list', values: ['yes', 'no'], usual: 'yes' },
  mexicanTrains: { group: 'mexican', kind: 'range', from: 0, to: 8, offers: [1, 0, 2, 3], usual: 1 },
  mexicanFrom: { group: 'mexican', kind: 'range', from: 1, to: 9, offers: [1, 2, 3, 4], usual: 1 },
  mexicanStart: { group: 'mexican', kind: 'list', values: ['any', 'own', 'allTurns', 'allTrains'], usual: 'any' },
  mexicanTile: { group: 'mexican', kind: 'list', values: ['engine', 'double'], usual: 'engine' },
  draw: { group: 'turn', kind: 'list', values: ['one', 'two', 'until'], usual: 'one' },
  drawCap: {
    group: 'turn',
    kind: 'range',
    from: 2,
    to: 20,
    offers: [0, 2, 3, 4, 5],
    usual: 0,
  },
  coverOrder: { group: 'doubles', kind: 'list', values: ['latest', 'earliest'], usual: 'latest' },
  foot: {
    group: 'doubles',
    kind: 'list',
    values: ['none', 'may', 'must'],
    usual: 'none',
  },
  goOutOnDouble: {
    group: 'doubles',
    kind: 'list',
    values: ['yes', 'no', 'cover', 'twice'],
    usual: 'yes',
  },
  tapPenalty: {
    group: 'turn',
    kind: 'list',
    values: [2, 1, 3],
    usual: 2,
  },
  blankEnd: { group: 'score', kind: 'list', values: [0, 5, 25], usual: 0 },
  doublesScore: { group: 'score', kind: 'list', values: ['once', 'twice'], usual: 'once' },
  outBonus: { group: 'score', kind: 'list', values: [0, 5, 10], usual: 0 },
  blockedCap: { group: 'score', kind: 'range', from: 20, to: 500, offers: [0, 30, 50, 100], usual: 0 },
  scoring: {
    group: 'score',
    kind: 'list',
    values: ['pips', 'winner'],
    usual: 'pips',
  },
  teamScore: {
    group: 'score',
    kind: 'list',
    values: ['zero', 'partner'],
    usual: 'zero',
  },
} as const satisfies { readonly [name: string]: OptionRecord };

type Records = typeof OPTIONS;

export type OptionName = keyof Records;

/** An option whose values are a list, so that each can have words and a picture of its own. */
export type ListedOption = {
  readonly [K in OptionName]: Records[K] extends { readonly kind: 'list' } ? K : never;
}[OptionName];

/** Whether each value of an option can have words and a picture of its own. */
export function isListed(name: OptionName): name is ListedOption {
  return OPTIONS[name].kind === 'list';
}

type ValueOf<R extends OptionRecord> = R extends { readonly values: readonly (infer V)[] }
  ? V
  : R extends { readonly kind: 'range'; readonly usual: infer U }
    ? number | U
    : R extends { readonly kind: 'hands' }
      ? HandSize
      : Engines;

/** A value for every option. */
export type Options = { readonly [K in OptionName]: ValueOf<Records[K]> };

export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS).filter(isOptionName);

export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

/** The options that have the same value in every preset. */
type UsualOptions = {
  readonly [K in OptionName as Records[K] extends { readonly usual: unknown } ? K : never]: Options[K];
};

/** Returns the values that all presets have in common (section 22). */
export function usualOptions(): UsualOptions;
export function usualOptions(): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    OPTION_NAMES.flatMap((name) => {
      const { usual }: OptionRecord = OPTIONS[name];
      return usual === undefined ? [] : [[name, usual]];
    }),
  );
}

/** Returns the values of an option that are offered, in their order: all of a list, usual ones of a range. */
export function valuesOf<K extends OptionName>(name: K): readonly Options[K][];
export function valuesOf(name: OptionName): readonly unknown[] {
  const record: OptionRecord = OPTIONS[name];
  switch (record.kind) {
    case 'list':
      return record.values;
    case 'range':
      return record.offers;
    case 'hands':
      return [0, 7, 10, 12, 15];
    case 'engines':
      return ['all', 'even', 'odd'];
    default:
      return record satisfies never;
  }
}

/** Whether `value` is one of the values of that option (section 22). */
export function isOptionValue<K extends OptionName>(name: K, value: unknown): value is Options[K];
export function isOptionValue(name: OptionName, value: unknown): boolean {
  const record: OptionRecord = OPTIONS[name];
  switch (record.kind) {
    case 'list':
      return record.values.some((known) => known === value);
    case 'range':
      return value === record.usual || isWholeIn(value, record.from, record.to);
    case 'hands':
      return isHandSize(value);
    case 'engines':
      return value === 'all' || value === 'even' || value === 'odd' || isEngineList(value);
    default:
      return record satisfies never;
  }
}

function isWholeIn(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

/** Fewer than 3 tiles in a hand are no game. */
const isHand = (value: unknown): boolean => isWholeIn(value, 3, 40);

function isHandSize(value: unknown): value is HandSize {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return isHand(value);
  const bySeats = Object.entries(value);
  return bySeats.length > 0 && bySeats.every(([seats, hand]) => isWholeIn(Number(seats), 2, 16) && isHand(hand));
}

/** Rounds of the longest list of engines (section 12.4). */
export const MOST_ENGINES = 40;

function isEngineList(value: unknown): value is readonly Pips[] {
  return Array.isArray(value) && value.length >= 1 && value.length <= MOST_ENGINES && value.every(isPips);
}

/** Whether two values of an option are the same. */
export function isSameValue(a: Options[OptionName] | undefined, b: Options[OptionName] | undefined): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Whether a value is one of these. */
export function isAmong(values: readonly unknown[], value: Options[OptionName]): boolean {
  return values.some((one) => one === value);
}

/**
 * Returns the reason why an option has no effect with the others; null if it has one.
 * @param valueOf returns the value of another option
 */
export function idleReason(name: OptionName, valueOf: (other: OptionName) => Options[OptionName]): IdleReason | null {
  const { idle }: OptionRecord = OPTIONS[name];
  return idle && OPTION_NAMES.some((one) => idle.with[one] && isAmong(idle.with[one], valueOf(one)))
    ? idle.reason
    : null;
}
