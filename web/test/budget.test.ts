// @vitest-environment node
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const KIB = 1024;

// The size of whole pages is tested on the built client, in e2e/page-weight.test.ts.
test('the rules are small in the page', { timeout: 120_000 }, async () => {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    build: {
      write: false,
      // All in one file, unlike in the page, so that they can be measured.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'all-rules', test: /packages[\\/]rules[\\/]src/, priority: 1 }] } },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('the build produced no output');
  const rules = built.output
    .filter((one) => one.type === 'chunk')
    .filter(({ name }) => name === 'all-rules')
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  expect(rules).toBeGreaterThan(4 * KIB);
  expect(rules).toBeLessThanOrEqual(12 * KIB);
});
