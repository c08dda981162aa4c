import { ALL_SETS, tilesOf } from '@slow-train/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvening, USUAL_EVENING, writeEvening, type Evening } from '../src/evening.ts';

const SET = 12;
const anyEvening: fc.Arbitrary<Evening> = fc
  .record({
    people: fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
      minLength: 2,
      maxLength: 20,
    }),
    engines: fc.array(fc.integer({ min: 0, max: SET }), { minLength: 1, maxLength: 18 }),
  })
  .filter(({ people }) => people.every((name) => name.trim() !== ''))
  .chain(({ people, engines }) =>
    fc.record({
      id: fc.constant('abcdefgh2345'),
      title: fc.string({ maxLength: 30 }),
      begun: fc.integer({ min: 0, max: 4e12 }),
      people: fc.constant(people),
      set: fc.constant(ALL_SETS[SET - ALL_SETS[0]] ?? 12),
      engines: fc.constant(engines),
      rules: fc.constant(USUAL_EVENING),
      isEnded: fc.boolean(),
      entries: fc.array(
        fc.record({
          round: fc.integer({ min: 0, max: engines.length - 1 }),
          seat: fc.integer({ min: 0, max: people.length - 1 }),
          at: fc.integer({ min: 0, max: 1e6 }),
          undoes: fc.constant(null),
          count: fc.option(
            fc.record({
              pips: fc.integer({ min: 0, max: 500 }),
              isOut: fc.boolean(),
              tiles: fc.subarray([...tilesOf(SET)], { maxLength: 20 }),
            }),
          ),
        }),
        { maxLength: 40 },
      ),
    }),
  );

test('an evening is read as it was written', () => {
  fc.assert(
    fc.property(anyEvening, (evening) => {
      expect(readEvening(writeEvening(evening))).toEqual(evening);
    }),
  );
});

test('a text that was cut or changed is no evening, or one that a sheet can show', () => {
  fc.assert(
    fc.property(anyEvening, fc.nat(), fc.string({ maxLength: 3 }), (evening, at, put) => {
      const text = writeEvening(evening);
      const cut = at % text.length;
      expect(readEvening(text.slice(0, cut))).toBeNull();
      const changed = readEvening(text.slice(0, cut) + put + text.slice(cut + put.length));
      if (changed === null) return;
      expect(changed.people.length).toBeGreaterThan(1);
      for (const { round, seat } of changed.entries) {
        expect(round).toBeLessThan(changed.engines.length);
        expect(seat).toBeLessThan(changed.people.length);
      }
    }),
  );
});

test.each([
  ['a person who is there twice', { people: ['Mira', 'Mira'] }],
  ['one person', { people: ['Mira'] }],
  ['an engine beyond the set', { engines: [13] }],
  ['no round', { engines: [] }],
  ['a rule that nobody has written', { rules: { ...USUAL_EVENING, doubleBlank: 7 } }],
])('%s is refused', (_, wrong) => {
  const [evening] = fc.sample(anyEvening, { numRuns: 1, seed: 1 });
  if (evening === undefined) throw new Error('no evening');
  const written: unknown = JSON.parse(writeEvening({ ...evening, entries: [] }));
  expect(readEvening(JSON.stringify(Object.assign({}, written, wrong)))).toBeNull();
});
