import { isOn, readView, type Seat, type View } from '@slow-train/rules';
import { namesOf, type Names } from '@slow-train/words';
import type { Told } from '../told.ts';

/** What is told, as its reader sees it. */
export interface Reading {
  readonly told: Told;
  readonly names: Names;
  /** Where the reader sits; null for who was invited. */
  readonly seat: Seat | null;
  /** The round that is being played; null where none is. */
  readonly view: View | null;
  /** Whether the table waits for the reader. */
  readonly isOn: boolean;
}

/** Reads what is told. */
export function readingOf(told: Told): Reading {
  const { game } = told.answer;
  const { seat } = game.you;
  const view = game.status === 'playing' && game.round !== null ? readView(game.round) : null;
  return {
    told,
    names: namesOf(game),
    seat,
    view: view?.table.phase === 'over' ? null : view,
    isOn: view !== null && seat !== null && isOn(view.table, seat),
  };
}
