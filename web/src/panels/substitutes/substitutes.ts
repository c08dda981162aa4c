import type { GameView } from '@slow-train/protocol';
import { takeAnswer, type GameHandle } from '../../client/game.ts';
import { leaveGame } from '../../client/games.ts';
import { putVacancy, takeSeatBack } from './requests.ts';

/** What can be done about a seat that is held for its owner. All reject where the service refuses. */
export interface Substitutes {
  /** Lets volunteers take the seat, or no longer. */
  seek(open: boolean): Promise<void>;
  /** Takes one's own seat back. */
  comeBack(): Promise<void>;
  /** Leaves the seat as a substitute, and with it the game. */
  getUp(): Promise<void>;
}

/** The held seats of one game, whose new state is taken after each change. */
export function substitutesAt({ id }: Pick<GameView, 'id'>, table: GameHandle, revision: () => number): Substitutes {
  return {
    seek: (open) => takeAnswer(table, putVacancy(id, open)),
    comeBack: () => takeAnswer(table, takeSeatBack(id)),
    async getUp() {
      try {
        await leaveGame(id, revision());
      } finally {
        // Left, or refused because somebody has moved: either way what is shown is out of date.
        table.refetch();
      }
    },
  };
}
