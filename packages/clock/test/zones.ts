import fc from 'fast-check';
import type { Break, SeatHours, Stops } from '../src/index.ts';

// Shared by the tests of this package: zones, instants, hours, and a second computation of running time.

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** With and without summer time, offsets of half and quarter hours, changes at midnight or for a month, extremes. */
const ZONES = [
  'UTC',
  'Europe/Vienna',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/St_Johns',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
/** Days on or near which clocks change somewhere. */
const CHANGES = ['2026-03-08', '2026-03-22', '2026-03-29', '2026-04-05', '2026-04-24', '2026-09-06', '2026-09-27'];

const zone = fc.constantFrom(...ZONES);

const anyDay = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-01'), noInvalidDate: true });
const changeDay = fc
  .tuple(fc.constantFrom(...CHANGES, '2026-10-04', '2026-10-25', '2026-11-01'), fc.integer({ min: -2, max: 2 }))
  .map(([day, off]) => new Date(Date.parse(day) + off * DAY));

/** Whole minutes, half of them close to a clock change. */
export const minute = fc
  .tuple(fc.oneof(anyDay, changeDay), fc.integer({ min: 0, max: 1_439 }))
  .map(([day, minutes]) => Math.floor(day.getTime() / MINUTE) * MINUTE + minutes * MINUTE);

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const quiet = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 720 }))
  .map(([from, length]) => ({ from: clockTime(from), to: clockTime(from + length) }));

export const seatHours: fc.Arbitrary<SeatHours> = fc.record({ zone, quiet: fc.option(quiet, { freq: 3 }) });

/** Stops with breaks near an instant, which may overlap. */
export function stopsAround(at: number): fc.Arbitrary<Stops> {
  const one: fc.Arbitrary<Break> = fc
    .tuple(fc.integer({ min: -1_440, max: 4_320 }), fc.integer({ min: 0, max: 1_440 }))
    .map(([from, length]) => ({ from: at + from * MINUTE, until: at + (from + length) * MINUTE }));
  return fc.record({ hours: seatHours, weekendsOff: fc.boolean(), breaks: fc.array(one, { maxLength: 3 }) });
}

const faces = new Map<string, Intl.DateTimeFormat>();

/** Whether time runs in the minute that begins at an instant, judging by what clocks in the zone show then. */
export function runsIn(at: number, { hours: { zone: timeZone, quiet: off }, weekendsOff, breaks }: Stops): boolean {
  let face = faces.get(timeZone);
  if (face === undefined) {
    face = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' });
    faces.set(timeZone, face);
  }
  const shown = face.format(at);
  const time = shown.slice(-5);
  if (weekendsOff && shown.startsWith('S')) return false;
  if (breaks.some(({ from, until }) => from <= at && at < until)) return false;
  if (off === null || off.from === off.to) return true;
  const isQuiet = off.from < off.to ? off.from <= time && time < off.to : off.from <= time || time < off.to;
  return !isQuiet;
}
