import type { Translation } from '@slow-train/words';
import type * as en from '../en/end-game.ts';

/** Ending a game against computers. */
export const endGameText: Translation<typeof en.endGameText> = {
  end: 'Terminar esta partida',
  ending: 'Terminando…',
  ended: 'Terminaste esta partida',
  endedMore: 'No tiene resultado.',
  undo: 'Deshacer',
  undoing: 'Trayéndola de vuelta…',
  undoMore: '¿Cambiaste de idea? Durante un minuto puedes seguir como si nada.',
};
