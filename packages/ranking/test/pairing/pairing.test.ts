import { runs } from '@slow-train/local/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fullRounds,
  pairRoundRobin,
  pairSwiss,
  pointsOf,
  tableSizes,
  type Entrant,
  type Pairings,
} from '../../src/pairing/index.ts';

type Pair = (seed: string, round: number, entrants: readonly Entrant[], began: readonly number[]) => Pairings;

/** Plays rounds in which the lower number of two is always better, and a bye gives the points of the first. */
function played(people: number, rounds: number, seed: string, pair: Pair): readonly Pairings[] {
  const began = Array.from({ length: people }, (_, index) => index + 1);
  let entrants: readonly Entrant[] = began.map((number) => ({ number, points: 0, met: [], byes: 0 }));
  return Array.from({ length: rounds }, (_, index) => {
    const pairings = pair(seed, index + 1, entrants, began);
    const result = new Map<number, { points: number; met: readonly number[]; byes: number }>();
    for (const table of pairings.tables) {
      const points = pointsOf(table.map((number) => 1 + table.filter((other) => other < number).length));
      for (const [seat, number] of table.entries())
        result.set(number, { points: points[seat] ?? 0, met: table.filter((other) => other !== number), byes: 0 });
    }
    for (const number of pairings.byes) result.set(number, { points: 12, met: [], byes: 1 });
    entrants = entrants.map((one) => {
      const { points = 0, met = [], byes = 0 } = result.get(one.number) ?? {};
      return { ...one, points: one.points + points, met: [...one.met, ...met], byes: one.byes + byes };
    });
    return pairings;
  });
}

const swiss =
  (tableSize: number, apart: readonly (readonly [number, number])[] = []): Pair =>
  (seed, round, entrants) =>
    pairSwiss({ seed, round, entrants, tableSize, apart });

const roundRobin =
  (tableSize: number): Pair =>
  (seed, round, entrants, began) =>
    pairRoundRobin({ seed, round, entrants, tableSize, apart: [], began });

/** How often each two people have met, as a list of counts. */
function encounters(rounds: readonly Pairings[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tables } of rounds)
    for (const table of tables)
      for (const a of table)
        for (const b of table) if (a < b) counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + 1);
  return counts;
}

function repeats(rounds: readonly Pairings[]): number {
  return [...encounters(rounds).values()].reduce((sum, times) => sum + times - 1, 0);
}

function expectEverybodyOnce(people: number, rounds: readonly Pairings[]): void {
  for (const { tables, byes } of rounds)
    expect([...tables.flat(), ...byes].toSorted((a, b) => a - b)).toStrictEqual(
      Array.from({ length: people }, (_, index) => index + 1),
    );
}

const people = fc.integer({ min: 8, max: 200 });
const seed = fc.string();

describe('Swiss, two and two', () => {
  test('in Swiss pairs, everybody plays or sits out, nobody meets anybody again, and nobody sits out twice', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 7 }), seed, (count, rounds, word) => {
        // As many rounds as leave a choice in a field this small.
        const all = played(count, Math.min(rounds, Math.floor(count / 2)), word, swiss(2));
        expectEverybodyOnce(count, all);
        expect(repeats(all)).toBe(0);
        const byes = all.flatMap((round) => round.byes);
        expect(byes).toHaveLength(count % 2 === 0 ? 0 : all.length);
        expect(new Set(byes).size).toBe(byes.length);
        for (const { tables } of all) expect(tables.every((table) => table.length === 2)).toBe(true);
      }),
      { numRuns: runs(12) },
    );
  });

  test('in Swiss pairs, after a few rounds equal points meet, and the best have met the best', () => {
    const all = played(64, 6, 'a', swiss(2));
    // By then one person has won every round, as in a knock-out.
    expect(encounters(all).has('1 2')).toBe(true);
  });

  test('in Swiss pairs, the first to sit out has the fewest points', () => {
    const entrants = [3, 1, 0, 2, 4].map((points, index) => ({ number: index + 1, points, met: [], byes: 0 }));
    expect(pairSwiss({ seed: '', round: 2, entrants, tableSize: 2, apart: [] }).byes).toStrictEqual([3]);
  });

  test('in Swiss pairs, the last pairs of a round are not left with each other again', () => {
    // In order of points 1 plays 2 and 3 plays 4; then 5 and 6, who have met, would be left.
    const met: Readonly<Record<number, readonly number[]>> = { 5: [6], 6: [5] };
    const entrants = [6, 5, 4, 3, 2, 1].map((points, index) => ({
      number: index + 1,
      points,
      met: met[index + 1] ?? [],
      byes: 0,
    }));
    const { tables } = pairSwiss({ seed: '', round: 3, entrants, tableSize: 2, apart: [] });
    expect(tables.some((table) => table.includes(5) && table.includes(6))).toBe(false);
  });
});

describe('Swiss at tables', () => {
  test('at Swiss tables, everybody sits at a table, no table is more than one seat smaller, and hardly anybody meets again', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 3, max: 8 }), seed, (count, tableSize, word) => {
        const all = played(count, 3, word, swiss(tableSize));
        expectEverybodyOnce(count, all);
        for (const { tables, byes } of all) {
          expect(byes).toStrictEqual([]);
          expect(tables.map((table) => table.length).toSorted((a, b) => b - a)).toStrictEqual(
            tableSizes(count, tableSize),
          );
        }
        // Room enough to meet new people only.
        if (count >= 12 * tableSize) expect(repeats(all)).toBe(0);
      }),
      { numRuns: runs(25) },
    );
  });

  test('at Swiss tables, people with equal points sit together', () => {
    const [, second] = played(64, 2, 'q', swiss(4));
    const firsts = second?.tables.slice(0, 4).flat() ?? [];
    // Sixteen have won their table, and have not met: they fill four tables.
    expect(firsts).toHaveLength(16);
    expect(firsts).toContain(1);
  });

  test('at Swiss tables, tables are of even sizes', () => {
    expect(tableSizes(10, 4)).toStrictEqual([4, 3, 3]);
    expect(tableSizes(9, 8)).toStrictEqual([5, 4]);
    expect(tableSizes(8, 8)).toStrictEqual([8]);
    expect(tableSizes(200, 8)).toStrictEqual(Array.from({ length: 25 }, () => 8));
    expect(tableSizes(1, 4)).toStrictEqual([]);
  });
});

describe('people who stay apart', () => {
  test.each([2, 3, 4, 8])('people who stay apart never sit together at tables of %i', (tableSize) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 60 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })), { maxLength: 20 }),
        seed,
        (count, pairs, word) => {
          const apart = pairs.filter(([a, b]) => a !== b);
          const all = played(count, 2, word, swiss(tableSize, apart));
          expectEverybodyOnce(count, all);
          for (const table of all.flatMap(({ tables }) => tables))
            expect(apart.some(([a, b]) => table.includes(a) && table.includes(b))).toBe(false);
        },
      ),
      { numRuns: runs(15) },
    );
  });

  test('somebody who stays apart from others sits out if there is no other table', () => {
    const entrants = Array.from({ length: 4 }, (_, index) => ({ number: index + 1, points: 0, met: [], byes: 0 }));
    const { tables, byes } = pairSwiss({ seed: '', round: 1, entrants, tableSize: 4, apart: [[1, 2]] });
    expect(tables).toHaveLength(1);
    expect(tables[0]).toHaveLength(3);
    expect(byes).toHaveLength(1);
  });
});

describe('round robin', () => {
  test('in a round robin, everybody meets everybody once, two and two, and with an odd number everybody sits out once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 40 }), seed, (count, word) => {
        const rounds = fullRounds(count, 2) ?? 0;
        const all = played(count, rounds, word, roundRobin(2));
        expectEverybodyOnce(count, all);
        const met = encounters(all);
        expect(met.size).toBe((count * (count - 1)) / 2);
        expect(repeats(all)).toBe(0);
        expect(all.flatMap(({ byes }) => byes)).toHaveLength(count % 2 === 0 ? 0 : count);
      }),
      { numRuns: runs(20) },
    );
  });

  test.each([3, 5, 7])(
    'in a round robin at %i tables with the same number of seats, everybody meets everybody once',
    (tableSize) => {
      const count = tableSize ** 2;
      expect(fullRounds(count, tableSize)).toBe(tableSize + 1);
      const all = played(count, tableSize + 1, 'plane', roundRobin(tableSize));
      expectEverybodyOnce(count, all);
      expect(encounters(all).size).toBe((count * (count - 1)) / 2);
      expect(repeats(all)).toBe(0);
    },
  );

  test('in a round robin, as few as possible meet again at other tables, regardless of their points', () => {
    expect(fullRounds(16, 4)).toBeNull();
    expect(repeats(played(32, 3, 'golf', roundRobin(4)))).toBe(0);
    expect(repeats(played(200, 5, 'golf', roundRobin(8)))).toBe(0);
  });

  test('in a round robin, somebody who should have played with a player who has left sits out', () => {
    const began = Array.from({ length: 8 }, (_, index) => index + 1);
    const entrants = began.slice(0, 7).map((number) => ({ number, points: 0, met: [], byes: 0 }));
    const { tables, byes } = pairRoundRobin({ seed: 's', round: 1, entrants, tableSize: 2, apart: [], began });
    expect(tables).toHaveLength(3);
    expect(byes).toHaveLength(1);
  });

  test('in a round robin, somebody who comes for a player who has left meets the people that player would have met', () => {
    const began = Array.from({ length: 8 }, (_, index) => index + 1);
    const heirs = new Map([
      [3, 9],
      [9, 10],
    ]);
    for (let round = 1; round <= 7; round++) {
      const pairsAmong = (numbers: readonly number[], more: object): readonly string[] => {
        const entrants = numbers.map((number) => ({ number, points: 0, met: [], byes: 0 }));
        const question = { seed: 's', round, entrants, tableSize: 2, apart: [], began, ...more };
        const { tables } = pairRoundRobin(question);
        return tables.map((seats) =>
          seats
            .map((number) => (number === 10 ? 3 : number))
            .toSorted()
            .join(' '),
        );
      };
      const replaced = pairsAmong([1, 2, 4, 5, 6, 7, 8, 10], { heirs });
      expect(replaced).toStrictEqual(pairsAmong(began, {}));
    }
  });
});

test('the same seed pairs the same, and another seed pairs others', () => {
  const first = (word: string) => played(40, 3, word, swiss(4));
  expect(first('one')).toStrictEqual(first('one'));
  expect(first('one')).not.toStrictEqual(first('two'));
});

test('the first gets 12 points and the last 0, and those who share a place share its points', () => {
  expect(pointsOf([1, 2])).toStrictEqual([12, 0]);
  expect(pointsOf([2, 1, 3, 4])).toStrictEqual([8, 12, 4, 0]);
  expect(pointsOf([1, 2, 3, 4, 5, 6, 7, 8])).toStrictEqual([12, 10, 9, 7, 5, 3, 2, 0]);
  expect(pointsOf([1, 1])).toStrictEqual([6, 6]);
  expect(pointsOf([1, 2, 2, 4])).toStrictEqual([12, 6, 6, 0]);
  expect(pointsOf([1, 1, 3, 4, 5])).toStrictEqual([10.5, 10.5, 6, 3, 0]);
});
