import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { applyMigrations, readBackup, restore, withClient } from '@slow-train/database';
import { expect, inject, test } from 'vitest';
import { backUpAndVerify, backupName, deletionsSince } from '../src/deploy/back-up.ts';
import { emptyDatabase } from './kit/empty-database.ts';

const query = async (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);
const silent = (): void => undefined;
const day = (number: number): Date => new Date(`2026-03-0${number}T03:00:00.000Z`);

async function siteWith(accounts: readonly string[]): Promise<{ readonly url: string; readonly folder: string }> {
  const url = await emptyDatabase();
  await applyMigrations(url);
  for (const id of accounts)
    await query(
      url,
      `insert into users (id, name, email, email_verified) values ('${id}', 'Name of ${id}', '${id}@example.org', true)`,
    );
  return { url, folder: await mkdtemp(join(inject('testServer').folder, 'backups-')) };
}

/** Backs up as the timer does on a day. */
async function backUpOn(site: { readonly url: string; readonly folder: string }, at: Date, keep: number | null) {
  const file = join(site.folder, backupName('production', at));
  await backUpAndVerify({ url: site.url, file, environment: 'production', keep, at }, silent);
  return file;
}

const deletes = (url: string, account: string, at: Date) =>
  query(
    url,
    `delete from users where id = '${account}';
     insert into audit_log (id, at, operator, command, target, detail)
     values ('of-${account}', '${at.toISOString()}', 'its owner', 'delete-own-account', '${account}', '{}')`,
  );

test('29.17 of four daily backups with --keep 2 the last two stay, and the files of others', async () => {
  const site = await siteWith(['ana']);
  await writeFile(join(site.folder, 'staging-2026-01-01T00-00-00-000Z.sql.gz'), '');
  await writeFile(join(site.folder, 'notes.txt'), '');
  for (const number of [1, 2, 3, 4]) await backUpOn(site, day(number), 2);
  expect((await readdir(site.folder)).toSorted()).toEqual([
    'deleted-accounts',
    'notes.txt',
    'production-2026-03-03T03-00-00-000Z.sql.gz',
    'production-2026-03-04T03-00-00-000Z.sql.gz',
    'staging-2026-01-01T00-00-00-000Z.sql.gz',
  ]);
  expect(await query(site.url, "select at, operator <> '' as named from audit_log where command = 'backup'")).toEqual([
    { at: day(4), named: true },
  ]);
});

test('reading a backup back counts its rows, and notices one that was cut off', async () => {
  const site = await siteWith(['ana', 'ben']);
  const file = await backUpOn(site, day(1), null);
  expect(await readBackup(file)).toMatchObject({ users: 2, games: 0 });
  const script = gunzipSync(await readFile(file)).toString('utf8');
  await writeFile(file, gzipSync(script.slice(0, -30)));
  await expect(readBackup(file)).rejects.toThrow(/ends too early/);
  await writeFile(file, gzipSync('select 1;\n'));
  await expect(readBackup(file)).rejects.toThrow(/is not a backup/);
});

test('29.17 a restore shuts out the accounts that were deleted after the backup, and nobody else', async () => {
  const site = await siteWith(['ana', 'ben', 'cleo', 'dora']);
  const monday = await backUpOn(site, day(1), null);
  await deletes(site.url, 'ana', day(2));
  await backUpOn(site, day(3), null);
  expect(await readFile(join(site.folder, 'deleted-accounts'), 'utf8')).toBe(`${day(2).toISOString()} ana\n`);
  await deletes(site.url, 'ben', day(4));

  const deleted = await deletionsSince(monday, site.url, silent);
  expect(deleted.toSorted()).toEqual(['ana', 'ben']);
  const into = await emptyDatabase();
  expect(await restore(into, monday, deleted)).toBe(2);
  expect(await query(into, 'select id, name, email_verified as known from users order by id')).toEqual([
    { id: 'ana', name: '', known: false },
    { id: 'ben', name: '', known: false },
    { id: 'cleo', name: 'Name of cleo', known: true },
    { id: 'dora', name: 'Name of dora', known: true },
  ]);
  expect(await query(into, 'select account_id as id from lost_guests where due_at <= now() order by id')).toEqual([
    { id: 'ana' },
    { id: 'ben' },
  ]);
});

test('without the database that it replaces, a restore knows the list beside the backup, and says what it lacks', async () => {
  const site = await siteWith(['ana']);
  const monday = await backUpOn(site, day(1), null);
  await deletes(site.url, 'ana', day(2));
  await backUpOn(site, day(3), null);
  const said: string[] = [];
  expect(await deletionsSince(monday, null, (line) => void said.push(line))).toEqual(['ana']);
  expect(said.join('\n')).toContain('Accounts deleted after the last backup are not known');
});

test('deletions are forgotten once no kept backup is older', async () => {
  const site = await siteWith(['ana']);
  await backUpOn(site, day(1), 2);
  await deletes(site.url, 'ana', day(2));
  for (const number of [3, 4]) await backUpOn(site, day(number), 2);
  expect(await readFile(join(site.folder, 'deleted-accounts'), 'utf8')).toBe('');
  expect(await query(site.url, "select 1 from audit_log where command = 'delete-own-account'")).toEqual([]);
});
