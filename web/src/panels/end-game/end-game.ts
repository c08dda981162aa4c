import type { GameView, LogEntry } from '@slow-train/protocol';
import { api, call } from '../../client/call.ts';
import { takeAnswer, type GameHandle } from '../../client/game.ts';

/** How long the player can take it back. The service allows a little longer, for the request. */
const UNDO_MS = 60_000;

/** Returns the end, by the service's clock, of the player's time to undo ending the game; null if they did not. */
export function undoUntil({ status, you }: Pick<GameView, 'status' | 'you'>, log: readonly LogEntry[]): number | null {
  const last = log.at(-1);
  const isMine = last?.events.some((event) => event.type === 'ended' && event.seat === you.seat) === true;
  return status === 'finished' && isMine && last !== undefined ? Date.parse(last.at) + UNDO_MS : null;
}

/** The player's actions on the end of a game against computers. Both reject when the service refuses. */
export interface Ending {
  /** Ends the game. */
  end(): Promise<void>;
  /** Takes back that the player ended it. */
  reopen(): Promise<void>;
}

/** Returns the ending of one game; updates the game after each. */
export function endingOf(id: string, handle: GameHandle): Ending {
  const param = { id };
  return {
    end: () => takeAnswer(handle, call(api.games[':id'].end.$post, { param })),
    reopen: () => takeAnswer(handle, call(api.games[':id'].end.$delete, { param })),
  };
}
