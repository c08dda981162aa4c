import type { Translation } from '@slow-train/words';
import { count, den } from '@slow-train/words/de';
import type * as en from '../en/hint.ts';

/** Hints. `*this*` is strong. */
export const hintText: Translation<typeof en.hintText> = {
  play: (tile, train, because) => `Versuch *${tile}* an ${den(train)}: ${because}.`,
  build: (tiles, because) => `Versuch *${count(tiles, 'Stein')}*: ${because}.`,
  tap: 'Klopf dazu.',
  draw: 'Kein Stein passt: Zieh einen.',
  pass: 'Kein Stein passt: Setz aus.',
  because: {
    goesOut: 'damit bist du alle Steine los',
    longest: 'dein längster Zug',
    longestFound: 'der längste gefundene Zug',
    longestKeeping: (double) =>
      `dein längster Zug. Das Doppel *${double}* bleibt auf der Hand: Nichts könnte es abdecken`,
    covers: (double) => `damit ist *${double}* abgedeckt`,
    onlyPlay: 'nichts anderes geht',
    canCover: (by) => `du kannst ihn mit *${by}* abdecken`,
    startsTrain: (tiles) => `damit beginnt dein längster Zug mit ${tiles}`,
    keepsTrain: (tiles) => `dein längster Zug mit ${tiles} bleibt möglich`,
    goesOn: (tiles) => (tiles === 1 ? '1 weiterer Stein kann folgen' : `${tiles} weitere Steine können folgen`),
    lightens: (pips) => `damit bist du ${count(pips, 'Auge', 'Augen')} los`,
  },
};
