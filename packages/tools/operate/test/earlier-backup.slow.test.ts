import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backUp, migrateWithin, migrationStatus, restore, withClient } from '@slow-train/database';
import { expect, inject, test } from 'vitest';
import { emptyDatabase } from './kit/empty-database.ts';
import { folderWith } from './kit/folder-with.ts';

const query = async (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);

/** Backs up a database at the baseline, with one account, and renames the migration that the backup names. */
async function backupNaming(migration?: string): Promise<string> {
  const from = await emptyDatabase();
  await withClient(from, (client) => migrateWithin(client, undefined, '0025_baseline'));
  await query(
    from,
    `insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.org');
     insert into sessions (id, token, user_id, expires_at) values ('s', 't', 'ana', '2026-01-01')`,
  );
  const file = join(inject('testServer').folder, `${randomUUID()}.sql.gz`);
  expect(await backUp(from, file)).toMatchObject({ users: 1, sessions: 1 });
  if (migration !== undefined) {
    const script = gunzipSync(await readFile(file)).toString('utf8');
    await writeFile(file, gzipSync(script.replace(/(?<=^-- migration: ).*$/m, migration)));
  }
  return file;
}

const accounts = 'select users.name, sessions.token from users join sessions on user_id = users.id';

test('a backup by an earlier release is restored as it was, and then migrated', async () => {
  const later = await folderWith('9999_later', 'alter table sessions rename column token to secret;');
  const into = await emptyDatabase();
  await restore(into, await backupNaming(), [], later);
  expect((await migrationStatus(into, later)).pending).toEqual([]);
  expect(await query(into, accounts.replace('token', 'secret'))).toEqual([{ name: 'Ana', secret: 't' }]);
});

test('a backup that names the last migration which the baseline replaced is restored', async () => {
  const into = await emptyDatabase();
  await restore(into, await backupNaming('0025_circle_answers'));
  expect((await migrationStatus(into)).pending).toEqual([]);
  expect(await query(into, accounts)).toEqual([{ name: 'Ana', token: 't' }]);
});

test.each(['0005_own_accounts', '0024_tournament_substitutes'])(
  'a backup at %s is refused, with the commit that can restore it',
  async (migration) => {
    const file = await backupNaming(migration);
    const into = await emptyDatabase();
    const restoring = restore(into, file);
    await expect(restoring).rejects.toMatchObject({
      name: 'ExpectedError',
      message: expect.stringMatching(/too old .* nothing was restored\. Check out commit [0-9a-f]{12}, /),
    });
    expect(await query(into, "select 1 from pg_tables where schemaname in ('public', 'drizzle')")).toEqual([]);
  },
);
