import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClockTerms, ClockTurnEnd } from '../src/index.ts';
import { Months, type Step } from './months.ts';
import { DAY, HOUR, minute, seatHours } from './zones.ts';

const terms: fc.Arbitrary<ClockTerms> = fc
  .record({
    allowance: fc.oneof(fc.integer({ min: 5, max: 2_880 }), fc.integer({ min: 5, max: 20_160 })),
    bank: fc.integer({ min: 0, max: 20_160 }),
    more: fc.integer({ min: 0, max: 10_080 }),
    weekendsOff: fc.boolean(),
    vacationDays: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ more, ...rest }) => ({ ...rest, cap: rest.bank + more }));

const seat = fc.nat(3);
const ms = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });
const how = fc.constantFrom<ClockTurnEnd>('person', 'person', 'person', 'computer', 'timeout');

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), ms: ms(3 * DAY) }) },
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('end'), seat, how, after: fc.oneof(ms(HOUR), ms(3 * DAY)) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('together') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit'), seat, hours: seatHours }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('declare'),
      seat,
      inDays: fc.integer({ min: 0, max: 5 }),
      days: fc.integer({ min: 0, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeBack'), seat }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pause'), ms: ms(10 * DAY) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('extend'), ms: ms(5 * DAY) }) },
);

test('over months, no seat loses time it was shown or gains time it was not granted', () => {
  let longest = 0;
  fc.assert(
    fc.property(
      terms,
      fc.array(seatHours, { minLength: 4, maxLength: 4 }),
      minute,
      fc.array(step, { minLength: 1, maxLength: 250, size: 'max' }),
      (agreed, hours, start, steps) => {
        const table = new Months(agreed, hours, start);
        steps.forEach((one) => table.step(one));
        longest = Math.max(longest, table.now - start);
      },
    ),
    { numRuns: 60 },
  );
  expect(longest).toBeGreaterThan(90 * DAY);
});
