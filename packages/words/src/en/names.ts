import { namesWith } from '../names.ts';

export const seatName = (seat: number): string => `Seat ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'You',
  seat: seatName,
  row: { yours: 'Your train', mexican: 'Mexican' },
  train: { yours: 'your train', mexican: 'the Mexican train', of: (name) => `${name}’s train` },
  short: { of: (name) => `${name}’s` },
});
