// Time zones through Intl, since neither runtime has Temporal.

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const WEEK = 7 * DAY;

/** A zone's offsets from UTC in one week, in which it changes at most once. */
interface Week {
  readonly before: number;
  readonly change: number;
  readonly after: number;
}

interface Zone {
  /** Cached, because creating one costs more than using it. */
  readonly clock: Intl.DateTimeFormat;
  /** By start. Two changes of a zone are at least four weeks apart. */
  readonly weeks: Map<number, Week>;
}

const zones = new Map<string, Zone>();
/** Bounds the cache, because callers can ask for any date. */
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

/**
 * Returns the first integer in (low, high] for which `holds` is true, by binary search. It must be false at `low` and,
 * once true, stay true.
 */
export function firstOf(low: number, high: number, holds: (at: number) => boolean): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Returns a zone's offset from UTC at an instant, in milliseconds, and until when it is known not to change. */
export function steadyAt(at: number, zone: string): { readonly ahead: number; readonly until: number } {
  const { before, change, after } = weekOf(at, zoneOf(zone));
  return at < change ? { ahead: before, until: change } : { ahead: after, until: (Math.floor(at / WEEK) + 1) * WEEK };
}

/** Returns a zone's offset from UTC at an instant, in milliseconds. */
export function aheadAt(at: number, zone: string): number {
  return steadyAt(at, zone).ahead;
}

/**
 * Returns the instant at which clocks in a zone show a wall time (written as if it were UTC): the first one if the time
 * is repeated; if it is skipped, as much later as the clocks jump.
 */
export function instantOf(wall: number, zone: string): number {
  const [before, after] = [aheadAt(wall - DAY, zone), aheadAt(wall + DAY, zone)];
  const first = [before, after].map((ahead) => wall - ahead).find((at) => aheadAt(at, zone) === wall - at);
  return first ?? wall - before;
}

/** Returns the minutes since midnight of a time such as `22:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
