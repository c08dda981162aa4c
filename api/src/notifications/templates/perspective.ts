import { isOn, readView, type Seat, type View } from '@slow-train/rules';
import { wordsIn, type Names } from '@slow-train/words';
import type { GameNotification } from '../notification.ts';

/** A notification about one game, as its reader sees the game. */
export interface Perspective {
  readonly notification: GameNotification;
  readonly names: Names;
  /** The reader's seat; null for a person who was invited. */
  readonly seat: Seat | null;
  /** The current round; null between rounds. */
  readonly view: View | null;
  /** Whether it is the reader's turn. */
  readonly isTurn: boolean;
}

export function perspectiveOf(notification: GameNotification): Perspective {
  const { game } = notification.answer;
  const { seat } = game.you;
  const view = game.status === 'playing' && game.round !== null ? readView(game.round) : null;
  return {
    notification,
    names: wordsIn(notification.language).namesOf(game),
    seat,
    view: view?.table.phase === 'over' ? null : view,
    isTurn: view !== null && seat !== null && isOn(view.table, seat),
  };
}
