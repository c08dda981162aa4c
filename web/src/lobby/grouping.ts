import type { GameSummary } from '@slow-train/protocol';

/** My tables in the order of what they want from me. */
export interface Groups {
  readonly yourTurn: readonly GameSummary[];
  readonly others: readonly GameSummary[];
  readonly boarding: readonly GameSummary[];
  readonly arrived: readonly GameSummary[];
}

/** Sorts the tables into the timetable: who has waited longest for me comes first, else the liveliest. */
export function groupsOf(games: readonly GameSummary[]): Groups {
  const newest = games.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return {
    yourTurn: newest.filter((game) => game.isYourTurn).toReversed(),
    others: newest.filter((game) => game.status === 'playing' && !game.isYourTurn),
    boarding: newest.filter((game) => game.status === 'boarding'),
    arrived: newest.filter((game) => game.status === 'finished'),
  };
}

/** A number for a ticket, made of the table's id: always the same four figures. */
export function ticketNumber(id: string): string {
  let number = 0;
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return String(number).padStart(4, '0');
}
