import { browserNamesWith } from '../browser-name.ts';
import { departuresWith } from '../departure.ts';
import { namesThenWith } from '../names-then.ts';
import { namesWith } from '../names.ts';
import { refusalsWith } from '../refusals.ts';
import { sentencesWith } from '../sentence.ts';
import { count, dayName, spanOf } from './grammar.ts';
import { happened } from './happened.ts';
import { matterOf } from './matters.ts';
import { refusals } from './refusals.ts';

export * from '../common.ts';
export * from './cards.ts';
export * from './grammar.ts';
export * from './listing.ts';
export * from './matters.ts';
export * from './problems.ts';
export * from './talk.ts';

export const seatName = (seat: number): string => `Asiento ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'Tú',
  seat: seatName,
  row: { yours: 'Tu tren', mexican: 'Mexicano' },
  train: { yours: 'tu tren', mexican: 'el tren mexicano', of: (name) => `el tren de ${name}` },
  short: { of: (name) => `el de ${name}` },
});

export const namesThen = /* @__PURE__ */ namesThenWith(namesOf, 'Alguien de reemplazo');

export const sentenceOf = /* @__PURE__ */ sentencesWith({ happened, matterOf, dayName, spanOf });

export const explain = /* @__PURE__ */ refusalsWith(refusals);

export const browserName = /* @__PURE__ */ browserNamesWith({
  unknown: 'Un navegador',
  on: (browser, system) => `${browser} en ${system}`,
});

export const { departureDay, departureTime, durationOf, timeLeft } = /* @__PURE__ */ departuresWith({
  locale: 'es',
  days: (many) => count(many, 'día'),
  left: (duration) => `quedan ${duration}`,
  underAMinute: 'queda menos de un minuto',
  isUp: 'se acabó el tiempo',
  date: (weekday, day, month) => `${weekday} ${day} ${month}`,
});
