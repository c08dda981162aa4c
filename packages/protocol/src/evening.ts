import {
  ALL_SETS,
  isOptionValue,
  isPips,
  parseTile,
  scoresByPips,
  tileName,
  type OptionName,
  type Options,
  type Pips,
  type Tile,
  type TileSet,
} from '@slow-train/rules';

// An evening of real dominoes, as the score keeper writes it down: in a browser's storage, in a link, and at the site
// while others follow. Read by hand: with a schema library the score keeper would weigh half as much again.

/** The options of docs/rules.md section 21, and others that a score sheet has to know. */
export const EVENING_OPTIONS = [
  'scoring',
  'doubleBlank',
  'blankEnd',
  'doublesScore',
  'outBonus',
  'target',
  'sets',
] as const satisfies readonly OptionName[];
export type EveningRules = Pick<Options, (typeof EVENING_OPTIONS)[number]>;

/** The pips of one hand at the end of a round. */
export interface HandCount {
  readonly pips: Pips;
  /** Whether its owner went out. */
  readonly isOut: boolean;
  /** The tiles that were counted; empty if only the pips are known. */
  readonly tiles: readonly Tile[];
}

/** One line of the evening's history. The last one of a cell is its value. */
interface EveningEntry {
  /** From 0. */
  readonly round: number;
  readonly seat: number;
  /** null: the cell is empty again. */
  readonly count: HandCount | null;
  /** In seconds since the beginning. */
  readonly at: number;
  /** The index of the entry that this one takes back; null for a figure of its own. */
  readonly undoes: number | null;
}

/** An evening of two to twenty people. */
export interface Evening {
  readonly id: string;
  /** '' for none: its date stands for it. */
  readonly title: string;
  /** In milliseconds since 1970. */
  readonly begun: number;
  /** In the order in which they sit. */
  readonly people: readonly string[];
  readonly set: TileSet;
  /** The number of each round's engine. */
  readonly engines: readonly Pips[];
  readonly rules: EveningRules;
  /** Whether it was ended before its last round. */
  readonly isEnded: boolean;
  readonly entries: readonly EveningEntry[];
}

export const MOST_PEOPLE = 20;
const FEWEST_PEOPLE = 2;
export const MOST_ROUNDS = 40;
/** The most pips that a cell holds. */
export const MOST_COUNTED = 9999;
const MOST_ENTRIES = 4000;
/** UTF-16 units, of a name and of an evening's title. */
const LONGEST_NAME = 24 * 12;
const FORMAT = 'slow-train-evening/1';

/** The rules of an evening where nobody has chosen any: the pips left in each hand, the fewest win. */
export const USUAL_EVENING: EveningRules = {
  scoring: 'pips',
  doubleBlank: 0,
  blankEnd: 0,
  doublesScore: 'once',
  outBonus: 0,
  target: 0,
  sets: 1,
};

/** An entry as it is written: round, seat, seconds, pips (null for an empty cell), 1 for out, its tiles, its undone entry. */
type WrittenEntry = readonly [number, number, number, number | null, 0 | 1, string, number | null];

/** Returns an evening as it is stored and sent: JSON of format `slow-train-evening/1`. */
export function writeEvening({ entries, ...rest }: Evening): string {
  const written = entries.map(({ round, seat, at, count, undoes }): WrittenEntry => [
    round,
    seat,
    at,
    count?.pips ?? null,
    count?.isOut === true ? 1 : 0,
    count?.tiles.map(tileName).join(' ') ?? '',
    undoes,
  ]);
  return JSON.stringify({ format: FORMAT, ...rest, entries: written });
}

/** Returns the evening that a text of `writeEvening` describes; null if it describes none. */
export function readEvening(text: string): Evening | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value['format'] !== FORMAT) return null;
  const { id, title, begun, isEnded } = value;
  const set = ALL_SETS.find((one) => one === value['set']);
  const people = listIn(value['people'], nameIn, MOST_PEOPLE);
  const engines = listIn(value['engines'], (one) => (isPips(one) && one <= (set ?? 0) ? one : null), MOST_ROUNDS);
  const rules = rulesIn(value['rules']);
  const entries = listIn(value['entries'], entryIn, MOST_ENTRIES);
  if (typeof id !== 'string' || !/^[\w-]{8,24}$/.test(id) || typeof title !== 'string' || title.length > LONGEST_NAME)
    return null;
  if (!isWhole(begun, 0, 8.64e15) || typeof isEnded !== 'boolean' || set === undefined) return null;
  if (people === null || engines === null || rules === null || entries === null) return null;
  if (people.length < FEWEST_PEOPLE || new Set(people).size < people.length || engines.length === 0) return null;
  const isInside = ({ round, seat, undoes }: EveningEntry, index: number): boolean =>
    round < engines.length && seat < people.length && (undoes === null || undoes < index);
  if (!entries.every(isInside)) return null;
  return { id, title, begun, people, set, engines, rules, isEnded, entries };
}

/** A round of an evening. */
export interface EveningRound {
  readonly engine: Pips;
  /** By seat; null where nothing was entered yet. */
  readonly counts: readonly (HandCount | null)[];
  readonly isComplete: boolean;
  /** By seat; null where it is not known yet. */
  readonly scores: readonly (number | null)[];
}

/** Returns the rounds of an evening as they stand (docs/rules.md section 21): the last entry of a cell is its value. */
export function eveningRounds(evening: Evening): EveningRound[] {
  const { people, engines, entries } = evening;
  const cells = engines.map(() => people.map((): HandCount | null => null));
  for (const { round, seat, count } of entries) {
    const row = cells[round];
    if (row !== undefined) row[seat] = count;
  }
  return cells.map((counts, round) => ({
    engine: engines[round] ?? 0,
    counts,
    isComplete: counts.every((count) => count !== null),
    scores: scoresIn(evening, counts),
  }));
}

/** Returns the scores of a round by seat: with `scoring: winner` only once all hands are known. */
function scoresIn({ rules }: Evening, counts: readonly (HandCount | null)[]): (number | null)[] {
  if (rules.scoring === 'winner' && counts.includes(null)) return counts.map(() => null);
  const out = counts.findIndex((count) => count?.isOut === true);
  const scores = scoresByPips(
    { ...rules, partners: 'no' },
    counts.map((count) => count?.pips ?? 0),
    out < 0 ? null : out,
  );
  return scores.map((score, seat) => (counts[seat] === null ? null : score));
}

/** Returns the index of the first round of which only a part was entered; -1 if there is none. */
export function halfEntered(rounds: readonly EveningRound[]): number {
  return rounds.findIndex(({ isComplete, counts }) => !isComplete && counts.some((count) => count !== null));
}

/** Everybody plays for themselves, and equal totals share a place. */
export const rankedBy = ({ rules }: Evening) => ({ scoring: rules.scoring, tieBreak: 'shared' as const });

/** Returns the rules among these values; null if one is missing, or no value of its option. */
function rulesIn(value: unknown): EveningRules | null {
  if (!isRecord(value)) return null;
  const { scoring, doubleBlank, blankEnd, doublesScore, outBonus, target, sets } = value;
  return isOptionValue('scoring', scoring) &&
    isOptionValue('doubleBlank', doubleBlank) &&
    isOptionValue('blankEnd', blankEnd) &&
    isOptionValue('doublesScore', doublesScore) &&
    isOptionValue('outBonus', outBonus) &&
    isOptionValue('target', target) &&
    isOptionValue('sets', sets)
    ? { scoring, doubleBlank, blankEnd, doublesScore, outBonus, target, sets }
    : null;
}

function entryIn(value: unknown): EveningEntry | null {
  if (!Array.isArray(value)) return null;
  const [round, seat, at, pips, out, names, undoes]: readonly unknown[] = value;
  if (!isWhole(round, 0, MOST_ROUNDS - 1) || !isWhole(seat, 0, MOST_PEOPLE - 1) || !isWhole(at, 0, 1e10)) return null;
  if (undoes !== null && !isWhole(undoes, 0, MOST_ENTRIES)) return null;
  if (pips === null) return { round, seat, at, count: null, undoes };
  if (!isWhole(pips, 0, MOST_COUNTED) || (out !== 0 && out !== 1) || typeof names !== 'string') return null;
  const tiles = names === '' ? [] : listIn(names.split(' '), tileIn, 400);
  return tiles === null ? null : { round, seat, at, count: { pips, isOut: out === 1, tiles }, undoes };
}

const nameIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME ? value : null;

const tileIn = (value: unknown): Tile | null => (typeof value === 'string' ? (parseTile(value) ?? null) : null);

/** Returns a list whose items were all read; null if one was not, or there are too many. */
function listIn<T>(value: unknown, read: (item: unknown) => T | null, most: number): readonly T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const items = value.map(read);
  return items.some((item) => item === null) ? null : items.filter((item) => item !== null);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
