import { eventually } from '../src/testing/kit.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../src/machine/ports.ts';
import { type TestDatabase, testDatabase } from '../src/testing/testing.ts';
import { type WorkerBundle, bundleWorker } from '../src/worker/bundle.ts';
import { type RunningWorker, type SupervisedWorker, type WorkerOptions, startWorker } from '../src/worker/worker.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`fixture/${name}`, import.meta.url));
const newFolder = (): Promise<string> => mkdtemp(join(inject('testServer').folder, 'worker-'));

/** Returns the process ids of all workerds that this process runs. */
async function workerds(): Promise<readonly number[]> {
  const found = await promisify(execFile)('pgrep', ['-P', String(process.pid), 'workerd']).catch(() => null);
  return (found?.stdout ?? '').split('\n').filter(Boolean).map(Number);
}

let database: TestDatabase;
let bundle: WorkerBundle;
let worker: RunningWorker;

beforeAll(async () => {
  database = await testDatabase();
  // A developer's own settings must never reach a test, since they might send real mail.
  await writeFile(fixture('.dev.vars'), 'MAIL_KEY=real\n');
  bundle = await bundleWorker(await newFolder(), fixture('wrangler.toml'));
  worker = await startWorker(bundle, {
    port: await freePort(),
    bindings: { DATABASE_URL: database.url, NEON_ENDPOINT: inject('testServer').endpoint },
  });
});

afterAll(async () => {
  await worker.stop();
  await database.drop();
  await rm(fixture('.dev.vars'));
});

test('a local Worker reaches the database from workerd', async () => {
  const answer = await fetch(`${worker.url}/`);
  expect(await answer.json()).toEqual([{ tile: 12 }]);
});

test('a local Worker gets the bindings it is given and no others', async () => {
  const answer = await fetch(`${worker.url}/names`);
  expect(await answer.json()).toEqual(['DATABASE_URL', 'NEON_ENDPOINT']);
});

test('a local Worker runs the scheduled handler and collects its log', async () => {
  await worker.scheduled();
  await eventually(async () => expect(worker.logs()).toContain('log: ran'));
});

test('a local Worker is gone after stop', async () => {
  const port = await freePort();
  const second = await startWorker(bundle, { port, bindings: {} });
  await second.stop();
  await expect(fetch(`http://127.0.0.1:${port}/names`)).rejects.toThrow();
});

describe('when workerd dies', () => {
  const names = (url: string): Promise<unknown> =>
    fetch(`${url}/names`).then(
      (answer) => answer.json(),
      () => null,
    );

  async function startAnother(options: Partial<WorkerOptions>): Promise<SupervisedWorker & { kill(): Promise<void> }> {
    const others = await workerds();
    const another = await startWorker(bundle, { port: await freePort(), bindings: { ONE: 'x' }, ...options });
    onTestFinished(() => another.stop());
    return {
      ...another,
      async kill() {
        const [own = 0] = (await workerds()).filter((pid) => !others.includes(pid));
        process.kill(own, 'SIGKILL');
      },
    };
  }

  test('when workerd dies, it is started again on the same port, and says so', async () => {
    const lines: string[] = [];
    let restarts = 0;
    const { url, kill } = await startAnother({ onLine: (line) => lines.push(line), onRestart: () => (restarts += 1) });
    await kill();
    await eventually(async () => expect(lines).toEqual(['The Worker’s process (workerd) died and was started again.']));
    expect(await names(url)).toEqual(['ONE']);
    expect(restarts).toBe(1);
  });

  test('when workerd dies again and again, it is given up with a sentence', async () => {
    const lines: string[] = [];
    const { crashed, kill } = await startAnother({ onLine: (line) => lines.push(line) });
    for (let deaths = 1; deaths < 5; deaths += 1) {
      await kill();
      await eventually(async () => expect(lines.length).toBe(deaths));
    }
    await kill();
    expect(await crashed).toBe('The Worker’s process (workerd) died 5 times within a minute.');
  });
});

test('a local Worker runs new code after a reload', async () => {
  const folder = await newFolder();
  const worker = await startWorker(bundle, { port: await freePort(), bindings: {} });
  onTestFinished(() => worker.stop());
  const script = join(folder, 'worker.js');
  await writeFile(script, "export default { fetch: () => new Response('new') }");
  await worker.reload({ ...bundle, script });
  expect(await (await fetch(worker.url)).text()).toBe('new');
});

test('a local Worker reports the bundler’s errors', async () => {
  await expect(bundleWorker(await newFolder(), fixture('broken.toml'))).rejects.toMatchObject({
    name: 'ExpectedError',
    message: expect.stringContaining('Could not resolve "./nowhere.ts"'),
  });
});
