import { ExpectedError } from '@slow-train/settings/expected-error';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { z } from 'zod';
import { requireBaseline } from './baseline.ts';
import { inTransaction, withClient } from './connection.ts';

/** The generated SQL and its journal. */
const MIGRATIONS = resolve(import.meta.dirname, '../../../../migrations');

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
const Applied = z.object({ newest: z.coerce.number().nullable() });

interface Migration {
  /** Its name, such as `0025_baseline`. */
  readonly tag: string;
  /** When it was generated, in milliseconds. Later ones are newer; drizzle keeps this number of each that is applied. */
  readonly when: number;
  readonly statements: readonly string[];
  readonly hash: string;
}

/** Which migrations a database has, oldest first. */
export interface MigrationStatus {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** Whether a later release has migrated the database beyond this one. */
  readonly isAhead: boolean;
}

/**
 * Returns a database's migrations. Changes nothing.
 * @throws ExpectedError if the database cannot be used or is older than the baseline
 */
export async function migrationStatus(url: string, folder: string = MIGRATIONS): Promise<MigrationStatus> {
  const all = await migrationsIn(folder);
  const newest = await withClient(url, (client) => newestApplied(client, all));
  const isApplied = ({ when }: Migration): boolean => when <= newest;
  return {
    applied: all.filter(isApplied).map(({ tag }) => tag),
    pending: all.filter((one) => !isApplied(one)).map(({ tag }) => tag),
    isAhead: newest > (all.at(-1)?.when ?? 0),
  };
}

/**
 * Applies the pending migrations of a database, all in one transaction or, if one fails, none. Concurrent calls wait
 * for each other.
 * @param url connection string of the database
 * @param folder with the generated SQL and its journal
 * @returns the names of those applied
 * @throws ExpectedError if the database cannot be used or is older than the baseline; Error if the folder has no journal
 * or a statement is refused
 */
export async function applyMigrations(url: string, folder: string = MIGRATIONS): Promise<readonly string[]> {
  return runMigrations(url, 'commit', folder);
}

/** Does what `applyMigrations` does, then rolls it back. Tables of a busy site are locked for a moment. */
export async function rehearseMigrations(url: string, folder: string = MIGRATIONS): Promise<readonly string[]> {
  return runMigrations(url, 'rollback', folder);
}

async function runMigrations(url: string, end: 'commit' | 'rollback', folder: string): Promise<readonly string[]> {
  return withClient(url, (client) =>
    inTransaction(client, async () => {
      await lockMigrations(client);
      return { end, value: await migrateWithin(client, folder) };
    }),
  );
}

/** An arbitrary number, the same for every migration. */
const MIGRATION_LOCK = 7_362_514;

/**
 * Waits until no other migration runs. The lock belongs to the transaction, so it ends with it even behind a transaction
 * pooler, where a session's lock would stay with a connection of the pooler.
 */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  // A statement that waits for a table makes every later query of that table wait as well.
  await client.query("set local lock_timeout = '10s'");
}

/**
 * Applies pending migrations within the caller's transaction. Keeps drizzle's table of applied migrations; drizzle's own
 * function commits, and can neither be rolled back nor stop at a migration.
 * @param until name of the last migration to apply; all if omitted
 * @returns the names of those applied
 */
export async function migrateWithin(
  client: pg.Client,
  folder: string = MIGRATIONS,
  until?: string,
): Promise<readonly string[]> {
  const all = await migrationsIn(folder);
  const newest = await newestApplied(client, all);
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const last = until === undefined ? all.length - 1 : all.findIndex(({ tag }) => tag === until);
  const pending = all.slice(0, last + 1).filter(({ when }) => when > newest);
  for (const { statements, hash, when } of pending) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
  }
  return pending.map(({ tag }) => tag);
}

/**
 * Returns the name of the newest migration of a database; null if it has none.
 * @throws ExpectedError if a later release has migrated it, or it is older than the baseline
 */
export async function newestWithin(client: pg.Client): Promise<string | null> {
  const all = await migrationsIn(MIGRATIONS);
  const newest = await newestApplied(client, all);
  if (newest > (all.at(-1)?.when ?? 0))
    throw new ExpectedError('A later release has migrated this database. Check out that release, and try again.');
  return all.findLast(({ when }) => when <= newest)?.tag ?? null;
}

/**
 * Returns when the newest applied migration was generated; 0 if none is applied.
 * @param all migrations of this release
 * @throws ExpectedError if the database is older than the first of them
 */
async function newestApplied(client: pg.Client, all: readonly Migration[]): Promise<number> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is null as none");
  if (z.array(z.object({ none: z.boolean() })).parse(tables)[0]?.none !== false) return 0;
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  const newest = Applied.parse(rows[0]).newest ?? 0;
  requireBaseline(newest, all[0]?.when ?? 0);
  return newest;
}

/** Returns the name of the newest migration of a folder. @throws Error if it has none */
export async function newestMigrationIn(folder: string = MIGRATIONS): Promise<string> {
  const newest = (await migrationsIn(folder)).at(-1);
  if (newest === undefined) throw new Error(`${folder} has no migrations.`);
  return newest.tag;
}

/** Takes away or renames what earlier releases may still use, or refuses what they write. */
const DESTRUCTIVE = /\bdrop\s+(?:table|column|type)\b|\brename\b|\bset\s+(?:data\s+type|not\s+null)\b/i;

/**
 * Returns the first migration that keeps an earlier release from using the tables, and its statement's first line; null
 * if there is none.
 * @param before the newest migration that the earlier release knows
 * @param now the newest that the later release knows
 */
export async function unreadableBackwards(
  before: string,
  now: string,
  folder: string = MIGRATIONS,
): Promise<{ readonly tag: string; readonly statement: string } | null> {
  const all = await migrationsIn(folder);
  const [start, end] = [before, now].map((name) => all.findIndex(({ tag }) => tag === name));
  if (start === undefined || end === undefined || start < 0 || end < 0)
    throw new ExpectedError(
      `Nothing was changed: this clone lacks migration ${start === -1 ? before : now}. Check out the later release first.`,
    );
  for (const { tag, statements } of all.slice(start + 1, end + 1)) {
    const statement = statements.find((text) => DESTRUCTIVE.test(text.replaceAll(/--.*$/gm, '')));
    if (statement !== undefined) return { tag, statement: statement.trim().split('\n')[0] ?? '' };
  }
  return null;
}

async function migrationsIn(folder: string): Promise<readonly Migration[]> {
  const { entries } = Journal.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')));
  const files = readMigrationFiles({ migrationsFolder: folder });
  return entries.map(({ tag, when }, index) => {
    const file = files[index];
    if (file === undefined) throw new Error(`${folder} has no ${tag}.sql.`);
    return { tag, when, statements: file.sql, hash: file.hash };
  });
}
