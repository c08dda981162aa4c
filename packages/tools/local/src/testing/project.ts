import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { STAND_INS } from '../in-process/stand-ins/stand-ins.ts';

type Test = NonNullable<TestProjectInlineConfiguration['test']>;

const STAND_IN_PATHS = Object.fromEntries(Object.entries(STAND_INS).map(([name, url]) => [name, fileURLToPath(url)]));

/** `npm run test:all` runs the slow tests as well; `vitest run FILE.slow` needs this, too. */
const RUNS_ALL = process.env['TEST_ALL'] === 'yes';

/**
 * nanoid as the Worker's bundle has it. The one for Node keeps a pool of bytes: a test's ids, and with every refill its
 * deals, would depend on the tests before it.
 */
const NANOID_PATH = createRequire(new URL('../../../../../api/package.json', import.meta.url))
  .resolve('nanoid')
  .replace(/index\.js$/, 'index.browser.js');

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

// A zone with daylight saving time, on any machine. Threads have the one of their process.
process.env['TZ'] = 'Europe/Berlin';
// Drawn here, for all workers. The failure of a test says it.
if (process.env['TEST_SEED'] === 'random') process.env['TEST_SEED'] = String(randomInt(2 ** 32));

/**
 * What all projects have in common: seeds and clock from the kit, patience of minutes, no second try.
 * @param runtime `workerd` for tests of other processes: their Worker is the real one, and their clock the machine's
 */
export function project(
  name: string,
  test: Test = {},
  runtime: 'in-process' | 'workerd' = 'in-process',
): TestProjectInlineConfiguration {
  const {
    include = ['{src,test}/**/*.test.{ts,tsx}'],
    exclude = [],
    setupFiles = [],
    globalSetup = [],
    ...more
  } = test;
  return {
    resolve: { alias: { ...STAND_IN_PATHS, nanoid: NANOID_PATH } },
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', ...exclude, ...(RUNS_ALL ? [] : ['**/*.slow.test.{ts,tsx}'])],
      globalSetup: [...[globalSetup].flat(), ...(runtime === 'workerd' ? [pathOf('worker-setup.ts')] : [])],
      // The first one here ends last.
      setupFiles: [pathOf('cost-setup.ts'), pathOf('kit-setup.ts'), ...[setupFiles].flat()],
      // A new worker for each file takes most of a second.
      isolate: false,
      retry: 0,
      // Nets that only a test that never ends meets. Benchmarks measure speed.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      ...(runtime === 'workerd' && { env: { TEST_CLOCK: 'machine', SITE: 'workerd' } }),
      expect: { poll: { timeout: 60_000 } },
      ...more,
    },
  };
}
