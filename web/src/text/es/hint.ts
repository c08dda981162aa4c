import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/es';
import type * as en from '../en/hint.ts';

/** Hints. `*this*` is strong. */
export const hintText: Translation<typeof en.hintText> = {
  play: (tile, train, because) => `Prueba *${tile}* en ${train}: ${because}.`,
  build: (tiles, because) => `Prueba *${count(tiles, 'ficha')}*: ${because}.`,
  tap: 'Avisa también.',
  draw: 'Ninguna ficha encaja: roba una.',
  pass: 'Ninguna ficha encaja: pasa.',
  because: {
    goesOut: 'con ella te quedas sin fichas',
    longest: 'es tu tren más largo',
    longestFound: 'es el tren más largo que encontramos',
    longestKeeping: (double) => `es tu tren más largo. *${double}* se queda en la mano: nada podría cubrirlo`,
    covers: (double) => `cubre *${double}*`,
    onlyPlay: 'no se puede jugar otra cosa',
    canCover: (by) => `puedes cubrirlo con *${by}*`,
    startsTrain: (tiles) => `empieza tu tren más largo, de ${tiles}`,
    keepsTrain: (tiles) => `conserva tu tren más largo, de ${tiles}`,
    goesOn: (tiles) => (tiles === 1 ? '1 ficha más puede seguirla' : `${tiles} fichas más pueden seguirla`),
    lightens: (pips) => `te quita ${count(pips, 'punto')}`,
  },
};
