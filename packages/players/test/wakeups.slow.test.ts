import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PRESET_NAMES } from '@slow-train/rules';
import { anySetup, Chance } from '@slow-train/rules/kit';
import { expect, test } from 'vitest';
import { main } from '../bin/wakeups.ts';
import { recordGame, TURNS_OF_ROUND } from '../src/index.ts';

/** Returns the counts in the printed table. */
const countedIn = (table: string) =>
  [...table.matchAll(/^(\w+) +double-\d+ +(\d+) +(\d+) +\d+ % +(\d+) /gm)].map(([, preset, ...counts]) => {
    const [turns = 0, forced = 0, plans = 0] = counts.map(Number);
    return { preset, turns, forced, plans };
  });

test('32.7 people come back less often if forced actions are automatic, much less often with plans, and a round has as many turns as the page says', () => {
  const program = join(import.meta.dirname, '../bin/wakeups.ts');
  const counted = countedIn(execFileSync(process.execPath, [program], { encoding: 'utf8' }));
  expect(counted.map(({ preset }) => preset)).toEqual(PRESET_NAMES);
  for (const { preset, turns, forced, plans } of counted) {
    expect(plans).toBeGreaterThan(0);
    expect(plans).toBeLessThan(forced);
    expect(forced).toBeLessThan(turns);
    const rounds = preset === 'bonepile' || preset === 'roundhouse' ? 10 : 13;
    const known = TURNS_OF_ROUND[PRESET_NAMES.find((one) => one === preset) ?? 'hub'];
    expect({ preset, turns: Math.round(turns / rounds) }).toEqual({ preset, turns: known });
    if (preset === 'hub') expect(plans).toBeLessThanOrEqual(150);
    else expect(plans).toBeLessThanOrEqual(0.3 * turns);
  }
});

test('the counts are the same as JSON', () => {
  const counted = countedIn(main([], 1));
  expect(counted.map(({ preset }) => preset)).toEqual(PRESET_NAMES);
  const json: unknown = JSON.parse(main(['--json'], 1));
  expect(json).toEqual(Object.fromEntries(counted.map(({ preset, ...wakeups }) => [preset, wakeups])));
});

test('32.8 no mix of options makes a round longer than 1,000 actions', () => {
  const chance = new Chance(8);
  for (let game = 0; game < 60; game++) {
    const { rules, rounds } = recordGame({
      setup: anySetup(chance),
      shuffle: (tiles) => chance.shuffle(tiles),
      withLegal: false,
    });
    for (const { actions } of rounds) expect({ rules, long: actions.length > 1000 }).toEqual({ rules, long: false });
  }
});
