// The clocks of a zone, by Intl: Temporal is in neither runtime.

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const WEEK = 7 * DAY;

/** A week of UTC, in which the clocks of a zone may change once: how far they are ahead of UTC. */
interface Week {
  readonly before: number;
  readonly change: number;
  readonly after: number;
}

interface Zone {
  /** Making one takes longer than all that is done with it. */
  readonly clock: Intl.DateTimeFormat;
  /** By their beginnings. No two changes of a zone are less than four weeks apart. */
  readonly weeks: Map<number, Week>;
}

const zones = new Map<string, Zone>();
/** Who names a day far ahead makes us look at its week: what is kept of a zone has an end. */
const MOST_WEEKS = 500;

function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (zone === undefined) {
    const two = '2-digit';
    const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    zone = {
      clock: new Intl.DateTimeFormat('en-US', { ...fields, timeZone: name, hourCycle: 'h23' }),
      weeks: new Map(),
    };
    zones.set(name, zone);
  }
  return zone;
}

function aheadByIntl(at: number, { clock }: Zone): number {
  const shown = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / 1_000) * 1_000;
}

function weekOf(at: number, zone: Zone): Week {
  const begin = Math.floor(at / WEEK) * WEEK;
  let week = zone.weeks.get(begin);
  if (week === undefined) {
    const end = begin + WEEK;
    const [before, after] = [aheadByIntl(begin, zone), aheadByIntl(end, zone)];
    const isAfter = (minute: number): boolean => aheadByIntl(minute * MINUTE, zone) === after;
    const change = before === after ? end : firstOf(begin / MINUTE, end / MINUTE, isAfter) * MINUTE;
    week = { before, change, after };
    if (zone.weeks.size >= MOST_WEEKS) zone.weeks.clear();
    zone.weeks.set(begin, week);
  }
  return week;
}

/** The first integer in (low, high] at which something holds that does not at `low`, and from then on up to `high`. */
export function firstOf(low: number, high: number, holds: (at: number) => boolean): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** How many milliseconds the clocks of a zone are ahead of UTC at an instant, and until when that is sure to stay so. */
export function steadyAt(at: number, zone: string): { readonly ahead: number; readonly until: number } {
  const { before, change, after } = weekOf(at, zoneOf(zone));
  return at < change ? { ahead: before, until: change } : { ahead: after, until: (Math.floor(at / WEEK) + 1) * WEEK };
}

/** How many milliseconds the clocks of a zone are ahead of UTC at an instant. */
export function aheadAt(at: number, zone: string): number {
  return steadyAt(at, zone).ahead;
}

/**
 * The instant at which the clocks of a zone show this wall time, itself as if it were UTC. Of two such instants the
 * first; where the clocks jump over it, as much later as they jump.
 */
export function instantOf(wall: number, zone: string): number {
  const [before, after] = [aheadAt(wall - DAY, zone), aheadAt(wall + DAY, zone)];
  const first = [before, after].map((ahead) => wall - ahead).find((at) => aheadAt(at, zone) === wall - at);
  return first ?? wall - before;
}

/** Minutes since midnight of `22:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
