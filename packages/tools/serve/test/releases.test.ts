import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { addRelease, goBack, releasesIn, useLatest } from '../src/build/releases.ts';
import { BUILD_FILES, type BuildDescription } from '../src/output/build-description.ts';
import { layOut } from '../src/server/page-files.ts';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-03-01T00:00:00.000Z');
const day = (number: number): Date => new Date(START + number * DAY);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-releases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Builds a release in which the server only says its name. */
async function release(folder: string, number: number, migration: string): Promise<void> {
  const description: BuildDescription = {
    compatibilityDate: '2026-01-01',
    compatibilityFlags: [],
    crons: [],
    rateLimits: [],
    durableObjects: [],
    site: {},
    pages: [],
    workerFirst: [],
    release: `0.1.0+${number}`,
    migration,
    settings: [],
  };
  await addRelease(folder, day(number), async (into) => {
    await mkdir(into, { recursive: true });
    await writeFile(join(into, BUILD_FILES.server), `console.log('release ${number}');`);
    await writeFile(join(into, BUILD_FILES.description), JSON.stringify(description));
  });
}

/** Returns a folder of migrations, `0001`, `0002` …, with these statements. */
async function migrations(statements: readonly string[]): Promise<string> {
  const folder = await newFolder();
  await mkdir(join(folder, 'meta'));
  const entries = statements.map((_, index) => ({
    idx: index,
    version: '7',
    when: index + 1,
    tag: `000${index + 1}`,
    breakpoints: true,
  }));
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [index, sql] of statements.entries()) await writeFile(join(folder, `000${index + 1}.sql`), sql);
  return folder;
}

const names = async (folder: string) => (await releasesIn(folder)).map(({ release: name }) => name);
/** Starts the server as systemd does, and returns its output. */
const started = async (folder: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, [join(folder, BUILD_FILES.server)])).stdout;

test('29.18 the last two builds stay, and the latest is the one that starts', async () => {
  const folder = await newFolder();
  for (const number of [1, 2, 3]) await release(folder, number, '0001');
  expect(await names(folder)).toEqual(['0.1.0+3', '0.1.0+2']);
  expect(await started(folder)).toBe('release 3\n');
  expect((await readdir(folder)).toSorted()).toEqual(['current', 'releases', 'server.js']);
});

test('29.18 a rollback needs no build, and an upgrade returns to the latest', async () => {
  const folder = await newFolder();
  const sql = await migrations(['select 1;', 'alter table games add column extra text;']);
  await release(folder, 1, '0001');
  await release(folder, 2, '0002');
  expect(await goBack(folder, sql)).toMatchObject({ release: '0.1.0+1' });
  expect(await started(folder)).toBe('release 1\n');
  await expect(goBack(folder, sql)).rejects.toThrow(/^There is no earlier build to go back to\./);
  expect(await useLatest(folder)).toMatchObject({ release: '0.1.0+2' });
  expect(await started(folder)).toBe('release 2\n');
});

test.each([
  'alter table users drop column image;',
  'drop table desks;',
  'alter table desks rename to player_states;',
  'alter table users alter column name set data type integer;',
  'alter table users alter column image set not null;',
])('a rollback over "%s" is refused with a sentence, and changes nothing', async (statement) => {
  const folder = await newFolder();
  const sql = await migrations(['select 1;', `-- Adds nothing.\n${statement}`, 'select 3;']);
  await release(folder, 1, '0001');
  await release(folder, 2, '0003');
  await expect(goBack(folder, sql)).rejects.toMatchObject({
    name: 'ExpectedError',
    message: expect.stringMatching(/^Nothing was changed: migration 0002 cannot be read backwards by 0\.1\.0\+1 /),
  });
  expect(await started(folder)).toBe('release 2\n');
});

/** Lays out a build with one script and the page, as a start of the server does. */
async function start(to: string, hash: string, at: Date): Promise<readonly string[]> {
  const from = await newFolder();
  await mkdir(join(from, 'assets'));
  const paths = ['/index.html', `/assets/main-${hash}.js`];
  for (const path of paths) await writeFile(join(from, path), hash);
  const site = Object.fromEntries(paths.map((path) => [path, { headers: { etag: hash }, encodings: [] }]));
  return Object.keys(await layOut(site, from, to, at)).toSorted();
}

test('a page opened before a deployment finds its files for thirty days, also after a rollback', async () => {
  const to = join(await newFolder(), 'site');
  await mkdir(to);
  await start(to, 'a', day(0));
  expect(await start(to, 'b', day(1))).toEqual(['/assets/main-a.js', '/assets/main-b.js', '/index.html']);
  expect(await readFile(join(to, 'assets/main-a.js'), 'utf8')).toBe('a');
  expect(await readFile(join(to, 'index.html'), 'utf8')).toBe('b');
  expect(await start(to, 'a', day(2))).toEqual(['/assets/main-a.js', '/assets/main-b.js', '/index.html']);
  expect(await start(to, 'c', day(32))).toEqual(['/assets/main-a.js', '/assets/main-c.js', '/index.html']);
  expect(await readdir(join(to, 'assets'))).toEqual(['main-a.js', 'main-c.js']);
});
