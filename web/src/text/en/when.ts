import { once } from '@slow-train/words/once';
import { durationOf } from '@slow-train/words/en';
import { clockTime, daysBetween } from '../days.ts';

export { clockTime };

const weekday = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long' }));
const shortWeekday = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'short' }));
const date = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));

const MINUTE = 60_000;

/** `Wed`. */
export function dayName(at: number): string {
  return shortWeekday().format(at);
}

/** `today`, `yesterday`, `Thursday`, `3 Nov`. */
export function dayOf(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? weekday().format(at) : date().format(at);
}

/** `3 Nov`. */
export function dateOf(at: number): string {
  return date().format(at);
}

/** `Wed 28 Oct, 20:30`. */
export function dayAndTime(at: number): string {
  return `${shortWeekday().format(at)} ${date().format(at)}, ${clockTime(at)}`;
}

/** How long ago: `now`, `12 min`, `8 h`, `3 days`. */
export function since(at: number, now: number): string {
  return now - at < MINUTE ? 'now' : durationOf(now - at);
}

/** `today`, `tomorrow`, `Thursday`, `3 Nov`: a day to come. */
export function dayAhead(at: number, now: number): string {
  const days = daysBetween(now, at);
  if (days === 1) return 'tomorrow';
  return days > 1 ? (days < 7 ? weekday().format(at) : date().format(at)) : dayOf(at, now);
}
