/// <reference path="./edmonds-blossom-fixed.d.ts" />
import blossom from 'edmonds-blossom-fixed';
import type { Pairings, Question } from './entrant.ts';
import { lotOf } from './lot.ts';

// The price of a pairing. Each is more than all that follow can add up to in a round of 200 people and 15 rounds.
const SECOND_BYE = 1e12;
const AGAIN = 1e11;
/** For each point above the lowest, of the entrant who sits out. */
const BYE_AHEAD = 4e8;
/** For each square point between two people. */
const APART = 4_096;
/** Below which lots decide. */
const LOTS = 1_024;
const CEILING = 1e14;

/**
 * Pairs two and two by the Swiss system, as a minimum-weight perfect matching (Edmonds 1965): nobody sits out twice,
 * then nobody meets the same person again, then the one who sits out has the fewest points, then equal points meet.
 * Each of these is kept as long as it can be for all together, not just for the first pair.
 */
export function pairDuels({ seed, round, entrants, apart }: Question): Pairings {
  const lots = entrants.map(({ number }) => lotOf(seed, round, number) % LOTS);
  const least = Math.min(...entrants.map(({ points }) => points));
  const parted = new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const edges = entrants.flatMap((one, i) => [
    ...entrants.slice(i + 1).flatMap((other, nth) => {
      const j = i + 1 + nth;
      if (parted.has(`${one.number} ${other.number}`)) return [];
      const again = one.met.filter((number) => number === other.number).length;
      const lot = ((lots[i] ?? 0) ^ (lots[j] ?? 0)) % LOTS;
      return [edge(i, j, again * AGAIN + (one.points - other.points) ** 2 * APART + lot)];
    }),
    ...(entrants.length % 2 === 0
      ? []
      : [edge(i, entrants.length, one.byes * SECOND_BYE + (one.points - least) * BYE_AHEAD + (lots[i] ?? 0))]),
  ]);
  const partners = blossom(edges, true);
  const tables = entrants.flatMap((one, i) => {
    const j = partners[i] ?? -1;
    const other = entrants[j];
    return other === undefined || j < i ? [] : [{ points: one.points + other.points, seats: [one, other] }];
  });
  return {
    tables: tables
      .toSorted((a, b) => b.points - a.points)
      .map(({ seats }) =>
        seats
          .toSorted((a, b) => lotOf(seed, round, a.number) - lotOf(seed, round, b.number))
          .map(({ number }) => number),
      ),
    byes: entrants.flatMap(({ number }, i) => (entrants[partners[i] ?? -1] === undefined ? [number] : [])),
  };
}

function edge(a: number, b: number, price: number): readonly [number, number, number] {
  return [a, b, CEILING - price];
}
