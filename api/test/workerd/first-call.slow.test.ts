import { eventually } from '@slow-train/local/kit';
import { testDatabase } from '@slow-train/local/testing';
import { bundledWorker } from '@slow-train/local/workerd';
import type { GameAnswer } from '@slow-train/protocol';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { newPlayer, type Player } from '../../bench/kit/player.ts';
import { startBare, writeConfig } from '../../bench/kit/workerd.ts';

const LOADED = 'The Worker is loaded.';
/** Enough to fill V8's space for new objects at least once, even if loading has left it empty. */
const CALLS = 100;
/** By a first call: what tells it from those of the warm-up. Before the warm-up knew them, 150 and 59. */
const MOST_COMPILED = 40;

/** What V8 says of a collection of garbage (`--trace-gc-nvp`), in bytes. */
const Collection = z.object({ promoted: z.number(), new_space_survived: z.number() });

const bindingsWith = (DATABASE_URL: string) => ({
  DATABASE_URL,
  NEON_ENDPOINT: inject('testServer').endpoint,
  AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
  APP_URL: 'http://127.0.0.1',
  BACKGROUND_WORK: 'off',
});

test('29.20 no call to a fresh isolate clears up what loading has left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-first-call-'));
  const module = join(folder, 'index.js');
  await writeFile(module, `${await readFile(bundledWorker().script, 'utf8')}\nconsole.log('${LOADED}');\n`);
  const bindings = bindingsWith('postgres://nobody:nothing@nowhere.invalid/none');
  const bare = await startBare(await writeConfig(module, bindings, ['--trace-gc-nvp']));
  try {
    for (let call = 0; call < CALLS; call++) expect((await fetch(`${bare.url}/api/me`)).status).toBe(401);
    const answers = (): number => bare.output().filter((line) => line.includes('"status":401')).length;
    await eventually(() => expect(answers()).toBe(CALLS));
    const lines = bare.output();
    const loaded = lines.findIndex((line) => line.includes(LOADED));
    const kept = (some: readonly string[]): readonly number[] =>
      some
        .flatMap((line) => /GC: (\{.*\})/.exec(line)?.[1] ?? [])
        .map((json) => Collection.parse(JSON.parse(json)))
        .map(({ promoted, new_space_survived: survived }) => promoted + survived);
    expect(kept(lines.slice(0, loaded)).some((bytes) => bytes > 500_000)).toBe(true);
    expect(kept(lines.slice(loaded)).filter((bytes) => bytes > 300_000)).toEqual([]);
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true });
  }
});

test('29.20 the first export and the first action in a fresh isolate find nearly everything compiled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-first-call-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const module = join(folder, 'index.js');
  await copyFile(bundledWorker().script, module);
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  const log = join(folder, 'v8.log');
  const config = await writeConfig(module, bindingsWith(database.siteUrl), [
    '--log-function-events',
    '--no-logfile-per-isolate',
    `--logfile=${log}`,
  ]);
  /** Returns how many of the Worker's functions a new isolate has compiled after this call. */
  const compiledBy = async (call: (url: string) => Promise<unknown>): Promise<number> => {
    const bare = await startBare(config);
    try {
      await call(bare.url);
    } finally {
      await bare.stop();
    }
    const events = await readFile(log, 'utf8');
    const script = /^script-details,(\d+),[^,\n]*index\.js/mu.exec(events)?.[1];
    const compiled = events.split('\n').filter((line) => line.startsWith(`function,interpreter,${script},`));
    expect(compiled.length).toBeGreaterThan(1_000);
    return compiled.length;
  };
  const known: { player?: Player; table?: GameAnswer } = {};
  await compiledBy(async (url) => {
    known.player = await newPlayer(url);
    known.table = await known.player.sitDown(url, { forcedPlays: false });
  });
  const { player, table } = known;
  if (player === undefined || table === undefined) throw new Error('There is no game.');
  const loaded = await compiledBy(() => Promise.resolve());
  expect((await compiledBy((url) => player.read(url, '/api/me/export'))) - loaded).toBeLessThan(MOST_COMPILED);
  expect((await compiledBy((url) => player.act(url, table))) - loaded).toBeLessThan(MOST_COMPILED);
});
