import type { SeatClock } from '@slow-train/clock';
import type { ClockView } from '@slow-train/protocol';
import { at, type Seat } from '@slow-train/rules';
import type { Game } from '../games/game.ts';
import { pausedUntil, timeOf } from './table-clock.ts';

/** How the clocks stand, as somebody in this seat may know it: everybody's deadline, and one's own hours. */
export function clockOf(game: Pick<Game, 'clock' | 'setup'>, seat: Seat | null): ClockView | null {
  const { clock, setup } = game;
  const terms = setup.clock;
  if (terms === undefined) return null;
  const seats = clock?.seats ?? [];
  return {
    terms,
    pausedUntil: pausedUntil(game)?.toISOString() ?? null,
    seats: seats.map(({ bank, strikes, vacation }, one) => ({
      by: timeOf(game, one)?.toISOString() ?? null,
      bank: Math.floor(bank / 60_000),
      strikes,
      vacation,
    })),
    you: clock === null || seat === null ? null : ownClock(at(clock.seats, seat), terms.vacationDays, clock.pauses),
  };
}

function ownClock(
  { hours, daysTaken, turn, breaks }: SeatClock,
  vacationDays: number,
  pauses: SeatClock['breaks'],
): NonNullable<ClockView['you']> {
  const stops = turn && {
    since: new Date(turn.since).toISOString(),
    budget: turn.budget,
    hours: turn.hours,
    breaks: [...breaks, ...pauses],
  };
  return { hours, daysLeft: vacationDays - daysTaken, stops };
}
