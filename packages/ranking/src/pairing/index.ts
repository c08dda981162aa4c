import { pairDuels } from './duels.ts';
import type { Pairings, Question } from './entrant.ts';
import { seatTables } from './tables.ts';

export type { Entrant, Pairings, Question } from './entrant.ts';
export * from './points.ts';
export * from './round-robin.ts';
export * from './standing.ts';
export { tableSizes } from './tables.ts';

/** Pairs a round by the Swiss system: people with equal points meet, and as long as it can be avoided nobody twice. */
export function pairSwiss(question: Question): Pairings {
  const { entrants, tableSize } = question;
  if (entrants.length < 2) return { tables: [], byes: entrants.map(({ number }) => number) };
  return tableSize === 2 ? pairDuels(question) : seatTables(question);
}
