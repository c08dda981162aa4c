import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

type Test = NonNullable<TestProjectInlineConfiguration['test']>;

/** `npm run test:all` runs the slow tests as well; `vitest run FILE.slow` needs this, too. */
const RUNS_ALL = process.env['TEST_ALL'] === 'yes';

// A zone with daylight saving time, whatever that of the machine is. Threads have the one of their process.
process.env['TZ'] = 'Europe/Berlin';
// Drawn here, for all workers. The failure of a test says it.
if (process.env['TEST_SEED'] === 'random') process.env['TEST_SEED'] = String(randomInt(2 ** 32));

/**
 * What all projects have in common: seeds and clock from the kit, patience of minutes, no second try.
 * @param clock `machine` for tests of other processes, which have the clock of the machine
 */
export function project(name: string, test: Test = {}, clock?: 'machine'): TestProjectInlineConfiguration {
  // What is first here ends last.
  const setup = ['cost-setup.ts', 'kit-setup.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  const { include = ['{src,test}/**/*.test.{ts,tsx}'], exclude = [], setupFiles = [], ...more } = test;
  return {
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', ...exclude, ...(RUNS_ALL ? [] : ['**/*.slow.test.{ts,tsx}'])],
      setupFiles: [...setup, ...[setupFiles].flat()],
      // A new worker for each file takes most of a second.
      isolate: false,
      retry: 0,
      // Nets that only a test that never ends meets. Benchmarks measure speed.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      ...(clock !== undefined && { env: { TEST_CLOCK: clock } }),
      expect: { poll: { timeout: 60_000 } },
      ...more,
    },
  };
}
