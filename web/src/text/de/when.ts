import { once } from '@slow-train/words/once';
import { durationOf } from '@slow-train/words/de';
import { clockTime, daysBetween } from '../days.ts';

export { clockTime };

const weekday = once(() => new Intl.DateTimeFormat('de', { weekday: 'long' }));
const shortWeekday = once(() => new Intl.DateTimeFormat('de', { weekday: 'short' }));
const date = once(() => new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short' }));

const MINUTE = 60_000;

/** `Mi`. */
export function dayName(at: number): string {
  return shortWeekday().format(at);
}

/** `heute`, `gestern`, `Donnerstag`, `3. Nov`. */
export function dayOf(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'heute';
  if (days === 1) return 'gestern';
  return days < 7 ? weekday().format(at) : dateOf(at);
}

/** `3. Nov`. */
export function dateOf(at: number): string {
  return date().format(at).replace(/\.$/, '').replace(' ', '\u00A0');
}

/** `Mi, 28. Okt, 20:30`. */
export function dayAndTime(at: number): string {
  return `${shortWeekday().format(at)}, ${dateOf(at)}, ${clockTime(at)}`;
}

/** How long ago: `jetzt`, `12 min`, `8 h`, `3 Tage`. */
export function since(at: number, now: number): string {
  return now - at < MINUTE ? 'jetzt' : durationOf(now - at);
}

/** `heute`, `morgen`, `Donnerstag`, `3. Nov`: a day to come. */
export function dayAhead(at: number, now: number): string {
  const days = daysBetween(now, at);
  if (days === 1) return 'morgen';
  return days > 1 ? (days < 7 ? weekday().format(at) : dateOf(at)) : dayOf(at, now);
}
