import type { GameAnswer, GameView, PlanView, NewPlan } from '@slow-train/protocol';
import type { LiveBoard } from '../../board/state/live-board.ts';
import { deletePlan, putPlan } from '../../client/games.ts';
import { Refused } from '../../client/http.ts';

/** What a player can do about their plan. Both reject where the service refuses. */
export interface Plans {
  /** Lays out a plan in place of the present one. Where the player's turn has come since, it plays at once. */
  lay(plan: NewPlan): Promise<void>;
  takeBack(): Promise<void>;
}

/** The plan of a game, whose new state is taken after each change: also after one that was refused. */
export function plansAt(id: string, table: { take(fresh: GameAnswer): void; refetch(): void }): Plans {
  return {
    async lay(plan) {
      try {
        table.take(await putPlan(id, plan));
      } catch (error) {
        const current = error instanceof Refused ? error.problem.current : undefined;
        if (current !== undefined) {
          table.take(current);
          // What has happened is in the log, which the answer lacks.
          table.refetch();
        }
        throw error;
      }
    },
    async takeBack() {
      table.take(await deletePlan(id));
    },
  };
}

/** Whether the player may lay out a plan: others have the turn, and no build of the player's lies face down. */
export function mayPlan(board: LiveBoard): boolean {
  return (
    board.game().status === 'playing' &&
    board.situation().mode === 'waiting' &&
    board.view().pending === null &&
    !board.isBusy()
  );
}

/** The plan by which the player's next turns are played; null where there is none, or it has stopped. */
export function planInUse({ you }: Pick<GameView, 'you'>): PlanView | null {
  return you.plan?.stopped === null ? you.plan : null;
}
