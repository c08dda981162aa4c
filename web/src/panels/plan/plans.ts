import type { GameAnswer, GameView, PlanView, NewPlan } from '@slow-train/protocol';
import type { LiveBoard } from '../../board/state/live-board.ts';
import { api, call } from '../../client/call.ts';
import { Refused } from '../../client/http.ts';

/** The player's actions on their plan. Both methods reject when the service refuses. */
export interface Plans {
  /** Replaces the present plan. If the player's turn has come by then, the plan plays at once. */
  lay(plan: NewPlan): Promise<void>;
  takeBack(): Promise<void>;
}

/** Returns the plan of a game; updates the game after each change, also after a refused one. */
export function plansAt(id: string, handle: { take(fresh: GameAnswer): void; refetch(): void }): Plans {
  return {
    async lay(plan) {
      try {
        handle.take(await putPlan(id, plan));
      } catch (error) {
        const current = error instanceof Refused ? error.problem.current : undefined;
        if (current !== undefined) {
          handle.take(current);
          // The answer lacks the log, so fetch it.
          handle.refetch();
        }
        throw error;
      }
    },
    async takeBack() {
      handle.take(await deletePlan(id));
    },
  };
}

/** Whether the player may make a plan: others have the turn, and the player has no face-down build. */
export function mayPlan(board: LiveBoard): boolean {
  return (
    board.game().status === 'playing' &&
    board.situation().mode === 'waiting' &&
    board.view().pending === null &&
    !board.isBusy()
  );
}

/** Returns the plan that plays the player's next turns; null if there is none or it has stopped. */
export function planInUse({ you }: Pick<GameView, 'you'>): PlanView | null {
  return you.plan?.stopped === null ? you.plan : null;
}

/** Saves the plan for the player's coming turns; if it is their turn, it is played at once. */
function putPlan(id: string, plan: NewPlan): Promise<GameAnswer> {
  return call(api.games[':id'].plan.$put, { param: { id }, json: plan });
}

/** Withdraws the player's plan. */
function deletePlan(id: string): Promise<GameAnswer> {
  return call(api.games[':id'].plan.$delete, { param: { id } });
}
