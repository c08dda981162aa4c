import type { Translation } from '@slow-train/words';
import { listed, tileText } from '@slow-train/words/es';
import type * as en from '../en/pictures.ts';

/** The words on the little boards that show a rule. */
export const pictureText: Translation<typeof en.pictureText> = {
  you: 'Tú',
  yourHand: 'Tu mano',
  mexican: 'Mexicano',
  engine: 'Centro',
  allowed: 'se puede',
  refused: 'no se puede',
  open: 'abierto',
  closed: 'cerrado otra vez',
  doubleOpen: (tile) => `${tileText(tile)} abierto`,
  ends: (pips) => `termina en ${pips}`,
  toPlay: 'le toca',
  skipped: 'se salta',
  sent: 'enviado, oculto',
  mayDraw: 'puedes robar',
  mayNotDraw: 'no puedes robar',
  mayKeep: 'puedes guardarla',
  mayNotKeep: 'hay que jugarla',
  drew: (tile) => `robaste ${tileText(tile)}`,
  oneLeft: 'queda 1 ficha',
  tap: 'hay que avisar',
  lays: (tile) => `pone ${tileText(tile)}`,
  starts: 'empieza',
  layAndStarts: (tile) => `pone ${tileText(tile)}, empieza`,
  byChance: 'al azar',
  counts: (pips) => `cuenta ${pips}`,
  rounds: (scores, total) => `${scores.join(' + ')} = ${total}`,
  wins: 'gana',
  out: 'sin fichas',
  row: ({ name, tiles, signal, note }) => {
    const names = tiles.map(({ inward, outward }) => `${inward}\u2011${outward}`);
    const laid = names.length === 0 ? '' : `: ${listed(names)}`;
    const said = [
      ...(signal === 'up' ? ['señal arriba'] : signal === 'down' ? ['señal abajo'] : []),
      ...(note ? [note] : []),
    ];
    return `${name}${laid}${said.length === 0 ? '' : `; ${said.join(', ')}`}.`;
  },
};
