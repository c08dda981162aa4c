const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Making one takes longer than all that is done with it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** How many milliseconds the clocks of a zone are ahead of UTC at an instant. */
function aheadAt(at: number, zone: string): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    const two = '2-digit';
    const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    clock = new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone, hourCycle: 'h23' });
    clocks.set(zone, clock);
  }
  const shown = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / 1_000) * 1_000;
}

/**
 * The instant at which the clocks of a zone show this wall time, itself as if it were UTC. Of two such instants the
 * first; where the clocks jump over it, as much later as they jump.
 */
function instantOf(wall: number, zone: string): number {
  const [before, after] = [aheadAt(wall - DAY, zone), aheadAt(wall + DAY, zone)];
  const first = [before, after].map((ahead) => wall - ahead).find((at) => aheadAt(at, zone) === wall - at);
  return first ?? wall - before;
}

/** Minutes since midnight of `22:00`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The first instant after `at` (or, for `-1`, the last one until then) at which the clocks of a zone show that time. */
function nearest(at: Date, time: string, zone: string, direction: 1 | -1): Date {
  const now = at.getTime();
  const midnight = Math.floor((now + aheadAt(now, zone)) / DAY) * DAY;
  const instants = [-1, 0, 1, 2].map((day) => instantOf(midnight + day * DAY + minutesOf(time) * MINUTE, zone));
  const found = direction === 1 ? instants.find((one) => one > now) : instants.findLast((one) => one <= now);
  return new Date(found ?? now);
}

/** The next instant after `at` at which the clocks of a zone show a wall time as `08:00`. */
export function nextTime(at: Date, time: string, zone: string): Date {
  return nearest(at, time, zone, 1);
}

/** The day that the calendars of a zone show, as `2026-11-21`. */
export function localDay(at: Date, zone: string): string {
  return new Date(at.getTime() + aheadAt(at.getTime(), zone)).toISOString().slice(0, 10);
}

/** Hours of the day, in local time; they may go over midnight. Of no length where both are the same. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** If `at` is within these hours of a zone: when they began, and when they end. Null outside of them. */
export function within(
  at: Date,
  { from, to }: Hours,
  zone: string,
): { readonly began: Date; readonly ends: Date } | null {
  if (from === to) return null;
  const began = nearest(at, from, zone, -1);
  const ends = nextTime(began, to, zone);
  return ends > at ? { began, ends } : null;
}
