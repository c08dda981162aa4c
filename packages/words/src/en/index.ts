import { browserNamesWith } from '../browser-name.ts';
import { isMonthFirst } from '../dates.ts';
import { deadlinesWith } from '../deadline.ts';
import { count } from './grammar.ts';

export * from '../common.ts';
export * from './cards.ts';
export * from './grammar.ts';
export * from './listing.ts';
export * from './matters.ts';
// Apart, as the refusals are, because the start page names seats but tells no moves.
export * from './moves.ts';
export * from './names.ts';
export * from './problems.ts';
export * from './phrases.ts';
export * from './reactions.ts';
export * from './refusals.ts';

export const browserName = /* @__PURE__ */ browserNamesWith({
  unknown: 'A browser',
  on: (browser, system) => `${browser} on ${system}`,
});

export const { deadlineDay, deadlineTime, durationOf, remaining, timeLeft } = /* @__PURE__ */ deadlinesWith({
  locale: 'en-GB',
  days: (many) => count(many, 'day'),
  left: (duration) => `${duration} left`,
  underAMinute: 'under a minute left',
  isUp: 'time is up',
  date: (weekday, day, month) => (isMonthFirst() ? `${weekday} ${month} ${day}` : `${weekday} ${day} ${month}`),
});
