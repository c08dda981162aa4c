import { browserNamesWith } from '../browser-name.ts';
import { departuresWith } from '../departure.ts';
import { namesThenWith } from '../names-then.ts';
import { namesWith } from '../names.ts';
import { explain as explainInEnglish } from '@slow-train/rules';
import type { Explain } from '../refusals.ts';
import { sentencesWith } from '../sentence.ts';
import { count, dayName, spanOf } from './grammar.ts';
import { happened } from './happened.ts';
import { matterOf } from './matters.ts';

export * from '../common.ts';
export * from './cards.ts';
export * from './grammar.ts';
export * from './listing.ts';
export * from './matters.ts';
export * from './problems.ts';
export * from './talk.ts';

export const seatName = (seat: number): string => `Seat ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'You',
  seat: seatName,
  row: { yours: 'Your train', mexican: 'Mexican' },
  train: { yours: 'your train', mexican: 'the Mexican train', of: (name) => `${name}’s train` },
  short: { of: (name) => `${name}’s` },
});

export const namesThen = /* @__PURE__ */ namesThenWith(namesOf, 'A stand-in');

export const sentenceOf = /* @__PURE__ */ sentencesWith({ happened, matterOf, dayName, spanOf });

export const explain: Explain = explainInEnglish;

export const browserName = /* @__PURE__ */ browserNamesWith({
  unknown: 'A browser',
  on: (browser, system) => `${browser} on ${system}`,
});

export const { departureDay, departureTime, durationOf, timeLeft } = /* @__PURE__ */ departuresWith({
  locale: 'en-GB',
  days: (many) => count(many, 'day'),
  left: (duration) => `${duration} left`,
  underAMinute: 'under a minute left',
  isUp: 'time is up',
  date: (weekday, day, month) => `${weekday} ${day} ${month}`,
});
