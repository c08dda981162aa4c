import { endOfRun, vacationBreak } from '@slow-train/clock';
import type { GameView } from '@slow-train/protocol';

/**
 * Returns the instant at which the present turn's clock runs again, in milliseconds: after my quiet hours, a weekend
 * off, or the vacation of the player on turn. Null while it runs. Others' quiet hours are their own affair.
 */
export function stoppedUntil(
  { clock, turnBy, you }: Pick<GameView, 'clock' | 'turnBy' | 'you'>,
  now: number,
): number | null {
  if (clock === null || turnBy === null || Date.parse(turnBy) <= now) return null;
  const { weekendsOff } = clock.terms;
  const mine = you.seat === null ? undefined : clock.seats[you.seat];
  const stops = clock.you?.stops ?? null;
  if (mine?.by === turnBy && stops !== null) {
    // The first millisecond for which it runs again ends one after the stop.
    const resumes = endOfRun(now, 1, { hours: stops.hours, weekendsOff, breaks: stops.breaks }) - 1;
    return resumes > now ? resumes : null;
  }
  const away = clock.seats.find(({ by }) => by === turnBy)?.vacation ?? null;
  if (away === null) return null;
  // Their time zone is not known; a day is near enough for those who wait.
  const { from, until } = vacationBreak(away, { zone: 'UTC', quiet: null }, 0);
  return from <= now && now < until ? until : null;
}
