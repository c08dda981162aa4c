import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PRESET_NAMES } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { main } from '../bin/wakeups.ts';

/** Returns the counts in the printed table. */
const countedIn = (table: string) =>
  [...table.matchAll(/^(\w+) +double-\d+ +(\d+) +(\d+) +\d+ % +(\d+) /gm)].map(([, preset, ...counts]) => {
    const [turns = 0, forced = 0, plans = 0] = counts.map(Number);
    return { preset, turns, forced, plans };
  });

test('people come back less often if forced actions are automatic, and much less often with plans', () => {
  const program = join(import.meta.dirname, '../bin/wakeups.ts');
  const counted = countedIn(execFileSync(process.execPath, [program], { encoding: 'utf8' }));
  expect(counted.map(({ preset }) => preset)).toEqual(PRESET_NAMES);
  for (const { preset, turns, forced, plans } of counted) {
    expect(plans).toBeGreaterThan(0);
    expect(plans).toBeLessThan(forced);
    expect(forced).toBeLessThan(turns);
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
