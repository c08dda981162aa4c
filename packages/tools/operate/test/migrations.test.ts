import { describe, expect, inject, test } from 'vitest';
import { applyMigrations, migrationStatus, rehearseMigrations, withClient } from '@slow-train/database';
import { folderWith } from './kit/folder-with.ts';
import { keptConnections } from './kit/kept-connections.ts';
import { emptyDatabase } from './kit/empty-database.ts';

const query = async (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);
const tables = (url: string) => query(url, "select tablename from pg_tables where schemaname in ('public', 'drizzle')");

test('one of four migrators at once migrates, the others find nothing to do, and none leaves a lock behind', async () => {
  const url = await emptyDatabase();
  // A session's lock would stay with its connection.
  const pooled = await keptConnections(url);
  const applied = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(pooled)));
  const { applied: all, pending } = await migrationStatus(url);
  expect(applied.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, all.length]);
  expect(pending).toEqual([]);
  // The server's other databases have migrators of their own.
  const own =
    'select * from pg_locks join pg_database on pg_database.oid = database where datname = current_database()';
  expect(await query(url, `${own} and locktype = 'advisory'`)).toEqual([]);
});

test('a rehearsal runs every statement and leaves nothing behind', async () => {
  const url = await emptyDatabase();
  const { applied, pending, isAhead } = await migrationStatus(url);
  expect({ applied, isAhead }).toEqual({ applied: [], isAhead: false });
  expect(await rehearseMigrations(url)).toEqual(pending);
  expect(await tables(url)).toEqual([]);
  expect(await applyMigrations(url)).toEqual(pending);
});

describe('a migration that fails', () => {
  test('a failing migration fails the rehearsal as well, and changes nothing', async () => {
    const url = await emptyDatabase();
    await applyMigrations(url);
    const broken = await folderWith(
      '9999_broken',
      'create table half (id int);--> statement-breakpoint\nselect 1 / 0;',
    );
    await expect(rehearseMigrations(url, broken)).rejects.toThrow('division by zero');
    await expect(applyMigrations(url, broken)).rejects.toThrow('division by zero');
    expect(await tables(url)).not.toContainEqual({ tablename: 'half' });
    expect((await migrationStatus(url, broken)).pending).toEqual(['9999_broken']);
  });
});

test('a database migrated by a later release is reported', async () => {
  const url = await emptyDatabase();
  await applyMigrations(url, await folderWith('9999_later', 'create table later (id int);'));
  expect(await migrationStatus(url)).toMatchObject({ pending: [], isAhead: true });
});

describe('a database that cannot be used is explained without its password', () => {
  test.each([
    ['a wrong password', (url: URL) => (url.password = 'wrong-secret'), 'It refuses the password.'],
    ['no such database', (url: URL) => (url.pathname = '/nowhere'), 'It has no database of this name.'],
    ['nothing there', (url: URL) => (url.port = '9'), 'Nothing listens there.'],
  ])('a database that cannot be used is explained without its password: %s', async (_, spoil, words) => {
    const url = new URL(inject('testServer').admin);
    spoil(url);
    const asked = migrationStatus(url.href);
    await expect(asked).rejects.toThrow(words);
    await expect(asked).rejects.toMatchObject({ name: 'ExpectedError' });
    await expect(asked).rejects.not.toThrow(url.password);
  });
});
