import type { GameView } from '@slow-train/protocol';
import { leaveGame } from '../api/games.ts';
import { taken, type Taker } from '../api/taken.ts';
import { putVacancy, takeSeatBack } from './requests.ts';

/** What one can do about a seat that is held. Both reject where the table did not take it. */
export interface Substitutes {
  /** Lets volunteers take the seat, or no more. */
  seek(open: boolean): Promise<void>;
  /** Takes one's own seat back. */
  comeBack(): Promise<void>;
  /** Gets up from the seat in which one sits in for somebody: the table is none of one's business any more. */
  getUp(): Promise<void>;
}

/** The held seats of one table, which is taken as it is after each change. */
export function substitutesAt({ id }: Pick<GameView, 'id'>, table: Taker, revision: () => number): Substitutes {
  return {
    seek: (open) => taken(table, putVacancy(id, open)),
    comeBack: () => taken(table, takeSeatBack(id)),
    async getUp() {
      try {
        await leaveGame(id, revision());
      } finally {
        // Gone, or refused because somebody has moved meanwhile: in both cases what is shown is old.
        table.lookAgain();
      }
    },
  };
}
