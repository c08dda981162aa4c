import type { GameSummary } from '@slow-train/protocol';

/** My tables in the order of what they want from me. */
export interface Groups {
  readonly yourTurn: readonly GameSummary[];
  readonly others: readonly GameSummary[];
  readonly boarding: readonly GameSummary[];
  readonly arrived: readonly GameSummary[];
}

/**
 * Sorts the tables into the timetable: where the least time is left comes first. Without a clock it is who has waited
 * longest for me, else the liveliest.
 */
export function groupGames(games: readonly GameSummary[]): Groups {
  const newest = games.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return {
    yourTurn: newest
      .filter((game) => game.isYourTurn)
      .toReversed()
      .toSorted(byTimeLeft),
    others: newest.filter((game) => game.status === 'playing' && !game.isYourTurn).toSorted(byTimeLeft),
    boarding: newest.filter((game) => game.status === 'boarding'),
    arrived: newest.filter((game) => game.status === 'finished'),
  };
}

function byTimeLeft(one: GameSummary, other: GameSummary): number {
  const [left, right] = [one, other].map(({ turnBy }) => (turnBy === null ? Infinity : Date.parse(turnBy)));
  return left === right ? 0 : (left ?? 0) - (right ?? 0);
}

/** A number for a ticket, made of the table's id: always the same four figures. */
export function ticketNumber(id: string): string {
  let number = 0;
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return String(number).padStart(4, '0');
}
