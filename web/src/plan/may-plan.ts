import type { LaidPlan } from '@slow-train/protocol';
import type { Board } from '../table/board.ts';

/** Whether the reader may lay out a plan: somebody else is on, and no build of the reader's lies face down. */
export function mayPlan(board: Board): boolean {
  const { plans, game } = board.props;
  return (
    plans !== undefined &&
    game.status === 'playing' &&
    board.now().mode === 'waiting' &&
    board.view().pending === null &&
    !board.isBusy()
  );
}

/** The plan by which the reader's next turns are played; null where there is none, or it has stopped. */
export function planInUse({ props }: Pick<Board, 'props'>): LaidPlan | null {
  const { plan } = props.game.you;
  return plan?.stopped === null ? plan : null;
}
