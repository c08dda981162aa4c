import { namesWith } from '../names.ts';

export const seatName = (seat: number): string => `Asiento ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'Tú',
  seat: seatName,
  row: { yours: 'Tu tren', mexican: 'Mexicano' },
  train: { yours: 'tu tren', mexican: 'el tren mexicano', of: (name) => `el tren de ${name}` },
  short: { of: (name) => `el de ${name}` },
});
