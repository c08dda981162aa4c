import { describe, expect, test } from 'vitest';
import { checkCoverage, readScenarioFile, scenarioFiles } from '../bin/coverage.ts';
import { runScenarios } from '../kit/scenario.ts';
import { table } from '../kit/table.ts';
import { compareTiles, parseRules, parseSetup, parseTile, placesOf, winnersOf, type RuleSet } from '../src/index.ts';

describe.each(scenarioFiles())('%s', (file) => {
  const outcomes = runScenarios(readScenarioFile(file).scenarios).map(
    ({ name, failures }): [string, readonly string[]] => [name, failures],
  );
  test.each(outcomes)('the scenario holds: %s', (_, failures) => expect(failures).toEqual([]));
});

test('docs/rules-coverage.md is up to date, and every clause has a scenario or says why not', () => {
  expect(checkCoverage().problems).toEqual([]);
});

/** Returns the set and hand size of a game as "set:hand", or the sentence that refuses it. */
const dealt = (choice: object | string, seats: number, set?: number): string => {
  const setup = parseSetup(typeof choice === 'string' ? { preset: choice } : choice, seats, set);
  return setup.ok ? `${setup.value.set}:${setup.value.handSize}` : setup.error;
};

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);
const handsOf = (preset: string, set: number | undefined, first: number, last: number): string[] =>
  from(first, last).map((seats) => dealt(preset, seats, set));

describe('tables', () => {
  test('tables choose the set by the number of seats', () => {
    const setsOf = (preset: string, most: number): string[] =>
      from(2, most).map((seats) => dealt(preset, seats).split(':')[0] ?? '');
    expect(setsOf('roundhouse', 12)).toEqual(['6', '6', '9', '9', '12', '12', '12', '15', '15', '15', '15']);
    expect(setsOf('bonepile', 12)).toEqual(['9', '9', '9', '12', '12', '12', '12', '15', '15', '15', '15']);
    expect(setsOf('station', 16)).toEqual([
      '9',
      '9',
      '12',
      '12',
      '12',
      '12',
      '12',
      '15',
      '15',
      '15',
      '15',
      '18',
      '18',
      '18',
      '18',
    ]);
    expect(setsOf('hub', 8)).toEqual(['12', '12', '12', '12', '12', '12', '12']);
  });

  test('tables deal the hands of the tables', () => {
    expect(handsOf('roundhouse', 6, 2, 4)).toEqual(['6:9', '6:8', '6:6']);
    expect(handsOf('roundhouse', 9, 2, 8)).toEqual(['9:9', '9:9', '9:9', '9:7', '9:7', '9:7', '9:6']);
    expect(handsOf('roundhouse', 12, 2, 8)).toEqual(['12:15', '12:15', '12:15', '12:12', '12:12', '12:11', '12:11']);
    expect(handsOf('roundhouse', 15, 2, 12)).toEqual(
      ['15', '15', '15', '15', '15', '13', '13', '11', '11', '11', '11'].map((hand) => `15:${hand}`),
    );
    expect(handsOf('bonepile', undefined, 2, 12)).toEqual([
      '9:12',
      '9:11',
      '9:10',
      '12:12',
      '12:11',
      '12:10',
      '12:9',
      '15:11',
      '15:10',
      '15:10',
      '15:9',
    ]);
    expect(handsOf('station', 18, 2, 16)).toEqual(from(2, 16).map(() => '18:6'));
    expect(handsOf('hub', undefined, 2, 8)).toEqual(
      ['16', '16', '15', '14', '12', '10', '9'].map((hand) => `12:${hand}`),
    );
  });

  test('tables that cannot be dealt are refused', () => {
    expect(dealt('station', 4, 6)).toBe('6:6');
    expect(dealt('bonepile', 5, 9)).toContain('60 tiles');
    expect(dealt('bonepile', 4, 9)).toBe('9:10');
    for (const [preset, seats, set] of [
      ['station', 1],
      ['station', 17],
      ['station', 2.5],
      ['station', 5, 6],
      ['bonepile', 13],
      ['hub', 9],
      ['roundhouse', 13],
      ['roundhouse', 5, 6],
      ['roundhouse', 9, 12],
      ['hub', 2, 3],
      ['hub', 2, 19],
      ['roundhouse', 2, 7],
    ] as const)
      expect(dealt(preset, seats, set)).toMatch(/ .*\.$/);
    expect([4, 6, 8].map((seats) => dealt({ preset: 'station', partners: 'yes' }, seats))).toEqual([
      '12:6',
      '12:6',
      '12:6',
    ]);
    for (const seats of [2, 3, 5, 7, 10])
      expect(dealt({ preset: 'station', partners: 'yes' }, seats)).toContain('4, 6 or 8 seats');
  });

  test('tables play n+1 rounds, or fewer if they say so', () => {
    const rounds = (set: number, asked?: number): number | string => {
      const setup = parseSetup({ preset: 'station' }, 4, set, asked);
      return setup.ok ? setup.value.rounds : setup.error;
    };
    expect([rounds(12), rounds(9), rounds(12, 1), rounds(12, 13)]).toEqual([13, 10, 1, 13]);
    for (const wrong of [rounds(12, 0), rounds(12, 14), rounds(12, 2.5)]) expect(wrong).toMatch(/1 to 13 rounds/);
  });

  test('tables refuse options that make no sense together', () => {
    for (const choice of [
      { preset: 'hub', opening: 'turns' },
      { preset: 'hub', starter: 'engine' },
      { preset: 'station', starter: 'random' },
      { preset: 'roundhouse', opening: 'aside' },
      { preset: 'roundhouse', opening: 'highest', starter: 'left' },
      { preset: 'bonepile', firstTurn: 'build' },
      { preset: 'roundhouse', firstTurn: 'build' },
      { preset: 'hub', simultaneousBuild: 'yes' },
      { preset: 'hub', mustPlay: 'perhaps' },
      { preset: 'hub', colour: 'red' },
      { preset: 'nothing' },
    ])
      expect(parseRules(choice)).toEqual({ ok: false, error: expect.stringMatching(/^.{15,}\.$/) });
    expect(parseRules({ preset: 'roundhouse', opening: 'highest' }).ok).toBe(true);
    expect(parseRules({ preset: 'bonepile', firstTurn: 'build', doubles: 'cap' }).ok).toBe(true);
  });

  test('tables find the highest tile: most pips, on a tie the higher end', () => {
    const sorted = ['9-0', '12-0', '5-4', '6-6', '0-0', '8-1'].toSorted((a, b) =>
      compareTiles(parseTile(a) ?? fail(a), parseTile(b) ?? fail(b)),
    );
    expect(sorted).toEqual(['0-0', '5-4', '8-1', '9-0', '6-6', '12-0']);
  });

  test('tables announce a last tile to everybody', () => {
    const game = table('bonepile', 2)
      .train(0, '12-5')
      .train(1, '12-4')
      .hand(0, '5-1 0-0')
      .hand(1, '4-2 7-7')
      .boneyard('9-9')
      .does(0, '5-1@0');
    expect(game.events).toContainEqual({ type: 'lastTile', seat: 0 });
    expect(
      table('hub', 2).train(0, '12-5').train(1, '12-4').hand(0, '5-1 0-0').hand(1, '4-2').does(0, '5-1@0').events,
    ).not.toContainEqual({ type: 'lastTile', seat: 0 });
  });
});

describe('games', () => {
  const rulesOf = (choice: object): RuleSet => {
    const rules = parseRules(choice);
    return rules.ok ? rules.value : fail(rules.error);
  };

  test('games make the lowest total win, not the last round or the most zeros', () => {
    for (const preset of ['roundhouse', 'bonepile', 'station', 'hub']) {
      expect(
        winnersOf(
          rulesOf({ preset }),
          [
            [0, 9, 20],
            [0, 5, 30],
            [40, 6, 0],
          ],
          3,
        ),
      ).toEqual([1]);
      expect(
        placesOf(
          rulesOf({ preset }),
          [
            [0, 9, 20],
            [0, 5, 30],
            [40, 6, 0],
          ],
          3,
        ),
      ).toEqual([2, 1, 3]);
    }
  });

  test('games break ties in station: most zeros, then the lowest other round, then shared', () => {
    const station = rulesOf({ preset: 'station' });
    // Totals 12 each: seat 0 has two zeros, seats 1 and 2 one.
    expect(
      placesOf(
        station,
        [
          [0, 0, 5],
          [0, 4, 0],
          [12, 8, 7],
        ],
        3,
      ),
    ).toEqual([1, 2, 3]);
    expect(
      winnersOf(
        station,
        [
          [0, 5],
          [5, 0],
          [3, 3],
        ],
        2,
      ),
    ).toEqual([0, 1]);
    expect(
      winnersOf(
        station,
        [
          [0, 7],
          [6, 0],
          [4, 3],
        ],
        2,
      ),
    ).toEqual([1]);
  });

  test('games share ties elsewhere', () => {
    expect(
      winnersOf(
        rulesOf({ preset: 'hub' }),
        [
          [0, 6, 9],
          [12, 6, 9],
        ],
        3,
      ),
    ).toEqual([0, 1]);
    expect(
      winnersOf(
        rulesOf({ preset: 'hub', tieBreak: 'zeros' }),
        [
          [0, 6, 9],
          [12, 6, 9],
        ],
        3,
      ),
    ).toEqual([0]);
  });
});

function fail(message: string): never {
  throw new Error(message);
}
