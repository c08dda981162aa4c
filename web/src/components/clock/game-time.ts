import type { ClockView, GameView, Vacation } from '@slow-train/protocol';
import { clockText } from '#text/clock.ts';
import { timeLeft } from '#text/when.ts';

/**
 * Returns the time left for the header: mine if I have the turn, otherwise that of the player who has it; null if no
 * clock runs.
 */
export function timeInHeader({ clock, turnBy }: Pick<GameView, 'clock' | 'turnBy'>, now: number): string | null {
  if (clock === null) return null;
  if (clock.pausedUntil !== null) return clockText.paused(Date.parse(clock.pausedUntil), now);
  return turnBy === null ? null : timeLeft(Date.parse(turnBy), now);
}

/** Returns the time of one seat: what is left, whether it has been late, and when it is away. */
export function seatTimes(clock: ClockView | null, seat: number, now: number): readonly string[] {
  const one = clock?.seats[seat];
  if (one === undefined) return [];
  return [
    ...(one.by === null ? [] : [clockText.left(Date.parse(one.by), now)]),
    ...(one.strikes === 0 ? [] : [clockText.late(one.strikes)]),
    ...(one.vacation === null || isOver(one.vacation, now) ? [] : [clockText.away(one.vacation)]),
  ];
}

/** Whether a holiday's last day is over, by UTC: other players need not know the owner's time zone. */
function isOver({ to }: Vacation, now: number): boolean {
  return Date.parse(`${to}T24:00:00Z`) <= now;
}
