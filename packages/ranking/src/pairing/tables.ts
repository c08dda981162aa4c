import type { Entrant, Pairings, Question } from './entrant.ts';
import { drawn, lotOf } from './lot.ts';

const PARTED = 1e11;
const AGAIN = 1e7;
/** Orders that are tried if somebody still meets somebody again. */
const TRIES = 6;

/**
 * Returns how many sit at each table: as few tables as there can be, and none more than one seat larger than another;
 * larger ones first.
 */
export function tableSizes(people: number, tableSize: number): readonly number[] {
  if (people < 2) return [];
  const tables = Math.ceil(people / tableSize);
  return Array.from({ length: tables }, (_, nth) => Math.floor(people / tables) + (nth < people % tables ? 1 : 0));
}

/**
 * Seats people at tables of three and more by the Swiss system for many players: in order of points, by lot where those are
 * equal, filling table after table; then two people change places wherever that lets fewer people meet again, or brings
 * people with more equal points together, until no such change is left. Best of several lots if somebody still meets
 * somebody again. People who must not sit together, and still would, sit out.
 * @param isByPoints false for a schedule in which only new acquaintances count
 */
export function seatTables(question: Question, isByPoints = true): Pairings {
  const { entrants, tableSize } = question;
  const prices = pricesOf(question, isByPoints);
  let best: Seating | null = null;
  for (let nth = 0; nth < TRIES; nth++) {
    const seating = improved(ordered(question, isByPoints, nth), tableSizes(entrants.length, tableSize), prices);
    if (best === null || seating.price < best.price) best = seating;
    if (best.price < AGAIN) break;
  }
  return withoutParted(question, best?.tables ?? [entrants.map((_, index) => index)]);
}

interface Seating {
  /** Indexes of entrants. */
  readonly tables: readonly (readonly number[])[];
  readonly price: number;
}

/** Returns the indexes of the entrants in the order in which they fill tables. */
function ordered({ seed, round, entrants }: Question, isByPoints: boolean, nth: number): readonly number[] {
  const lots = entrants.map(({ number }) => lotOf(seed, round + nth * 1_000, number));
  const points = (index: number): number => (isByPoints ? (entrants[index]?.points ?? 0) : 0);
  return entrants.map((_, index) => index).toSorted((a, b) => points(b) - points(a) || (lots[a] ?? 0) - (lots[b] ?? 0));
}

/** Returns the cost of seating each two entrants together. */
function pricesOf({ entrants, apart }: Question, isByPoints: boolean): readonly Float64Array[] {
  const indexes = new Map(entrants.map(({ number }, index) => [number, index]));
  const prices = entrants.map((one) =>
    Float64Array.from(entrants, (other) => (isByPoints ? (one.points - other.points) ** 2 : 0)),
  );
  const add = (a: number, b: number, price: number): void => {
    const [i, j] = [indexes.get(a), indexes.get(b)];
    const row = i === undefined ? undefined : prices[i];
    if (row !== undefined && j !== undefined) row[j] = (row[j] ?? 0) + price;
  };
  for (const { number, met } of entrants) for (const other of met) add(number, other, AGAIN);
  for (const [a, b] of apart) {
    add(a, b, PARTED);
    add(b, a, PARTED);
  }
  return prices;
}

/** Changes two people's places as long as that makes the tables cheaper. */
function improved(order: readonly number[], sizes: readonly number[], prices: readonly Float64Array[]): Seating {
  let from = 0;
  const tables = sizes.map((size) => order.slice(from, (from += size)));
  const between = (one: number, table: readonly number[], without: number): number => {
    const row = prices[one];
    let sum = 0;
    for (const other of table) if (other !== without && other !== one) sum += row?.[other] ?? 0;
    return sum;
  };
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [t, table] of tables.entries())
      for (const other of tables.slice(t + 1))
        for (const [i, one] of table.entries())
          for (const [j, two] of other.entries()) {
            const here = table[i] ?? one;
            const before = between(here, table, here) + between(two, other, two);
            const after = between(here, other, two) + between(two, table, here);
            if (after >= before) continue;
            table[i] = two;
            other[j] = here;
            isBetter = true;
          }
  }
  const price = tables.reduce((sum, table) => sum + table.reduce((part, one) => part + between(one, table, one), 0), 0);
  return { tables, price: price / 2 };
}

/** Lets entrants sit out who would sit with somebody they must not meet, those with the fewest points first. */
function withoutParted({ seed, round, entrants, apart }: Question, tables: readonly (readonly number[])[]): Pairings {
  const byes: number[] = [];
  const isParted = (a: number, b: number): boolean =>
    apart.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  const seated = tables.map((table) => {
    const kept: Entrant[] = [];
    const people = table.flatMap((index) => entrants[index] ?? []).toSorted((a, b) => b.points - a.points);
    for (const one of people) {
      if (kept.some(({ number }) => isParted(number, one.number))) byes.push(one.number);
      else kept.push(one);
    }
    if (kept.length === 1) byes.push(...kept.splice(0).map(({ number }) => number));
    return drawn(
      seed,
      round,
      kept.map(({ number }) => number),
    );
  });
  return { tables: seated.filter((table) => table.length > 0), byes };
}
