import type { GameAnswer, GameView, SeatChange } from '@slow-train/protocol';
import { changeSeat } from './games.ts';
import { Refused } from './http.ts';

/** More moves than this are not made between a look and a request. */
const MOST_TRIES = 4;

/**
 * Changes one's own seat, and takes the table as it is then. What others did meanwhile is no reason to ask again: the
 * wish is the same at whatever revision.
 * @throws Refused, Unreachable
 */
export async function changeMySeat(
  table: { take(fresh: GameAnswer): void },
  game: () => Pick<GameView, 'id' | 'revision'>,
  change: SeatChange,
): Promise<void> {
  let { id, revision } = game();
  for (let tries = 1; ; tries++) {
    try {
      table.take(await changeSeat(id, revision, change));
      return;
    } catch (error) {
      const current = error instanceof Refused ? error.problem.current : undefined;
      if (current === undefined || tries === MOST_TRIES) throw error;
      table.take(current);
      ({ id, revision } = current.game);
    }
  }
}
