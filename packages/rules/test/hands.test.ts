import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSetup } from '../src/index.ts';

const RULES = readFileSync(join(import.meta.dirname, '../../../docs/rules.md'), 'utf8');
const SETS = { six: 6, nine: 9, twelve: 12, fifteen: 15, eighteen: 18 } as const;

const isSet = (word: string): word is keyof typeof SETS => Object.hasOwn(SETS, word);
const setNamed = (word: string): number => {
  const name = word.replace('double-', '');
  if (!isSet(name)) throw new Error(`There is no set "${word}".`);
  return SETS[name];
};

/** Returns the seats and values of "2-3:16 4:15". */
const bySeats = (text: string): [seats: number, value: string][] =>
  [...text.matchAll(/(\d+)(?:-(\d+))?: ?([\w-]+)/g)].flatMap(([, from = '', to = from, value = '']) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index): [number, string] => [
      Number(from) + index,
      value,
    ]),
  );

/** Returns a row of the table of section 2: its sets and its hands, as written. */
function rowOf(preset: string): { sets: string; hands: string } {
  const [, sets, hands] = new RegExp(`^\\| \`${preset}\` \\| (.*) \\| (.*) \\|$`, 'm').exec(RULES) ?? [];
  if (sets === undefined || hands === undefined) throw new Error(`Section 2 has no row of ${preset}.`);
  return { sets, hands };
}

const dealt = (preset: string, seats: number, set?: number) => {
  const setup = parseSetup({ preset }, seats, set);
  return setup.ok ? { set: setup.value.set, hand: setup.value.handSize } : setup.error;
};

test.each(['roundhouse', 'bonepile', 'station', 'hub', 'caravan'])(
  'the sets of %s, and how many seats it takes, are those of section 2',
  (preset) => {
    const sets = new Map(bySeats(rowOf(preset).sets).map(([seats, set]) => [seats, setNamed(set)]));
    expect(sets.size).toBeGreaterThan(6);
    for (let seats = 1; seats <= 17; seats++) {
      const one = dealt(preset, seats);
      if (sets.has(seats)) expect(one).toMatchObject({ set: sets.get(seats) });
      else expect(one).toMatch(/./);
    }
  },
);

test.each(['bonepile', 'hub', 'caravan'])('the hands of %s are those of section 2', (preset) => {
  for (const [seats, hand] of bySeats(rowOf(preset).hands))
    expect([seats, dealt(preset, seats)]).toMatchObject([seats, { hand: Number(hand) }]);
});

test('the hands of station are seven tiles for any number of seats', () => {
  // Six, and one that decides who opens.
  for (let seats = 2; seats <= 16; seats++) expect(dealt('station', seats)).toMatchObject({ hand: 6 });
});

test('the hands of roundhouse are those of section 2 for every set', () => {
  for (const part of rowOf('roundhouse').hands.split('·')) {
    const [, set = '', hands = ''] = /(\w+): ?(.*)/.exec(part) ?? [];
    for (const [seats, hand] of bySeats(hands))
      expect([seats, set, dealt('roundhouse', seats, setNamed(set))]).toEqual([
        seats,
        set,
        { set: setNamed(set), hand: Number(hand) },
      ]);
  }
});
