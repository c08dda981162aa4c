import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/es';
import type * as en from '../en/plan.ts';

/** The most tiles a sentence names; the rest is counted. */
const MOST_NAMED = 6;

const some = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} y ${names.length - MOST_NAMED} más`;

/** Words about planning ahead. `*this*` is strong. */
export const planText: Translation<typeof en.planText> = {
  open: 'Planear',
  change: 'Cambiar',
  takeBack: 'Retirar',
  takingBack: 'Retirando…',
  label: 'Tu plan',

  laid: (next, turns) => `*Tu plan:* ${next}, ${count(turns, 'turno')}`,
  next: {
    train: (tile) => `${tile} es la próxima`,
    play: (tile, train) => `${tile} en ${train}`,
    cover: (tile) => `${tile} sobre un doble abierto`,
    advice: 'lo que aconseja la computadora',
    wait: 'solo jugadas obligadas',
  },

  title: 'Planear',
  close: 'Volver a la mesa',
  secret: 'Solo tú lo ves. Puedes retirarlo hasta que se juegue.',
  yourTurn: 'Es tu turno: este plan se juega enseguida.',
  meanwhile: 'Mientras tanto:',
  lay: 'Guardar este plan',
  layAgain: 'Guardar el plan cambiado',
  laying: 'Guardando…',

  parts: 'Partes del plan',
  part: {
    train: (tiles) => `Tu tren${tiles > 0 ? ` (${tiles})` : ''}`,
    cover: (tiles) => `Dobles${tiles > 0 ? ` (${tiles})` : ''}`,
    plays: (plays) => `Jugadas sueltas${plays > 0 ? ` (${plays})` : ''}`,
  },
  hand: 'Tus fichas',
  tile: (tile, is) =>
    [
      tile,
      ...(is.place === null ? [] : [`número ${is.place}`]),
      ...(is.isPicked ? ['elegida'] : []),
      ...(is.isFit ? ['encaja'] : []),
    ].join(', '),

  train: {
    starts: (end) => `Tu tren termina en *${end}*. Toca lo que sigue.`,
    ends: (end) => `Con estas termina en *${end}*.`,
    list: 'Tu tren según el plan',
    undo: 'Quitar la última',
    longest: (tiles, isProved) => `${isProved ? 'El tren más largo' : 'Un tren largo'} (${tiles})`,
  },
  cover: {
    how: 'La primera de estas que encaje cubre un doble.',
  },
  plays: {
    how: 'Elige una ficha y luego un tren. Se juega la primera que permitan las reglas.',
    to: (tile) => `Poner *${tile}* en:`,
    trains: (tile) => `Trenes para ${tile}`,
    put: (tile, train, end) => `Poner ${tile} en ${train}, que termina en ${end}`,
    fits: 'encaja ahora',
    list: 'Jugadas sueltas, la preferida primero',
    line: (tile, train) => `*${tile}* en ${train}`,
    sooner: 'Antes',
    soonerSpoken: (tile, train) => `${tile} en ${train}: antes`,
    remove: 'Quitar',
    removeSpoken: (tile, train) => `${tile} en ${train}: quitar`,
  },

  otherwise: 'Cuando nada encaja',
  wait: 'Esperarme',
  advice: 'Consejo de la computadora',
  stops: 'Detener cuando',
  stop: {
    doubleOpens: 'se abra un doble',
    trainOpens: 'se abra un tren',
    oneTile: 'a alguien le quede 1 ficha',
    roundEnds: 'termine la ronda',
  },
  turns: 'Para cuántos turnos',
  turnsMore: (most) => `Hasta ${most} de tus turnos`,

  summary: {
    title: 'Qué va a pasar',
    turns: (turns) => (turns === 1 ? 'En tu próximo turno:' : `En tus próximos ${turns} turnos:`),
    cover: (tiles) => `cubre un doble con ${tiles.join(', si no con ')}`,
    train: (tiles) => `pone ${some(tiles)} en tu tren, hasta donde se pueda`,
    plays: (plays) => `juega ${some(plays)}, la primera que se pueda`,
    play: (tile, train) => `${tile} en ${train}`,
    wait: 'te espera',
    advice: 'hace lo que aconseja la computadora',
    forced: 'Las jugadas obligadas se hacen de todos modos.',
    stops: (when) => `Se detiene cuando ${when.join(' o ')}.`,
  },
};
