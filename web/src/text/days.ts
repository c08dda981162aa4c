import { timeOfDay } from '@slow-train/words/dates';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whether less than six hours are left. */
export function isSoon(until: number, now: number): boolean {
  return until - now < 6 * HOUR;
}

/** Returns the number of calendar days from `from` to `to`, in this device's time zone. */
export function daysBetween(from: number, to: number): number {
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

/** The last part of a time zone's name: `Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export function placeOfDay(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** `08:00` for minutes since midnight, as the API reads it; `timeOfDay` is for people. */
export function wallTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the time by this device's clock: `08:40`, or `8:40 AM` where it has twelve hours. */
export function clockTime(at: number): string {
  const date = new Date(at);
  return timeOfDay(date.getHours() * 60 + date.getMinutes());
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/**
 * Returns the name of a moment's day on this device, of seven from Sunday. Without a formatter of `Intl`, whose first use
 * keeps a phone busy.
 */
export function weekdayIn(names: readonly string[], at: number): string {
  return names[new Date(at).getDay()] ?? '';
}
