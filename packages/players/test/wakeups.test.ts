import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PRESET_NAMES } from '@slow-train/rules';
import { expect, test } from 'vitest';

const run = (...more: string[]): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../bin/wakeups.ts'), ...more], { encoding: 'utf8' });

test('people come back less often if forced actions are automatic, and much less often with plans', () => {
  const rows = [...run().matchAll(/^(\w+) +double-\d+ +(\d+) +(\d+) +\d+ % +(\d+) /gm)];
  const counted = rows.map(([, preset, ...counts]) => {
    const [turns = 0, forced = 0, plans = 0] = counts.map(Number);
    return { preset, turns, forced, plans };
  });
  expect(counted.map(({ preset }) => preset)).toEqual(PRESET_NAMES);
  for (const { preset, turns, forced, plans } of counted) {
    expect(plans).toBeGreaterThan(0);
    expect(plans).toBeLessThan(forced);
    expect(forced).toBeLessThan(turns);
    if (preset === 'hub') expect(plans).toBeLessThanOrEqual(150);
    else expect(plans).toBeLessThanOrEqual(0.3 * turns);
  }
  const json: unknown = JSON.parse(run('--json'));
  expect(json).toEqual(Object.fromEntries(counted.map(({ preset, ...wakeups }) => [preset, wakeups])));
});
