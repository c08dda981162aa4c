import { at, viewFor, type Setup, type Tile } from '@slow-train/rules';
import { forcedAction } from './forced.ts';
import { recordGame } from './record-game.ts';

/** How often people have to come back in a game: the sum over all of its seats. */
export interface Wakeups {
  /** With everything sent by hand: once for each turn, however many actions it takes, and for each build. */
  readonly turns: number;
  /** Where what has no choice plays itself: once for each turn in which there was anything to decide. */
  readonly forced: number;
}

/** Counts through a whole game in which all seats play as the computer player does. The same shuffles, the same counts. */
export function wakeupsOf(setup: Setup, shuffle: (tiles: readonly Tile[]) => readonly Tile[]): Wakeups {
  const turns = new Set<string>();
  const withChoice = new Set<string>();
  recordGame({
    setup,
    shuffle,
    withLegal: false,
    watch: (state, seat) => {
      const { round, seats } = state.table;
      const turn = `${round}:${seat}:${at(seats, seat).turns}`;
      turns.add(turn);
      if (forcedAction(viewFor(state, seat)) === null) withChoice.add(turn);
    },
  });
  return { turns: turns.size, forced: withChoice.size };
}
