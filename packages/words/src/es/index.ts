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
  unknown: 'Un navegador',
  on: (browser, system) => `${browser} en ${system}`,
});

export const { deadlineDay, deadlineTime, durationOf, remaining, timeLeft } = /* @__PURE__ */ deadlinesWith({
  locale: 'es',
  days: (many) => count(many, 'día'),
  left: (duration) => `quedan ${duration}`,
  underAMinute: 'queda menos de un minuto',
  isUp: 'se acabó el tiempo',
  date: (weekday, day, month) => `${weekday} ${day} ${month}`,
});
