import { takeAnswer, type GameHandle } from '../../client/game.ts';
import { deleteOwnSeat } from '../../client/games.ts';
import { putVacancy, reclaimSeat } from './requests.ts';

/** The actions on a held seat. All methods reject when the service refuses. */
export interface Substitutes {
  /** Allows volunteers to take the seat, or no longer. */
  seek(open: boolean): Promise<void>;
  /** Takes one's own seat back. */
  comeBack(): Promise<void>;
  /** Leaves the seat as a substitute, and with it the game. */
  getUp(): Promise<void>;
}

/** Returns the actions on the held seats of one game; updates the game after each. */
export function substitutesAt(id: string, handle: GameHandle, revision: () => number): Substitutes {
  return {
    seek: (open) => takeAnswer(handle, putVacancy(id, open)),
    comeBack: () => takeAnswer(handle, reclaimSeat(id)),
    async getUp() {
      try {
        await deleteOwnSeat(id, revision());
      } finally {
        // The substitute has left, or was refused because the game has moved on: either way the page is out of date.
        handle.refetch();
      }
    },
  };
}
