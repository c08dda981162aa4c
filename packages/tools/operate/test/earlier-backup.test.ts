import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations, backUp, migrationStatus, restore, withClient } from '@slow-train/database';
import { expect, inject, test } from 'vitest';
import { emptyDatabase } from './kit/empty-database.ts';

/** Returns a folder with our migrations up to one, as an earlier release had them. */
async function migrationsUntil(tag: string): Promise<string> {
  const folder = await mkdtemp(join(inject('testServer').folder, 'migrations-'));
  await cp(join(import.meta.dirname, '../../../../migrations'), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  journal.entries = journal.entries.filter((entry: { tag: string }) => entry.tag <= tag);
  await writeFile(path, JSON.stringify(journal));
  return folder;
}

test('a backup by an earlier release is restored as it was, and then migrated', async () => {
  const from = await emptyDatabase();
  await applyMigrations(from, await migrationsUntil('0005_own_accounts'));

  await withClient(from, (client) =>
    client.query(
      `insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.org');
       insert into sessions (id, token, user_id, expires_at) values ('s', 't', 'ana', '2026-01-01')`,
    ),
  );
  const file = join(inject('testServer').folder, `${randomUUID()}.sql.gz`);
  expect(await backUp(from, file)).toMatchObject({ users: 1, sessions: 1 });

  const into = await emptyDatabase();
  await restore(into, file);
  expect((await migrationStatus(into)).pending).toEqual([]);
  const { rows } = await withClient(into, (client) =>
    client.query('select users.name, sessions.token from users join sessions on user_id = users.id'),
  );
  expect(rows).toEqual([{ name: 'Ana', token: 't' }]);
});
