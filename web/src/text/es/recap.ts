import type { Translation } from '@slow-train/words';
import { count, does } from '@slow-train/words/es';
import type * as en from '../en/recap.ts';

/** Words about the events while the player was away. */
export const recapText: Translation<typeof en.recapText> = {
  title: (things, isMore) => `Mientras no estabas: ${isMore ? 'más de ' : ''}${count(things, 'jugada')}`,
  moment: 'La mesa como estaba',
  list: 'Qué pasó, en orden',
  now: 'Ahora',
  round: ({ round, moves, isOver, out }) => {
    const many = `*Ronda ${round}*: ${count(moves, 'jugada')}`;
    if (!isOver) return `${many} hasta ahora.`;
    if (out === null) return `${many}, y nadie pudo jugar más.`;
    return `${many}, y ${does(out, 'te quedaste', 'se quedó')} sin fichas.`;
  },
  show: 'Verlas en la mesa',
  toYourTurn: 'A tu turno',
  again: 'Mientras no estaba',

  replay: 'Mientras no estabas',
  goOn: 'Seguir',
  reading: 'Cargando las jugadas…',
  failed: 'No se pudieron cargar las jugadas.',
  tryAgain: 'Intentar de nuevo',
  nothing: 'Nada que mostrar: así está la mesa ahora.',
  asYouLeft: 'Así la dejaste.',
  skipped: (earlier) => `Sin ${count(earlier, 'jugada anterior', 'jugadas anteriores')}.`,
  skipToNow: 'Saltar a ahora',
  toTable: 'Volver a la mesa',
  position: (step, of, endsNow) => (endsNow && step === of ? `${step} de ${of}: ahora` : `${step} de ${of}`),
  player: 'Reproductor',
  keys: 'Las flechas avanzan, Espacio reproduce, Esc salta.',
};
