import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker, LARGEST_WORKER } from '../bench/kit/bundle.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slow-train-size-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the whole Worker is small enough for a fresh isolate', async () => {
  expect((await bundleWorker(folder)).gzip).toBeLessThanOrEqual(LARGEST_WORKER);
});
