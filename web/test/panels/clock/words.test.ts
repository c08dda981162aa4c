import type { ClockTerms } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import {
  ALLOWANCES,
  BANKS,
  changedTerms,
  DEFAULT_CLOCK,
  isValidClock,
  termsOf,
} from '../../../src/components/clock/terms.ts';
import { contractOf, daysInWords } from '#text/clock.ts';

const usual = { ...DEFAULT_CLOCK.own };

test('everybody reads the usual terms before joining', () => {
  expect(contractOf(usual)).toEqual([
    'A day a turn + three days in reserve. Time you save is added, up to five days.',
    'Clocks run on weekends too.',
    'Your clock stops in your night rest: you choose its hours, at most twelve a day.',
    '14 days of vacation for each player in the whole game. Everyone sees them.',
    'Out of time? The least move is made for you: a draw, a pass or your lightest tile.',
    'Out of time three times in a row, and a computer player holds your seat until you come back.',
  ]);
});

test('each of the terms changes a sentence', () => {
  const all = (change: Partial<typeof usual>): string => contractOf({ ...usual, ...change }).join(' ');
  expect(all({ bank: 0, cap: 0 })).toContain('A day a turn, no reserve.');
  expect(all({ bank: 0 })).toContain('Time you save goes into a reserve of up to five days.');
  expect(all({ cap: usual.bank })).toContain('three days in reserve. Time you save fills it up again.');
  expect(all({ weekendsOff: true })).toContain('stop on Saturdays and Sundays');
  expect(all({ vacationDays: 0 })).toContain('No vacation.');
  expect(all({ vacationDays: 1 })).toContain('One day of vacation for each');
  expect(all({ onTimeout: 'computer' })).toContain('A computer player plays that turn for you');
  expect(all({ strikes: 1 })).toContain('Out of time once, and');
  expect(contractOf(null)).toEqual(['No clock: nobody ever runs out of time.']);
});

test.each([
  ['2026-12-24', '2026-12-24', '24 December'],
  ['2026-12-24', '2026-12-28', '24 to 28 December'],
  ['2026-12-30', '2027-01-02', '30 December to 2 January'],
  ['2026-12-24', '2027-12-28', '24 December to 28 December'],
])('%s to %s reads %s', (from, to, words) => expect(daysInWords({ from, to })).toBe(words));

test('any choice of bank and cap, in any order, is a clock that the service accepts', () => {
  for (const allowance of ALLOWANCES)
    for (const bank of BANKS)
      for (const cap of BANKS) {
        const orders = [
          [{ bank }, { cap }],
          [{ cap }, { bank }],
        ];
        for (const changes of orders) {
          const terms = changes.reduce<ClockTerms>((now, next) => changedTerms(now, next), { ...usual, allowance });
          expect(isValidClock(terms)).toBe(true);
          // The value chosen last stays.
          expect(terms).toMatchObject(changes.at(-1) ?? {});
        }
      }
});

test.each(['none', 'lively', 'day', 'unhurried'] as const)('the service accepts the clock “%s”', (choice) => {
  expect(isValidClock(termsOf({ ...DEFAULT_CLOCK, choice }, false))).toBe(true);
});
