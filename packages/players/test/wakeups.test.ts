import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PRESET_NAMES } from '@slow-train/rules';
import { expect, test } from 'vitest';

const run = (...more: string[]): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../bin/wakeups.ts'), ...more], { encoding: 'utf8' });

test('people have to come back less often where moves without a choice play themselves', () => {
  const rows = [...run().matchAll(/^(\w+) +double-\d+ +(\d+) +(\d+) /gm)];
  const counted = rows.map(([, preset, turns, forced]) => ({ preset, turns: Number(turns), forced: Number(forced) }));
  expect(counted.map(({ preset }) => preset)).toEqual(PRESET_NAMES);
  for (const { turns, forced } of counted) {
    expect(forced).toBeGreaterThan(0);
    expect(forced).toBeLessThan(turns);
  }
  const json: unknown = JSON.parse(run('--json'));
  expect(json).toEqual(Object.fromEntries(counted.map(({ preset, ...wakeups }) => [preset, wakeups])));
});
