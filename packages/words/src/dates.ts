import { entryOf, type Language } from '@slow-train/protocol/languages';
import { once } from './once.ts';

/** How a reader writes dates and times, where that is not usual in the language of the texts. */
interface DateHabits {
  /** BCP 47, in the language of the texts; null for the usual one. */
  readonly locale: string | null;
  /** Whether the clock has twelve hours. */
  readonly isTwelve: boolean;
}

let habits: DateHabits = { locale: null, isTwelve: false };

/** Sets the way in which all dates and times are written, for a page, which has one reader. Call it before the first one. */
export function writeDatesAs(changed: DateHabits): void {
  habits = changed;
}

/** Returns the locale of dates in texts whose usual one is this. */
export function dateLocale(usual: string): string {
  return habits.locale ?? usual;
}

/** Returns a format of dates in the texts of a language, written as the reader is used to. It is made at its first use. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return once(() => new Intl.DateTimeFormat(dateLocale(entryOf(language).locale), options));
}

/** Whether the month comes before the day, in English. */
export function isMonthFirst(): boolean {
  return /-(?:US|CA)$/.test(habits.locale ?? '');
}

/**
 * Returns a time of day: `08:40`, as stations show it in every language, or `8:40 AM`. Without a formatter of `Intl`,
 * whose first use would keep a phone busy for 50 ms.
 */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  if (!habits.isTwelve) return `${String(hour).padStart(2, '0')}:${rest}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest}\u00A0${hour < 12 ? 'AM' : 'PM'}`;
}
