import { namesWith } from '../names.ts';
import { trainOf } from './grammar.ts';

export const seatName = (seat: number): string => `Platz ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'Du',
  seat: seatName,
  row: { yours: 'Dein Zug', mexican: 'Mexikanischer' },
  train: { yours: 'dein Zug', mexican: 'der Mexikanische Zug', of: trainOf },
  short: { of: trainOf },
});
