import type { GameAnswer, NewPlan } from '@slow-train/protocol';
import { deletePlan, putPlan } from '../api/games.ts';
import { Refused } from '../api/http.ts';

/** The plan of one's own seat at a table. Both reject where the table did not take it. */
export interface Plans {
  /** Lays out a plan in place of the one that is there. Where one's turn has come meanwhile, it plays at once. */
  lay(plan: NewPlan): Promise<void>;
  takeBack(): Promise<void>;
}

/** The plan of one's own seat, and the table as it is after each of its changes: also after one that was refused. */
export function plansAt(id: string, table: { take(fresh: GameAnswer): void; lookAgain(): void }): Plans {
  return {
    async lay(plan) {
      try {
        table.take(await putPlan(id, plan));
      } catch (error) {
        const current = error instanceof Refused ? error.problem.current : undefined;
        if (current !== undefined) {
          table.take(current);
          // What has happened meanwhile is in the log, which does not come along.
          table.lookAgain();
        }
        throw error;
      }
    },
    async takeBack() {
      table.take(await deletePlan(id));
    },
  };
}
