import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../src/machine/ports.ts';
import { type TestDatabase, testDatabase } from '../src/testing/testing.ts';
import type { RunningWorker } from '../src/worker/running-worker.ts';
import { startWorker } from '../src/worker/worker.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`fixture/${name}`, import.meta.url));

let database: TestDatabase;
let worker: RunningWorker;

beforeAll(async () => {
  database = await testDatabase();
  // A developer's own settings must never reach a test, since they might send real mail.
  await writeFile(fixture('.dev.vars'), 'MAIL_KEY=real\n');
  worker = await startWorker({
    config: fixture('wrangler.toml'),
    port: await freePort(),
    watch: false,
    bindings: { DATABASE_URL: database.url, NEON_ENDPOINT: database.endpoint },
  });
});

afterAll(async () => {
  await worker.stop();
  await database.drop();
  await rm(fixture('.dev.vars'));
});

test('reaches the database from workerd', async () => {
  const answer = await fetch(`${worker.url}/`);
  expect(await answer.json()).toEqual([{ tile: 12 }]);
});

test('gets the bindings it is given and no others', async () => {
  const answer = await fetch(`${worker.url}/names`);
  expect(await answer.json()).toEqual(['DATABASE_URL', 'NEON_ENDPOINT']);
});

test('runs the scheduled handler and collects its log', async () => {
  await worker.scheduled();
  await expect.poll(() => worker.logs()).toContain('log: ran for */1 * * * *');
});

test('is gone after stop', async () => {
  const port = await freePort();
  const second = await startWorker({ config: fixture('wrangler.toml'), port, watch: false, bindings: {} });
  await second.stop();
  await expect(fetch(`http://127.0.0.1:${port}/names`)).rejects.toThrow();
});

test('reports the bundler’s errors', async () => {
  const starting = startWorker({ config: fixture('broken.toml'), port: await freePort(), watch: false, bindings: {} });
  await expect(starting).rejects.toMatchObject({
    code: 'build-failed',
    message: expect.stringContaining('Could not resolve "./nowhere.ts"'),
  });
});
