import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { bundledWorker } from '@slow-train/local/workerd';
import { expect, test } from 'vitest';
import { LARGEST_WORKER } from '../../bench/kit/bundle.ts';

test('the whole Worker is small enough for a fresh isolate', async () => {
  const module = await readFile(bundledWorker().script);
  expect(gzipSync(module, { level: 9 }).length).toBeLessThanOrEqual(LARGEST_WORKER);
});
