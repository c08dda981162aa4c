import type { Language } from '@slow-train/protocol/languages';
import { wordsIn } from '@slow-train/words';

const MINUTE = 60_000;

/**
 * Returns the time until `deadline` as text, `21 h left`; null when it has passed, or when there is no deadline. To the
 * nearest minute, because a reminder half an hour ahead is sent a few seconds later.
 */
export function timeLeft(deadline: Date | null, now: Date, language: Language): string | null {
  if (deadline === null || deadline <= now) return null;
  const left = deadline.getTime() - now.getTime();
  return wordsIn(language).timeLeft(left < MINUTE ? left : Math.round(left / MINUTE) * MINUTE, 0);
}

/**
 * Formats a time as the clocks in a zone show it: `Thu 08:40`, from six days on `Thu 3 Dec, 08:40`; null without a zone, as
 * few people know what their own clock shows when it is that late in UTC.
 */
export function localTime(at: Date, now: Date, zone: string, language: Language): string;
export function localTime(at: Date, now: Date, zone: string | null, language: Language): string | null;
export function localTime(at: Date, now: Date, zone: string | null, language: Language): string | null {
  return zone === null ? null : wordsIn(language).deadlineTime(at.getTime(), now.getTime(), zone);
}

/** Formats a date as the calendars in a zone show it: `3 December`. */
export function localDate(at: Date, zone: string, language: Language): string {
  const key = `${language} ${zone}`;
  let format = dates.get(key);
  if (format === undefined) {
    const locale = language === 'en' ? 'en-GB' : language;
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: zone });
    dates.set(key, format);
  }
  return format.format(at);
}

/** By language and zone: creating a format takes longer than all its uses. */
const dates = new Map<string, Intl.DateTimeFormat>();
