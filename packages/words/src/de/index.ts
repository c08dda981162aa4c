import { browserNamesWith } from '../browser-name.ts';
import { departuresWith } from '../departure.ts';
import { namesThenWith } from '../names-then.ts';
import { namesWith } from '../names.ts';
import { refusalsWith } from '../refusals.ts';
import { sentencesWith } from '../sentence.ts';
import { count, dayName, spanOf, trainOf } from './grammar.ts';
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

export const seatName = (seat: number): string => `Platz ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'Du',
  seat: seatName,
  row: { yours: 'Dein Zug', mexican: 'Mexikanischer' },
  train: { yours: 'dein Zug', mexican: 'der Mexikanische Zug', of: trainOf },
  short: { of: trainOf },
});

export const namesThen = /* @__PURE__ */ namesThenWith(namesOf, 'Jemand als Ersatz');

export const sentenceOf = /* @__PURE__ */ sentencesWith({ happened, matterOf, dayName, spanOf });

export const explain = /* @__PURE__ */ refusalsWith(refusals);

export const browserName = /* @__PURE__ */ browserNamesWith({
  unknown: 'Ein Browser',
  on: (browser, system) => `${browser} auf ${system}`,
});

export const { departureDay, departureTime, durationOf, timeLeft } = /* @__PURE__ */ departuresWith({
  locale: 'de',
  days: (many) => count(many, 'Tag'),
  left: (duration) => `noch ${duration}`,
  underAMinute: 'weniger als eine Minute',
  isUp: 'die Zeit ist um',
  date: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
});
