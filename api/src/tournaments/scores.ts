import { POINTS_OF_BYE, POINTS_OF_LATE } from '@slow-train/ranking/pairing';
import type { TournamentEntrant, RoundScore, TournamentTable } from './tournament.ts';

// An entrant's score of a round before its games are counted.

/** Returns a score for each round that somebody has missed so far. */
export function missed(
  players: readonly TournamentEntrant[],
  scores: readonly RoundScore[],
  round: number,
): readonly RoundScore[] {
  const known = new Set(scores.map((one) => `${one.round} ${one.number}`));
  return players.flatMap(({ number }) =>
    missedBefore(round, number).filter((one) => !known.has(`${one.round} ${number}`)),
  );
}

/** Returns a late entrant's points for missed rounds: half of a win for the first. */
export function missedBefore(round: number, number: number): readonly RoundScore[] {
  return Array.from({ length: round - 1 }, (_, index) =>
    index === 0 ? { ...absent(1, number), kind: 'late' as const, points: POINTS_OF_LATE } : absent(index + 1, number),
  );
}

const NO_GAME = { game: null, seat: null, place: null, pips: null } as const;

export function seatFor({ round, game }: TournamentTable, number: number, seat: number): RoundScore {
  return { round, number, kind: 'game', game, seat, points: null, place: null, pips: null };
}

/** Returns the score of somebody without anybody to play with: a win, and half of one if they have had a bye before. */
export function byeFor(before: readonly RoundScore[], round: number, number: number): RoundScore {
  const hadOne = before.some((one) => one.number === number && one.kind === 'bye' && one.round !== round);
  return { round, number, kind: 'bye', points: hadOne ? POINTS_OF_BYE / 2 : POINTS_OF_BYE, ...NO_GAME };
}

/** Returns the score of somebody who sits out because of their own blocks. */
export function keptApart(round: number, number: number): RoundScore {
  return { round, number, kind: 'apart', points: 0, ...NO_GAME };
}

/** The score of somebody without a game of their own doing. */
export function absent(round: number, number: number): RoundScore {
  return { round, number, kind: 'absent', points: 0, ...NO_GAME };
}
