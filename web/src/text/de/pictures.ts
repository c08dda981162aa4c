import type { Translation } from '@slow-train/words';
import { listed, tileText } from '@slow-train/words/de';
import type * as en from '../en/pictures.ts';

/** The words on the little boards that show a rule. */
export const pictureText: Translation<typeof en.pictureText> = {
  you: 'Du',
  yourHand: 'Deine Hand',
  mexican: 'Mexikanischer',
  engine: 'Lok',
  allowed: 'erlaubt',
  refused: 'nicht erlaubt',
  open: 'offen für alle',
  closed: 'wieder zu',
  doubleOpen: (tile) => `${tileText(tile)} offen`,
  ends: (pips) => `endet dann auf ${pips}`,
  toPlay: 'ist dran',
  skipped: 'übersprungen',
  sent: 'gesendet, verdeckt',
  mayDraw: 'darf ziehen',
  mayNotDraw: 'darf nicht ziehen',
  mayKeep: 'darf ihn behalten',
  mayNotKeep: 'muss ihn legen',
  drew: (tile) => `zog ${tileText(tile)}`,
  oneLeft: 'noch 1 Stein',
  tap: 'muss klopfen',
  lays: (tile) => `legt ${tileText(tile)}`,
  starts: 'beginnt',
  layAndStarts: (tile) => `legt ${tileText(tile)}, beginnt`,
  byChance: 'durch Los',
  counts: (pips) => `zählt ${pips}`,
  rounds: (scores, total) => `${scores.join(' + ')} = ${total}`,
  wins: 'gewinnt',
  out: 'fertig',
  row: ({ name, tiles, signal, note }) => {
    const names = tiles.map(({ inward, outward }) => `${inward}\u2011${outward}`);
    const laid = names.length === 0 ? '' : `: ${listed(names)}`;
    const said = [
      ...(signal === 'up' ? ['Signal oben'] : signal === 'down' ? ['Signal unten'] : []),
      ...(note ? [note] : []),
    ];
    return `${name}${laid}${said.length === 0 ? '' : `; ${said.join(', ')}`}.`;
  },
};
