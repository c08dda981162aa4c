import { describe, expect, test } from 'vitest';
import {
  beginTurn,
  daysOf,
  declareVacation,
  endClockTurn,
  endVacation,
  extendTurn,
  newSeatClock,
  repause,
  reserveFrom,
  vacationBreak,
  type ClockTerms,
  type SeatClock,
  type ClockTurnEnd,
  type Vacation,
} from '../src/index.ts';
import { DAY, HOUR, MINUTE } from './zones.ts';

const terms: ClockTerms = { allowance: 6 * 60, bank: 24 * 60, cap: 26 * 60, weekendsOff: false, vacationDays: 10 };
const vienna = { zone: 'Europe/Vienna', quiet: { from: '22:00', to: '08:00' } };
const always = { zone: 'UTC', quiet: null };
const at = (time: string): number => Date.parse(time);
const noon = at('2026-01-13T12:00:00Z');
const pauses = [] as const;

const begin = (clock: SeatClock, time: number, id = 'a', by = terms): SeatClock =>
  beginTurn(clock, by, { id, at: time, pauses });
const end = (clock: SeatClock, time: number, how: ClockTurnEnd = 'person'): SeatClock =>
  endClockTurn(clock, terms, { at: time, how, pauses });
const deadline = ({ turn }: SeatClock): string | null => (turn === null ? null : new Date(turn.by).toISOString());
const fresh = newSeatClock(terms, always);

describe('a turn', () => {
  test('a turn has its allowance and the bank, and stops at night', () => {
    expect(fresh.bank).toBe(24 * HOUR);
    expect(deadline(begin(fresh, noon))).toBe('2026-01-14T18:00:00.000Z');
    // From 13:00 in Vienna: nine hours that day, fourteen on the next, seven on the third.
    expect(deadline(begin(newSeatClock(terms, vienna), noon))).toBe('2026-01-15T14:00:00.000Z');
  });

  test('a turn ends on a whole minute, never too early', () => {
    expect(deadline(begin(fresh, noon + 1))).toBe('2026-01-14T18:01:00.000Z');
    expect(deadline(begin(fresh, noon + MINUTE))).toBe('2026-01-14T18:01:00.000Z');
  });

  test('a turn begins once', () => {
    const on = begin(fresh, noon);
    expect(begin(on, noon + HOUR)).toBe(on);
  });

  test('a turn has used its time if another one begins before it ended', () => {
    expect(begin(begin(fresh, noon), noon + 10 * HOUR, 'b').bank).toBe(20 * HOUR);
  });

  test('a turn keeps its quiet hours if they are edited; the next one has the new ones', () => {
    const edited = { ...begin(fresh, noon), hours: vienna };
    expect(deadline(repause(edited, terms, pauses))).toBe('2026-01-14T18:00:00.000Z');
    expect(deadline(begin(end(edited, noon), noon, 'b'))).toBe('2026-01-15T16:00:00.000Z');
  });

  test.each([
    // The rest of the allowance goes into the bank, up to the cap, if the person played.
    ['person', 5, 25],
    ['person', 1, 26],
    ['person', 10, 20],
    ['computer', 10, 20],
    ['timeout', 31, 0],
  ] as const)('a turn ended by %s after %i hours leaves %i in the bank', (how, used, left) => {
    expect(end(begin(fresh, noon), noon + used * HOUR, how)).toMatchObject({ bank: left * HOUR, turn: null });
  });

  test('a turn counts timeouts in a row', () => {
    const strikes = (...ends: readonly ClockTurnEnd[]): number =>
      ends.reduce((clock, how, turn) => end(begin(clock, noon + turn, `${turn}`), noon + turn, how), fresh).strikes;
    expect(strikes('timeout', 'timeout')).toBe(2);
    expect(strikes('timeout', 'computer', 'timeout')).toBe(2);
    expect(strikes('timeout', 'person', 'timeout')).toBe(1);
    expect(end({ ...fresh, strikes: 1 }, noon)).toEqual(fresh);
  });
});

describe('granted time', () => {
  const longer = (clock: SeatClock, time: number): SeatClock =>
    extendTurn(clock, terms, { at: time, by: 6 * HOUR, pauses });

  test('granted time moves the deadline and never goes into the bank', () => {
    const on = longer(begin(fresh, noon), noon + HOUR);
    expect(deadline(on)).toBe('2026-01-15T00:00:00.000Z');
    expect(end(on, noon + 5 * HOUR).bank).toBe(25 * HOUR);
    expect(end(on, noon + 33 * HOUR).bank).toBe(0);
    expect(longer(fresh, noon)).toBe(fresh);
  });

  test('granted time starts when it is granted if the deadline is over', () => {
    const on = longer(begin(fresh, noon), noon + 40 * HOUR);
    expect(deadline(on)).toBe(new Date(noon + 46 * HOUR).toISOString());
    expect(end(on, noon + 41 * HOUR).bank).toBe(0);
  });
});

describe('a pause', () => {
  const on = begin(fresh, noon);
  const from = noon + HOUR;

  test('a pause moves the deadline by its length, and back if it ends early', () => {
    const paused = repause(on, terms, [{ from, until: from + 7 * DAY }]);
    expect(deadline(paused)).toBe('2026-01-21T18:00:00.000Z');
    expect(deadline(repause(paused, terms, [{ from, until: from + HOUR }]))).toBe('2026-01-14T19:00:00.000Z');
    expect(deadline(repause(paused, terms, [{ from, until: from }]))).toBe(deadline(on));
    expect(repause(fresh, terms, pauses)).toBe(fresh);
  });

  test('a pause uses no time', () => {
    const played = { at: from + 7 * DAY + HOUR, how: 'person', pauses: [{ from, until: from + 7 * DAY }] } as const;
    expect(endClockTurn(on, terms, played).bank).toBe(26 * HOUR);
  });
});

describe('a vacation', () => {
  const week: Vacation = { from: '2026-01-14', to: '2026-01-20' };
  const home = newSeatClock(terms, vienna);
  const declare = (clock: SeatClock, days: Vacation, time = noon, by = terms) =>
    declareVacation(clock, by, days, { at: time, pauses });
  const back = (clock: SeatClock, time: number) => endVacation(clock, { at: time });
  const off = (clock: SeatClock, days = week, time = noon): SeatClock => {
    const outcome = declare(clock, days, time);
    if (!outcome.ok) throw new Error(outcome.error);
    return outcome.value;
  };

  test('a vacation includes both its days in the zone, however long they are', () => {
    expect(daysOf(week)).toBe(7);
    expect(daysOf({ from: '2026-02-28', to: '2026-03-01' })).toBe(2);
    const long = vacationBreak({ from: '2026-10-25', to: '2026-10-25' }, vienna, noon);
    expect(long).toEqual({ from: at('2026-10-24T22:00:00Z'), until: at('2026-10-25T23:00:00Z') });
    // In Santiago this day begins at 01:00.
    const chile = vacationBreak(
      { from: '2026-09-06', to: '2026-09-06' },
      { zone: 'America/Santiago', quiet: null },
      noon,
    );
    expect(chile).toEqual({ from: at('2026-09-06T04:00:00Z'), until: at('2026-09-07T03:00:00Z') });
  });

  test('a vacation moves the deadline of a running turn', () => {
    const away = off(begin(home, noon));
    expect(away).toMatchObject({ vacation: week, daysTaken: 7 });
    // Nine hours on the 13th, then fourteen on the 21st and seven on the 22nd.
    expect(deadline(away)).toBe('2026-01-22T14:00:00.000Z');
    expect(end(away, at('2026-01-21T09:00:00Z'))).toMatchObject({ bank: 19 * HOUR, breaks: [], vacation: null });
  });

  test('a vacation that begins today begins now: time used before stays used', () => {
    const away = off(begin(home, noon), { from: '2026-01-13', to: '2026-01-13' }, noon + 7 * HOUR);
    expect(end(away, at('2026-01-13T23:30:00Z')).bank).toBe(23 * HOUR);
  });

  test('a vacation that is still ahead also stops the next turn', () => {
    expect(deadline(begin(off(home), at('2026-01-16T12:00:00Z')))).toBe('2026-01-23T09:00:00.000Z');
  });

  test('a vacation is refused if it is in the past, too long, reversed or not the only one', () => {
    const error = (clock: SeatClock, from: string, to: string, time = noon) => {
      const outcome = declare(clock, { from, to }, time);
      return outcome.ok ? null : outcome.error;
    };
    expect(error(home, '2026-01-12', '2026-01-14')).toBe('past');
    // 23:30 UTC is tomorrow in Vienna.
    expect(error(home, '2026-01-13', '2026-01-14', at('2026-01-13T23:30:00Z'))).toBe('past');
    expect(error(home, '2026-01-15', '2026-01-14')).toBe('reversed');
    expect(error(home, '2026-01-13', '2026-01-23')).toBe('too-long');
    expect(error(home, '2026-01-13', '2026-01-22')).toBeNull();
    expect(error(off(home), '2026-02-01', '2026-02-01')).toBe('one-at-a-time');
    const later = at('2026-01-20T23:00:00Z');
    expect(error(off(home), '2026-02-01', '2026-02-01', later)).toBeNull();
    expect(error(off(home), '2026-02-01', '2026-02-04', later)).toBe('too-long');
    expect(off(off(home), { from: '2026-02-01', to: '2026-02-01' }, later).breaks).toHaveLength(1);
  });

  test('a vacation gives back the days ahead if cancelled, and cannot be cancelled during the seat’s turn', () => {
    const given = (time: string, clock = off(home)) => {
      const outcome = back(clock, at(time));
      return outcome.ok ? [outcome.value.daysTaken, outcome.value.vacation, outcome.value.breaks] : outcome.error;
    };
    expect(given('2026-01-13T22:59:00Z')).toEqual([0, null, []]);
    expect(given('2026-01-13T23:00:00Z')).toEqual([1, null, []]);
    expect(given('2026-01-16T12:00:00Z')).toEqual([3, null, []]);
    expect(given('2026-01-20T22:00:00Z')).toEqual([7, null, []]);
    expect(given('2026-01-20T23:00:00Z')).toBe('none');
    expect(given('2026-01-13T12:00:00Z', home)).toBe('none');
    expect(given('2026-01-13T22:00:00Z', begin(off(home), noon))).toBe('on-turn');
  });

  test('a vacation gives no day back twice after a move to a zone where it is still yesterday', () => {
    const moved = { ...off(home), hours: { zone: 'Pacific/Pago_Pago', quiet: null } };
    // It is already the 17th in Vienna, but the 16th on Samoa.
    const outcome = back(moved, at('2026-01-17T04:00:00Z'));
    expect(outcome).toMatchObject({ ok: true, value: { daysTaken: 4 } });
  });
});

test('the example in docs/clocks.md is right', () => {
  const agreed = { allowance: 24 * 60, bank: 48 * 60, cap: 72 * 60, weekendsOff: true, vacationDays: 10 };
  const on = begin(newSeatClock(agreed, vienna), at('2026-10-21T18:30:00+02:00'), 'a', agreed);
  const bankAfter = (clock: SeatClock, time: string, how: ClockTurnEnd): number =>
    endClockTurn(clock, agreed, { at: at(time), how, pauses }).bank / HOUR;
  expect(on.turn?.by).toBe(at('2026-10-28T20:30:00+01:00'));
  expect(reserveFrom(on, agreed, pauses)).toBe(at('2026-10-23T14:30:00+02:00'));
  expect(bankAfter(on, '2026-10-22T20:00:00+02:00', 'person')).toBe(56.5);
  expect(bankAfter(on, '2026-10-22T20:00:00+02:00', 'computer')).toBe(48);
  expect(bankAfter(on, '2026-10-28T20:30:00+01:00', 'timeout')).toBe(0);
  const days = { from: '2026-10-26', to: '2026-10-28' };
  const away = declareVacation(on, agreed, days, { at: at('2026-10-22T10:00:00+02:00'), pauses });
  if (!away.ok) throw new Error(away.error);
  expect(away.value.turn?.by).toBe(at('2026-11-02T20:30:00+01:00'));
  expect(bankAfter(away.value, '2026-10-29T10:00:00+01:00', 'person')).toBe(38.5);
});
