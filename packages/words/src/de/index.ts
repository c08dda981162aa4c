import { browserNamesWith } from '../browser-name.ts';
import { deadlinesWith } from '../deadline.ts';
import { count } from './grammar.ts';

export * from '../common.ts';
export * from './cards.ts';
export * from './grammar.ts';
export * from './listing.ts';
export * from './matters.ts';
// Apart, because the start page names seats but tells no moves.
export * from './moves.ts';
export * from './names.ts';
export * from './problems.ts';
export * from './phrases.ts';
export * from './reactions.ts';
export { explain } from './refusals.ts';

export const browserName = /* @__PURE__ */ browserNamesWith({
  unknown: 'Ein Browser',
  on: (browser, system) => `${browser} auf ${system}`,
});

export const { deadlineDay, deadlineTime, durationOf, remaining, timeLeft } = /* @__PURE__ */ deadlinesWith({
  locale: 'de',
  days: (many) => count(many, 'Tag'),
  left: (duration) => `noch ${duration}`,
  underAMinute: 'weniger als eine Minute',
  isUp: 'die Zeit ist um',
  date: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
});
