import { localDay } from './local-time.ts';
import type { Break } from './running.ts';
import { later, withoutPast, type SeatClock } from './seat-clock.ts';
import type { ClockTerms } from './terms.ts';
import { dayAfter, daysOf, vacationBreak, type Vacation } from './vacation.ts';
import { DAY } from './zone.ts';

/**
 * Why a vacation cannot be declared or cancelled: it begins before today; ends before it begins; needs more days than
 * are left; there is one already; there is none; or the seat's turn is running, whose deadline must not become earlier.
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
 * Declares whole days off, today at the earliest; today begins now. Moves the deadline of a running turn.
 * Refuses with `reversed`, `past`, `one-at-a-time` or `too-long`.
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
 * Cancels a vacation or ends it early: gives back the whole days ahead; today counts as used. Refuses with `none`, or
 * with `on-turn` during the seat's turn.
 */
export function endVacation(clock: SeatClock, { at }: Pick<Now, 'at'>): Outcome {
  const { vacation } = clock;
  const off = clock.breaks.find(({ until }) => until > at);
  if (vacation === null || off === undefined) return refused('none');
  if (clock.turn !== null) return refused('on-turn');
  const tomorrow = dayAfter(localDay(new Date(at), clock.hours.zone));
  const first = vacation.from < tomorrow ? tomorrow : vacation.from;
  // After a change of zone, gives back no more days than fit in the time left. (A day may have 23 hours.)
  const most = Math.floor((off.until - at + DAY / 24) / DAY);
  const ahead = Math.max(0, Math.min(daysOf({ from: first, to: vacation.to }), most));
  // Drops the break instead of shortening it: no turn is running, and the next one begins after `at`.
  return { ok: true, value: { ...clock, vacation: null, daysTaken: clock.daysTaken - ahead, breaks: [] } };
}

function refused(error: VacationRefusal): Outcome {
  return { ok: false, error };
}
