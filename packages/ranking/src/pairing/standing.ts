import { POINTS_OF_FIRST } from './points.ts';

/** What one round was for one entrant. */
export interface Score {
  readonly round: number;
  readonly number: number;
  /** The table; null for a round without a game: a bye, coming late, or having left. */
  readonly table: string | null;
  readonly points: number;
  /** Null without a game. */
  readonly place: number | null;
  readonly pips: number | null;
}

/** What decides between equal points, in this order, where people play two and two, and at larger tables. */
export const TIE_BREAKS = {
  duels: ['opponents', 'beaten', 'direct', 'pips'],
  tables: ['direct', 'place', 'opponents', 'pips'],
} as const;
export type TieBreak = 'opponents' | 'beaten' | 'direct' | 'place' | 'pips';

/** Where somebody stands. */
export interface Rank {
  readonly number: number;
  /** 1 is first. Shared if all tie-breaks are equal. */
  readonly rank: number;
  readonly points: number;
  /** Rounds with a game. */
  readonly games: number;
  /** The points of everybody they have played with, a mean for each game (Buchholz, for tables of any size). */
  readonly opponents: number;
  /** The same, each counted as far as they were beaten (Sonneborn–Berger). */
  readonly beaten: number;
  /** Their places, as a mean; null without a game. */
  readonly place: number | null;
  /** Pips a game, as a mean; null without a game. */
  readonly pips: number | null;
}

/** Returns everybody's rank, first to last; of people who are level in everything the lower number is first. */
export function ranked(
  numbers: readonly number[],
  scores: readonly Score[],
  tieBreaks: readonly TieBreak[],
): readonly Rank[] {
  const own = groupedBy(scores, ({ number }) => number);
  const tables = groupedBy(
    scores.filter(({ table }) => table !== null),
    ({ table }) => table,
  );
  const total = new Map(numbers.map((number) => [number, sumOf((own.get(number) ?? []).map(({ points }) => points))]));
  const sums = numbers.map((number) => {
    const played = (own.get(number) ?? []).filter(({ table }) => table !== null);
    const opponents = played.map((score) => {
      const others = (tables.get(score.table) ?? []).filter((other) => other.number !== number);
      const mean = meanOf(others.map((other) => total.get(other.number) ?? 0)) ?? 0;
      return { mean, beaten: (mean * score.points) / POINTS_OF_FIRST };
    });
    return {
      number,
      points: total.get(number) ?? 0,
      games: played.length,
      opponents: rounded(sumOf(opponents.map(({ mean }) => mean))),
      beaten: rounded(sumOf(opponents.map(({ beaten }) => beaten))),
      place: meanOf(played.flatMap(({ place }) => place ?? [])),
      pips: meanOf(played.flatMap(({ pips }) => pips ?? [])),
    };
  });
  const groups = groupedBy(sums, ({ points }) => points);
  const keyed = sums.map((one) => ({
    one,
    keys: [
      -one.points,
      ...tieBreaks.map((tieBreak) =>
        keyOf(
          tieBreak,
          one,
          (groups.get(one.points) ?? []).map(({ number }) => number),
          tables,
        ),
      ),
    ],
  }));
  const sorted = keyed.toSorted((a, b) => compared(a.keys, b.keys) || a.one.number - b.one.number);
  return sorted.map(({ one, keys }) => ({
    ...one,
    rank: 1 + sorted.findIndex((other) => compared(other.keys, keys) === 0),
  }));
}

type Sums = Omit<Rank, 'rank'>;

/** Returns an entrant's value in a tie-break; less is better. */
function keyOf(
  tieBreak: TieBreak,
  one: Sums,
  level: readonly number[],
  tables: ReadonlyMap<string | null, readonly Score[]>,
): number {
  switch (tieBreak) {
    case 'opponents':
      return -one.opponents;
    case 'beaten':
      return -one.beaten;
    case 'direct':
      return -direct(one.number, level, tables);
    case 'place':
      return one.place ?? Infinity;
    case 'pips':
      return one.pips ?? Infinity;
    default:
      return tieBreak satisfies never;
  }
}

/** Returns how many of those with equal points they have beaten, less how many have beaten them; 0 unless all have met. */
function direct(
  number: number,
  level: readonly number[],
  tables: ReadonlyMap<string | null, readonly Score[]>,
): number {
  if (level.length < 2 || level.length > MOST_DIRECT) return 0;
  const among = [...tables.values()]
    .map((table) => table.filter((score) => level.includes(score.number)))
    .filter((table) => table.length > 1);
  const met = new Set(among.flatMap((table) => table.flatMap((a) => table.map((b) => `${a.number} ${b.number}`))));
  if (!level.every((a) => level.every((b) => a === b || met.has(`${a} ${b}`)))) return 0;
  return sumOf(
    among.flatMap((table) => {
      const mine = table.find((score) => score.number === number);
      return mine === undefined ? [] : table.map((other) => Math.sign((other.place ?? 0) - (mine.place ?? 0)));
    }),
  );
}

/** More people than this have never all met each other. */
const MOST_DIRECT = 16;

function groupedBy<T, K>(list: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

function compared(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((key, index) => key !== b[index]);
  return different < 0 ? 0 : (a[different] ?? 0) < (b[different] ?? 0) ? -1 : 1;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : rounded(sumOf(numbers) / numbers.length);
}

/** To a hundredth, so that the order in which numbers are added decides nothing. */
function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
