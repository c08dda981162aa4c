import type { GameSummary } from '@slow-train/protocol';

/** My games, grouped by whether they wait for me. */
export interface Groups {
  readonly yourTurn: readonly GameSummary[];
  readonly others: readonly GameSummary[];
  readonly lobby: readonly GameSummary[];
  readonly finished: readonly GameSummary[];
}

/**
 * Groups and sorts the games for the timetable: least time left first. Without a clock, the game that has waited
 * longest for me comes first, otherwise the most recently active.
 */
export function groupGames(games: readonly GameSummary[]): Groups {
  const newest = games.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return {
    yourTurn: newest
      .filter((game) => game.isYourTurn)
      .toReversed()
      .toSorted(byTimeLeft),
    others: newest.filter((game) => game.status === 'playing' && !game.isYourTurn).toSorted(byTimeLeft),
    lobby: newest.filter((game) => game.status === 'lobby'),
    finished: newest.filter((game) => game.status === 'finished'),
  };
}

function byTimeLeft(one: GameSummary, other: GameSummary): number {
  const [left, right] = [one, other].map(({ turnBy }) => (turnBy === null ? Infinity : Date.parse(turnBy)));
  return left === right ? 0 : (left ?? 0) - (right ?? 0);
}

/** Derives a short number from the game's id: always the same four digits. */
export function shortNumber(id: string): string {
  let number = 0;
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return String(number).padStart(4, '0');
}
