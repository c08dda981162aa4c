import { once } from '@slow-train/words/once';
import { durationOf } from '@slow-train/words/es';
import { clockTime, daysBetween } from '../days.ts';

export { clockTime };

const weekday = once(() => new Intl.DateTimeFormat('es', { weekday: 'long' }));
const shortWeekday = once(() => new Intl.DateTimeFormat('es', { weekday: 'short' }));
const date = once(() => new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short' }));

const MINUTE = 60_000;

/** `mié`. */
export function dayName(at: number): string {
  return shortWeekday().format(at);
}

/** `hoy`, `ayer`, `jueves`, `3 nov`. */
export function dayOf(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  return days < 7 ? weekday().format(at) : date().format(at);
}

/** `3 nov`. */
export function dateOf(at: number): string {
  return date().format(at);
}

/** `mié 28 oct, 20:30`. */
export function dayAndTime(at: number): string {
  return `${shortWeekday().format(at)} ${date().format(at)}, ${clockTime(at)}`;
}

/** How long ago, roughly: `ahora`, `12 min`, `8 h`, `3 días`. */
export function since(at: number, now: number): string {
  return now - at < MINUTE ? 'ahora' : durationOf(now - at);
}

/** `hoy`, `mañana`, `jueves`, `3 nov`: a day to come. */
export function dayAhead(at: number, now: number): string {
  const days = daysBetween(now, at);
  if (days === 1) return 'mañana';
  return days > 1 ? (days < 7 ? weekday().format(at) : date().format(at)) : dayOf(at, now);
}
