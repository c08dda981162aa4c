// How a deadline is put into words, wherever it is shown: on the page, in mails, pushes and feeds. All of them use these,
// so that they agree to the minute.

import { entryOf, type Language } from '@slow-train/protocol/languages';
import { dateLocale, timeOfDay } from './dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The milliseconds by which what is left may be short of a whole number of hours, and is still said to be that: a turn
 * of a day has 24 hours left when it begins, and for a moment after.
 */
const SLACK = HOUR / 4;

/** How a language says times. */
interface TimeForms {
  readonly language: Language;
  days(many: number): string;
  left(duration: string): string;
  readonly underAMinute: string;
  readonly isUp: string;
  /** A day further away: `Thu 3 Dec`. */
  date(weekday: string, day: string, month: string): string;
}

/** Deadlines in the words of one language. */
interface Deadlines {
  /** Formats a duration in milliseconds, rounded down: minutes below two hours, hours below two days, then days. */
  durationOf(milliseconds: number): string;
  /** Formats the rest of a time limit: as a duration, but from two hours on a quarter of an hour short counts as whole. */
  remaining(milliseconds: number): string;
  /** Formats the time until an instant: `25 min left`, `21 h left`, `3 days left`, and `time is up` once it has passed. */
  timeLeft(until: number, now: number): string;
  /** Formats an instant to come: `Thu 08:40`, from six days on `Thu 3 Dec, 08:40`; by default in this device's zone. */
  deadlineTime(at: number, now: number, zone?: string): string;
  /** Formats the day of an instant to come: `Thu`, from six days on `Thu 3 Dec`. */
  deadlineDay(at: number, now: number, zone?: string): string;
}

/** Returns the functions that say deadlines in one language. */
export function deadlinesWith(forms: TimeForms): Deadlines {
  const partsOf = partsIn(entryOf(forms.language).locale);

  const durationOf = (milliseconds: number): string => {
    if (milliseconds < 2 * HOUR) return `${Math.floor(milliseconds / MINUTE)} min`;
    if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`;
    return forms.days(Math.floor(milliseconds / DAY));
  };

  const remaining = (milliseconds: number): string =>
    durationOf(milliseconds < 2 * HOUR ? milliseconds : milliseconds + SLACK);

  const deadlineDay = (at: number, now: number, zone?: string): string => {
    const part = partsOf(at, zone);
    return at - now < 6 * DAY ? part('weekday') : forms.date(part('weekday'), part('day'), part('month'));
  };

  return {
    durationOf,
    remaining,
    deadlineDay,
    timeLeft: (until, now) => {
      if (until <= now) return forms.isUp;
      return until - now < MINUTE ? forms.underAMinute : forms.left(remaining(until - now));
    },
    deadlineTime: (at, now, zone) => {
      const part = partsOf(at, zone);
      const time = timeOfDay(Number(part('hour')) * 60 + Number(part('minute')));
      const day = deadlineDay(at, now, zone);
      return day.includes(' ') ? `${day}, ${time}` : `${day} ${time}`;
    },
  };
}

type Part = (type: Intl.DateTimeFormatPartTypes) => string;

/** Caches formats by zone: creating one takes longer than all its uses. */
function partsIn(locale: string): (at: number, zone: string | undefined) => Part {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  const formatFor = (zone: string | undefined): Intl.DateTimeFormat => {
    let format = formats.get(zone);
    if (format === undefined) {
      const two = '2-digit';
      const fields = {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: two,
        minute: two,
        hourCycle: 'h23',
      } as const;
      format = new Intl.DateTimeFormat(dateLocale(locale), {
        ...fields,
        ...(zone === undefined ? {} : { timeZone: zone }),
      });
      formats.set(zone, format);
    }
    return format;
  };
  return (at, zone) => {
    const parts = new Map(
      formatFor(zone)
        .formatToParts(at)
        // Some languages write a full stop behind what they shorten.
        .map(({ type, value }) => [type, value.replace(/\.$/, '')]),
    );
    return (type) => parts.get(type) ?? '';
  };
}
