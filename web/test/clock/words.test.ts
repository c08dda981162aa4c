import type { ClockTerms } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { ALLOWANCES, BANKS, changedTerms, isClock, termsOf, USUAL_CLOCK } from '../../src/clock/terms.ts';
import { contractOf, daysInWords, spanOf } from '../../src/text/clock.ts';

const DAY = 1440;
const usual = { ...USUAL_CLOCK.own };

test('the usual contract, as everybody reads it before they sit down', () => {
  expect(contractOf(usual)).toEqual([
    'A day for each turn, and three days beside, which grow to five days at most by what you leave.',
    'Time runs on weekends as well.',
    'In your quiet hours, twelve a day at most, your own clock stands still. You choose them.',
    '14 days of holiday for each of you in the whole game. Everybody sees them.',
    'When your time is out, the least that the rules allow is done for you: pass, draw, or the lightest tile.',
    'Out of time three times in a row, and a computer player holds your seat until you come back.',
  ]);
});

test('each of its terms changes a sentence', () => {
  const all = (change: Partial<typeof usual>): string => contractOf({ ...usual, ...change }).join(' ');
  expect(all({ bank: 0, cap: 0 })).toContain('A day for each turn, and nothing beside.');
  expect(all({ bank: 0 })).toContain('What you leave of it is kept for later, five days at most.');
  expect(all({ cap: usual.bank })).toContain('three days beside, which what you leave fills up again.');
  expect(all({ weekendsOff: true })).toContain('stands still on Saturdays and Sundays');
  expect(all({ vacationDays: 0 })).toContain('There are no holidays.');
  expect(all({ vacationDays: 1 })).toContain('One day of holiday for each');
  expect(all({ onTimeout: 'computer' })).toContain('a computer player plays that turn for you');
  expect(all({ strikes: 1 })).toContain('Out of time once, and');
  expect(contractOf(null)).toEqual(['There is no clock: nobody is ever out of time.']);
});

test.each([
  [0, 'nothing'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, 'an hour'],
  [90, '1 hour 30 minutes'],
  [12 * 60, 'twelve hours'],
  [DAY, 'a day'],
  [DAY + 59, 'a day'],
  [2 * DAY + 185, '2 days 3 hours'],
  [14 * DAY, '14 days'],
])('%i minutes are %s', (minutes, words) => expect(spanOf(minutes)).toBe(words));

test.each([
  ['2026-12-24', '2026-12-24', '24 December'],
  ['2026-12-24', '2026-12-28', '24 to 28 December'],
  ['2026-12-30', '2027-01-02', '30 December to 2 January'],
  ['2026-12-24', '2027-12-28', '24 December to 28 December'],
])('%s to %s is said as %s', (from, to, words) => expect(daysInWords({ from, to })).toBe(words));

test('whatever is chosen of bank and cap, in whatever order, is a clock that the service takes', () => {
  for (const allowance of ALLOWANCES)
    for (const bank of BANKS)
      for (const cap of BANKS) {
        const orders = [
          [{ bank }, { cap }],
          [{ cap }, { bank }],
        ];
        for (const changes of orders) {
          const terms = changes.reduce<ClockTerms>((now, next) => changedTerms(now, next), { ...usual, allowance });
          expect(isClock(terms)).toBe(true);
          // What was chosen last is as it was chosen.
          expect(terms).toMatchObject(changes.at(-1) ?? {});
        }
      }
});

test.each(['none', 'lively', 'day', 'unhurried'] as const)('the service takes the clock “%s”', (choice) => {
  expect(isClock(termsOf({ ...USUAL_CLOCK, choice }, false))).toBe(true);
});
