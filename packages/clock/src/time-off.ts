import { localDay } from './local-time.ts';
import type { Break } from './running.ts';
import { later, withoutPast, type SeatClock } from './seat-clock.ts';
import type { ClockTerms } from './terms.ts';
import { dayAfter, daysOf, vacationBreak, type Vacation } from './vacation.ts';
import { DAY } from './zone.ts';

/**
 * Why a vacation is not declared or not taken back: it begins before today, or ends before it begins; it has more days
 * than are left; there is one already; there is none; or one's turn runs, whose deadline stands as it was shown.
 */
export type VacationRefusal = 'past' | 'reversed' | 'too-long' | 'one-at-a-time' | 'none' | 'on-turn';

type Outcome =
  | { readonly ok: true; readonly value: SeatClock }
  | { readonly ok: false; readonly error: VacationRefusal };

interface Now {
  readonly at: number;
  readonly pauses: readonly Break[];
}

/**
 * The clock of a seat that takes whole days off, today at the earliest: if today, from now on. While its turn runs, that
 * moves the deadline. Refuses `reversed`, `past`, `one-at-a-time` and `too-long`.
 */
export function declareVacation(clock: SeatClock, terms: ClockTerms, vacation: Vacation, { at, pauses }: Now): Outcome {
  const today = localDay(new Date(at), clock.hours.zone);
  if (vacation.to < vacation.from) return refused('reversed');
  if (vacation.from < today) return refused('past');
  if (clock.breaks.some(({ until }) => until > at)) return refused('one-at-a-time');
  const daysTaken = clock.daysTaken + daysOf(vacation);
  if (daysTaken > terms.vacationDays) return refused('too-long');
  const kept = withoutPast(clock, at);
  const breaks = [...kept.breaks, vacationBreak(vacation, clock.hours, at)];
  return { ok: true, value: later({ ...kept, vacation, daysTaken, breaks }, terms, pauses) };
}

/**
 * The clock of a seat that takes its vacation back, or comes home early: the whole days that lie ahead are given back,
 * and today, if it was one, is used. Refuses `none`, and `on-turn` while its turn runs.
 */
export function endVacation(clock: SeatClock, { at }: Pick<Now, 'at'>): Outcome {
  const { vacation } = clock;
  const off = clock.breaks.find(({ until }) => until > at);
  if (vacation === null || off === undefined) return refused('none');
  if (clock.turn !== null) return refused('on-turn');
  const tomorrow = dayAfter(localDay(new Date(at), clock.hours.zone));
  const first = vacation.from < tomorrow ? tomorrow : vacation.from;
  // Who has moved to another zone meanwhile has no more days ahead than there is time. (A day may have 23 hours.)
  const most = Math.floor((off.until - at + DAY / 24) / DAY);
  const ahead = Math.max(0, Math.min(daysOf({ from: first, to: vacation.to }), most));
  // Its break is not cut but dropped, with what lies behind: no turn was in it, and the next one begins after `at`.
  return { ok: true, value: { ...clock, vacation: null, daysTaken: clock.daysTaken - ahead, breaks: [] } };
}

function refused(error: VacationRefusal): Outcome {
  return { ok: false, error };
}
