import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpackRounds } from '../../src/store/packed-rounds.ts';
import { databaseProbe } from '../kit/database.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const rounds = fc.integer({ min: 1, max: 16 }).chain((seats) => {
  const seat = fc.integer({ min: 0, max: seats - 1 });
  const absent = fc.uniqueArray(seat);
  return fc.record({
    seats: fc.constant(seats),
    results: fc.array(
      fc.record({
        engine: fc.integer({ min: 0, max: 18 }).map((pips) => `${pips}-${pips}`),
        out: fc.option(seat),
        scores: fc.array(fc.integer({ min: -10, max: 971 }), { minLength: seats, maxLength: seats }),
      }),
      { maxLength: 40 },
    ),
    deals: fc
      .uniqueArray(fc.integer({ min: 1, max: 26 }))
      .chain((numbers) =>
        fc.tuple(...numbers.map((round) => fc.record({ round: fc.constant(round), silent: absent, withheld: absent }))),
      ),
  });
});

test('the scores of finished rounds and the absences from their deals are the same after packing', async () => {
  const probe = databaseProbe(worker.database);
  await fc.assert(
    fc.asyncProperty(rounds, async ({ seats, results, deals }) => {
      const packed = await probe.packedRounds(seats, results, deals);
      expect(unpackRounds(String(packed), seats)).toEqual({ results, deals });
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['an engine that is no double', { engine: '12-11', out: 0, scores: [0, 7] }],
  ['the scores of other seats', { engine: '12-12', out: 0, scores: [0, 7, 9] }],
  ['a score below those of any rules', { engine: '12-12', out: 0, scores: [0, -99] }],
  ['a score above those of any rules', { engine: '12-12', out: 0, scores: [0, 5_000] }],
  ['no engine', { out: 0, scores: [0, 7] }],
])('a result with %s is not packed, and breaks no save', async (_, result) => {
  expect(await databaseProbe(worker.database).packedRounds(2, [result], [])).toBeNull();
});

test('a game of more rounds than there are letters is not packed', async () => {
  const deals = Array.from({ length: 27 }, (_, index) => ({ round: index + 1, silent: [], withheld: [0] }));
  expect(await databaseProbe(worker.database).packedRounds(2, [], deals)).toBeNull();
});
