import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { applyMigrations } from '@slow-train/database';
import { startPostgres } from '@slow-train/local';
import { build, isStale } from '../src/build/build.ts';
import { BUILD_FILES } from '../src/output/build-description.ts';

// `npm run bench -w packages/tools/serve`: what `npm run serve` takes, in one line of JSON. Linux only (/proc). Memory is that
// of all its processes in megabytes: RSS counts what they share twice, PSS does not.

const REQUESTS = 2_000;
const CLIENTS = 6;
const PORT = 28_797;
const URL = `http://127.0.0.1:${PORT}`;
const BUILD = join(import.meta.dirname, '../../../../dist/serve/current');

const folder = await mkdtemp(join(tmpdir(), 'serve-bench-'));
execFileSync('chmod', ['755', folder]);
if (await isStale(BUILD)) await build(BUILD);
const postgres = await startPostgres(join(folder, 'data'), 'keep');
await applyMigrations(postgres.url('postgres'));

const begun = performance.now();
let server = await start();
const startMs = Math.round(performance.now() - begun);
const idle = await memoryOf(server.pid);
const ready = await load('/api/ready');
const page = await load('/');
const busy = await memoryOf(server.pid);
const restart = await restartUnderLoad();
server.kill('SIGTERM');
await once(server, 'exit');
await postgres.stop();
await rm(folder, { recursive: true });
console.log(JSON.stringify({ startMs, memory: { idle, after: busy }, perSecond: { ready, page }, restart }));

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--max-semi-space-size=1', join(BUILD, BUILD_FILES.server)], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: postgres.url('postgres'),
      APP_URL: URL,
      AUTH_SECRET: 'a secret for measurements, long enough to be taken for one',
      PORT: String(PORT),
      STATE_DIRECTORY: join(folder, 'state'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is serving')) break;
  return child;
}

interface Memory {
  readonly rss: number;
  readonly pss: number;
}

/** Returns the memory of a process and its children. */
async function memoryOf(pid: number | string | undefined): Promise<Memory> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const own = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1_024;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  let [rss, pss] = [own('Rss'), own('Pss')];
  for (const child of children.split(' ').filter((id) => id !== '')) {
    const memory = await memoryOf(child);
    rss += memory.rss;
    pss += memory.pss;
  }
  return { rss: Math.round(rss), pss: Math.round(pss) };
}

/** Sends requests from several clients at once. Returns how many a second were answered. */
async function load(path: string): Promise<number> {
  const from = performance.now();
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left-- > 0) {
        const answer = await fetch(URL + path);
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        await answer.arrayBuffer();
      }
    }),
  );
  return Math.round(REQUESTS / ((performance.now() - from) / 1_000));
}

/** Stops and starts the server while clients send requests. Returns how many began but got no answer, and the pause. */
async function restartUnderLoad(): Promise<{
  readonly answered: number;
  readonly cutOff: number;
  readonly pauseMs: number;
}> {
  let isOver = false;
  let [answered, cutOff, lastAnswer, pause] = [0, 0, performance.now(), 0];
  const client = async (): Promise<void> => {
    while (!isOver) {
      try {
        await (await fetch(`${URL}/api/ready`)).arrayBuffer();
        answered += 1;
        pause = Math.max(pause, performance.now() - lastAnswer);
        lastAnswer = performance.now();
      } catch (error) {
        // Refused connections never reached the server: a proxy may try them again.
        if (!String(error instanceof Error ? error.cause : error).includes('ECONNREFUSED')) cutOff += 1;
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  while (answered < 200) await fetch(`${URL}/`);
  server.kill('SIGTERM');
  await once(server, 'exit');
  server = await start();
  const before = answered;
  while (answered < before + 200) await fetch(`${URL}/`);
  isOver = true;
  await Promise.all(clients);
  return { answered, cutOff, pauseMs: Math.round(pause) };
}
