import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/es';
import type * as en from '../en/recap.ts';

/** Words about what happened while the player was away. */
export const recapText: Translation<typeof en.recapText> = {
  title: (things, isMore) => `Mientras no estabas: ${isMore ? 'más de ' : ''}${count(things, 'jugada')}`,
  list: 'Qué pasó, lo más nuevo primero',
  show: 'Muéstrame',
  skip: 'Saltar',
  again: 'Mientras no estaba',

  replay: 'Mientras no estabas',
  reading: 'Cargando las jugadas…',
  failed: 'No se pudieron cargar las jugadas.',
  tryAgain: 'Intentar de nuevo',
  nothing: 'Nada que mostrar: así está la mesa ahora.',
  asYouLeft: 'Así la dejaste.',
  skipped: (earlier) => `Sin ${count(earlier, 'jugada anterior', 'jugadas anteriores')}.`,
  skipToNow: 'Saltar a ahora',
  toTable: 'Volver a la mesa',
  position: (step, of) => (step === of ? `${step} de ${of}: ahora` : `${step} de ${of}`),
  player: 'Reproductor',
  keys: 'Las flechas avanzan, Espacio reproduce, Esc salta.',
};
