import type { GameSummary, Level } from '@slow-train/protocol';
import { LEVELS } from '@slow-train/protocol/levels';

/** Games against computers of a level, and how many of them the player won. */
export interface Rung {
  readonly level: Level;
  readonly games: number;
  readonly won: number;
}

/** Returns the ladder of finished games in which all others were computers, by the best level among these. */
export function ladderOf(games: readonly GameSummary[]): readonly Rung[] {
  const known = games.flatMap(({ seats, yourSeat, yourPlace }) => {
    const others = seats.filter((_, seat) => seat !== yourSeat);
    if (yourPlace === null || others.length === 0) return [];
    const levels = others.map((one) => (one.kind === 'computer' ? LEVELS.indexOf(one.level ?? 'regular') : -1));
    return levels.includes(-1) ? [] : [{ level: Math.max(...levels), isWon: yourPlace === 1 }];
  });
  return LEVELS.flatMap((level, index) => {
    const here = known.filter((game) => game.level === index);
    return here.length === 0 ? [] : [{ level, games: here.length, won: here.filter(({ isWon }) => isWon).length }];
  });
}
