import { eventually } from '@slow-train/local/kit';
import { bundledWorker } from '@slow-train/local/workerd';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import * as z from 'zod';
import { startBare, writeConfig } from '../../bench/kit/workerd.ts';

const LOADED = 'The Worker is loaded.';
/** Enough to fill V8's space for new objects at least once, even if loading has left it empty. */
const CALLS = 100;

/** What V8 says of a collection of garbage (`--trace-gc-nvp`), in bytes. */
const Collection = z.object({ promoted: z.number(), new_space_survived: z.number() });

test('29.20 no call to a fresh isolate clears up what loading has left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-first-call-'));
  const module = join(folder, 'index.js');
  await writeFile(module, `${await readFile(bundledWorker().script, 'utf8')}\nconsole.log('${LOADED}');\n`);
  const bindings = {
    DATABASE_URL: 'postgres://nobody:nothing@nowhere.invalid/none',
    NEON_ENDPOINT: inject('testServer').endpoint,
    AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
    APP_URL: 'http://127.0.0.1',
    BACKGROUND_WORK: 'off',
  };
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
