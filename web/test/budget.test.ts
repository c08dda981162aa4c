// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWebClient, webClientIsStale } from '@slow-train/local/web-client';
import { expect, test } from 'vitest';
import * as z from 'zod';

const KIB = 1024;
/** The sizes that build/build.ts reports, in bytes. */
const Sizes = z.object({ rules: z.number() });

// The size of whole pages is tested on the built client, in e2e/page-weight.slow.test.ts.
test('the rules are small in the page', async () => {
  // `npm test` has built it.
  if (await webClientIsStale()) await buildWebClient();
  const sizes: unknown = JSON.parse(await readFile(join(import.meta.dirname, '../dist/.vite/sizes.json'), 'utf8'));
  const { rules } = Sizes.parse(sizes);
  expect(rules).toBeGreaterThan(4 * KIB);
  expect(rules).toBeLessThanOrEqual(20 * KIB);
});
