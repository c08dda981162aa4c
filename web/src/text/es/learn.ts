import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/es';
import type * as en from '../en/learn.ts';

/** The lesson at /learn: a first round, taught by playing it. Its tiles are those of a fixed deck. */
export const learnText: Translation<typeof en.learnText> = {
  title: 'Tu primera ronda',
  table: 'La lección',
  opponent: 'Robur',
  leave: 'Salir y guardar mi avance',
  close: 'Cerrar',
  progress: 'Estaciones de la lección',
  stations: {
    match: 'Encajar',
    draw: 'Tomar',
    signal: 'Señal',
    theirs: 'Ajeno',
    mexican: 'Mexicano',
    double: 'Doble',
    last: 'La última',
    count: 'Contar',
  },
  done: 'hecha',
  steps: {
    match: {
      say: 'Pon una ficha que encaje con el 9.',
      more: '9‑9 es la locomotora: ahí empieza cada tren. 9‑4 encaja, 9 con 9.',
    },
    ownTrain: {
      say: 'Tu tren termina en 4. Pon una ficha con un 4.',
      more: 'Cada quien arma su propio tren. El de Robur empezó con 9‑2.',
    },
    draw: {
      say: 'Nada encaja con el 1. Toma una ficha.',
      more: '7‑3 encajaría en el tren de Robur, pero ahí solo juega Robur.',
    },
    signal: {
      say: '8‑6 tampoco encaja. Sube tu señal.',
      more: 'Ahora cualquiera puede jugar en tu tren, hasta que tú juegues en él.',
    },
    theirs: {
      say: 'La señal de Robur está arriba: también puedes jugar ahí.',
      more: 'Robur tomó y tampoco pudo jugar. 7‑3 encaja con el 7.',
    },
    enough: {
      say: 'Con esto ya puedes jugar.',
      more: 'Falta todavía: el tren mexicano, los dobles y cómo termina una ronda.',
    },
    drawAgain: {
      say: 'Otra vez nada encaja. Toma una ficha.',
      more: 'Robur jugó en su propio tren, así que su señal bajó.',
    },
    mexican: {
      say: '9‑5 encaja: empieza el tren mexicano.',
      more: 'Empieza con el número de la locomotora. No es de nadie y siempre está abierto.',
    },
    double: {
      say: 'Tu tren termina en 6. Pon tu doble, 6‑6.',
      more: 'Robur puso ahí 6‑1: tu señal está arriba. Una ficha tuya la baja.',
      instead: { '8-6@0': '8‑6 también encaja, pero guárdala: puede cubrir 6‑6.' },
    },
    cover: {
      say: 'Un doble va atravesado, y pones una ficha más.',
      more: '8‑6 encaja y cubre 6‑6. Mientras un doble no esté cubierto, nadie puede jugar en otro lado.',
    },
    last: {
      say: 'Tu última ficha: pon 8‑0 y te quedas sin fichas.',
      more: 'Todos saben que te queda 1 ficha.',
    },
    count: {
      say: '¡Dominó! Te quedaste sin fichas. Robur cuenta 21 puntos, tú ninguno.',
      more: 'Gana quien tiene menos puntos después de la última ronda. Eso es todo el juego.',
    },
  },
  asFigures: 'Cifras en vez de puntos',
  asPips: 'Puntos en vez de cifras',
  showMe: 'Muéstrame',
  tap: (tile, isTouch) => `${isTouch ? 'Toca' : 'Elige'} ${tile}`,
  goOn: 'Seguir',
  opponentPlays: 'Turno de Robur.',
  watch: 'Mira a dónde va la ficha.',
  left: 'Fichas que quedan en la mano',
  you: 'Tú',
  noTile: 'sin fichas',
  pips: (pips) => count(pips, 'punto'),
  learned:
    'Aprendiste: tu propio tren, tomar, la señal, el tren de alguien más, el tren mexicano, un doble y quedarte sin fichas.',
  playNow: 'Jugar ya',
  fiveMore: 'Cinco minutos más',
  play: 'Jugar con la máquina',
  playing: 'Poniendo la mesa…',
  friends: 'O jugar con amigos',
  again: 'Empezar la lección de nuevo',
};
