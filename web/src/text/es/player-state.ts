import type { Translation } from '@slow-train/words';
import type * as en from '../en/player-state.ts';

/** The notepad. */
export const playerStateText: Translation<typeof en.playerStateText> = {
  notes: 'Notas',
  notesHint: 'Solo tú puedes leer esto, en cualquiera de tus dispositivos.',
  placeholder: '¿Quién robó por falta de nueves? ¿Qué querías hacer después?',
  saved: 'Guardado.',
  saving: 'Guardando…',
  tooLong: (most) =>
    `Tus notas de dos dispositivos son demasiado largas juntas. Déjalas en ${most} caracteres. Mientras tanto solo se guardan aquí.`,
  unsaved: 'Slow Train no responde. Tus notas quedan guardadas aquí y se suben después.',
};
