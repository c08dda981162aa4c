import { Random } from '../../random.ts';
import { DAY, HOUR, type PlannedPerson } from '../plan.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the hour of the day, from 0 up to but not including 24, with a fraction. */
export function hourAt(zone: string, instant: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  formats.set(zone, format);
  const [hour = '0', minute = '0'] = format.format(instant).split(':');
  return Number(hour) + Number(minute) / 60;
}

export function isAwake({ zone, wakes, sleeps }: PlannedPerson, instant: number): boolean {
  const hour = hourAt(zone, instant);
  return (hour >= wakes && hour < sleeps) || hour + 24 < sleeps;
}

/** @param at milliseconds since the beginning */
export function isAway({ vacations }: PlannedPerson, at: number): boolean {
  return vacations.some(({ from, to }) => at >= from * DAY && at < (to + 1) * DAY);
}

/** Returns when somebody looks at the site on a day of the simulation, in milliseconds since its beginning. */
export function visitsOn(
  person: PlannedPerson,
  day: number,
  { seed, begin }: { seed: number; begin: number },
): readonly number[] {
  const random = new Random(seed, `day ${person.name} ${day}`);
  const isFree = !isAway(person, day * DAY + DAY / 2);
  const many = Math.floor(person.visits / 10) + (random.from(0, 9) < person.visits % 10 ? 1 : 0);
  const times = Array.from({ length: many }, () => {
    const from = day * DAY;
    const hour = hourAt(person.zone, begin + from);
    const wanted = person.wakes + random.from(0, (person.sleeps - person.wakes) * 60 - 1) / 60;
    return Math.floor(from + ((wanted - hour + 48) % 24) * HOUR + random.from(0, 59_999));
  });
  return isFree ? times.toSorted((a, b) => a - b) : [];
}
