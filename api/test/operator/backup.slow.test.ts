import { randomUUID } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backUp, deletionsIn, migrationStatus, restore, withClient } from '@slow-train/database';
import { testWorker } from '@slow-train/local/testing';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { legalIn, look, send, soloTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const newFile = (): string => join(inject('testServer').folder, `backup-${randomUUID()}.sql.gz`);
const query = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);

async function emptyDatabase(): Promise<string> {
  const { admin } = inject('testServer');
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await query(admin, `create database ${name}`);
  onTestFinished(async () => void (await query(admin, `drop database ${name} with (force)`)));
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns a digest of each table's rows. */
async function contents(url: string): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const names = tables.map(({ relname }) => String(relname)).filter((name) => name !== 'sites');
  const digest = (name: string) =>
    query(url, `select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t`);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await digest(name)] as const)));
}

/** Plays until the game has grown by some actions of this person. */
async function playSome(who: Visitor, id: string, actions: number): Promise<void> {
  for (let played = 0; played < actions; played += 1) {
    const answer = await look(who, id);
    if (legalIn(answer).length === 0) return;
    await tableIn(await send(who, answer, someAction(answer)));
  }
}

test('a backup taken during a game, restored into another database, is played on there', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await soloTable(ana, { forcedPlays: true });
  await playSome(ana, game.id, 2);
  // Characters that could end a line or a field too early.
  const name = 'A\tB\\.\r\n\\.\u2028\\N "quoted" 🚂';
  await withClient(worker.database.url, (client) => client.query('update users set name = $1', [name]));

  const file = newFile();
  const rows = await backUp(worker.database.url, file);
  expect(rows).toMatchObject({ users: 1, sessions: 1, games: 1 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const before = await look(ana, game.id);
  const digests = await contents(worker.database.url);

  const restored = await emptyDatabase();
  await restore(restored, file);
  expect(await contents(restored)).toEqual(digests);
  expect((await migrationStatus(restored)).pending).toEqual([]);

  const second = await testWorker({ DATABASE_URL: restored });
  onTestFinished(() => second.stop());
  expect((await second.fetch('/api/ready')).status).toBe(200);
  const there = ana.at(second);
  expect(await look(there, game.id)).toEqual(before);
  await playSome(there, game.id, 1);
  expect((await look(there, game.id)).game.revision).toBeGreaterThan(before.game.revision);
  // The first site is where it was.
  expect((await look(ana, game.id)).game.revision).toBe(before.game.revision);
});

test('an account that was deleted after the backup is deleted again by the restored site', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await soloTable(ana);
  const file = newFile();
  await backUp(worker.database.url, file);
  const [{ id } = { id: '' }] = await query(worker.database.url, "select id from users where name = 'Ana'");
  const confirmed = { method: 'DELETE', body: JSON.stringify({ confirm: 'delete my account' }) };
  const headers = { 'content-type': 'application/json' };
  expect((await ana.copy().fetch('/api/me', { ...confirmed, headers })).status).toBe(204);
  const deletions = await deletionsIn(worker.database.url);
  expect(deletions.map(({ account }) => account)).toContain(id);

  const restored = await emptyDatabase();
  expect(
    await restore(
      restored,
      file,
      deletions.map(({ account }) => account),
    ),
  ).toBe(1);
  const second = await testWorker({ DATABASE_URL: restored });
  onTestFinished(() => second.stop());
  expect((await ana.at(second).get(`/api/games/${game.id}`)).status).toBe(401);
  await second.scheduled();
  expect(await query(restored, `select 1 from users where id = '${String(id)}'`)).toEqual([]);
  expect(await query(restored, `select 1 from games where id = '${game.id}'`)).toEqual([]);
});

describe('a restore that cannot succeed changes nothing', () => {
  const good = newFileOnce(async (file) => void (await backUp(worker.database.url, file)));

  test.each<[string, (script: string) => Buffer, RegExp]>([
    ['another file', () => Buffer.from('games'), /is not a backup made by npx slow-train backup/],
    ['another script', () => gzipSync('select 1;\n'), /is not a backup made by npx slow-train backup/],
    ['a file that lacks its end', (script) => gzipSync(script).subarray(0, -200), /ends too early, so nothing was/],
    ['a script that lacks its end', (script) => gzipSync(script.slice(0, -30)), /ends too early, so nothing was/],
    [
      'a backup by a later release',
      (script) => gzipSync(script.replace(/(?<=^-- migration: ).*$/m, '9999_later')),
      /A later release made this backup \(9999_later\)/,
    ],
  ])('a restore of %s changes nothing', async (_, spoil, words) => {
    const file = newFile();
    await writeFile(file, spoil(gunzipSync(await readFile(await good())).toString('utf8')));
    const database = await emptyDatabase();
    await expect(restore(database, file)).rejects.toThrow(words);
    expect(await contents(database)).toEqual({});
  });

  test('a restore into a database that is not empty changes nothing', async () => {
    const before = await contents(worker.database.url);
    await expect(restore(worker.database.url, await good())).rejects.toThrow(
      /is not empty, and nothing in it was changed/,
    );
    expect(await contents(worker.database.url)).toEqual(before);
  });
});

/** Returns a function that makes a file at its first call. */
function newFileOnce(make: (file: string) => Promise<void>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => {
    made ??= (async (file) => {
      await make(file);
      return file;
    })(newFile());
    return made;
  };
}
