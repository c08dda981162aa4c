import { daysOf, endOfRun, localDay, vacationBreak } from '@slow-train/clock';
import type { ClockView, Vacation } from '@slow-train/protocol';
import { clockText } from '#text/clock.ts';

const MINUTE = 60_000;

type OwnClock = NonNullable<ClockView['you']>;

/** The effect of a vacation on one's clock. Instants in milliseconds. */
export type Effect =
  /** It is one's turn, and its deadline moves. */
  | { readonly kind: 'later'; readonly by: number; readonly instead: number }
  /** It is one's turn, which ends before the vacation. */
  | { readonly kind: 'same'; readonly by: number }
  /** The clock is not running. It will stand still from `from` (null: from now) until `until`. */
  | { readonly kind: 'idle'; readonly from: number | null; readonly until: number };

/** Returns the reason why these days cannot be a vacation, as a sentence; null if they can, as far as the page knows. */
export function wrongWith({ from, to }: Vacation, { hours, daysLeft }: OwnClock, now: number): string | null {
  if (from === '' || to === '') return clockText.noDay;
  if (to < from) return clockText.reversed;
  if (from < localDay(new Date(now), hours.zone)) return clockText.past;
  const days = daysOf({ from, to });
  return days > daysLeft ? clockText.tooLong(days, daysLeft) : null;
}

/**
 * Returns the effect of a vacation on one's clock, computed as the service does (docs/clocks.md).
 * @param by one's deadline as it is shown; null if none runs
 */
export function effectOf(
  vacation: Vacation,
  { hours, stops }: OwnClock,
  { by, weekendsOff, now }: { readonly by: string | null; readonly weekendsOff: boolean; readonly now: number },
): Effect {
  const off = vacationBreak(vacation, hours, now);
  if (stops === null || by === null) return { kind: 'idle', from: off.from <= now ? null : off.from, until: off.until };
  const shown = Date.parse(by);
  const breaks = [...stops.breaks, off];
  const end = endOfRun(Date.parse(stops.since), stops.budget, { hours: stops.hours, weekendsOff, breaks });
  const next = Math.max(shown, Math.ceil(end / MINUTE) * MINUTE);
  return next === shown ? { kind: 'same', by: shown } : { kind: 'later', by: next, instead: shown };
}

/** Returns the effect as a sentence. */
export function effectWords(effect: Effect): string {
  switch (effect.kind) {
    case 'later':
      return clockText.effect.later(effect.by, effect.instead);
    case 'same':
      return clockText.effect.same(effect.by);
    case 'idle':
      return clockText.effect.idle(effect.from, effect.until);
    default:
      return effect satisfies never;
  }
}
