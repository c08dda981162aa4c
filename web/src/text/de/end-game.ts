import type { Translation } from '@slow-train/words';
import type * as en from '../en/end-game.ts';

/** Ending a game against computers. */
export const endGameText: Translation<typeof en.endGameText> = {
  end: 'Diese Partie beenden',
  ending: 'Wird beendet…',
  ended: 'Du hast diese Partie beendet',
  endedMore: 'Sie hat kein Ergebnis.',
  undo: 'Rückgängig',
  undoing: 'Sie kommt zurück…',
  undoMore: 'Anders überlegt? Eine Minute lang kannst du weiterspielen, als wäre nichts gewesen.',
};
