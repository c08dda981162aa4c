import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { withClient } from './connection.ts';

/** An account that was deleted, and when (ISO 8601). Nothing else is known of it. */
export interface Deletion {
  readonly at: string;
  readonly account: string;
}

/** As `api/src` writes them to the audit log. */
const COMMANDS = ['delete-account', 'delete-own-account'];

const Rows = z.array(z.object({ at: z.date(), target: z.string() }));
const LINE = /^(\S+) (\S+)$/;

/**
 * Returns the accounts that were deleted by their owners or by an operator, earliest first, as far as a database knows.
 * @throws ExpectedError if the database cannot be used
 */
export async function deletionsIn(url: string): Promise<readonly Deletion[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      'select at, target from audit_log where command = any($1) and target is not null order by at, target',
      [COMMANDS],
    );
    return Rows.parse(rows).map(({ at, target }) => ({ at: at.toISOString(), account: target }));
  });
}

/** Reads a list of deleted accounts, a line each; empty if there is no such file. */
export async function readDeletions(file: string): Promise<readonly Deletion[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [, at, account] = LINE.exec(line) ?? [];
    return at === undefined || account === undefined ? [] : [{ at, account }];
  });
}

/** Replaces such a list; its owner alone may read it. */
export async function writeDeletions(file: string, deletions: readonly Deletion[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const lines = new Set(deletions.map(({ at, account }) => `${at} ${account}\n`));
  await writeFile(`${file}.partial`, [...lines].toSorted().join(''), { mode: 0o600 });
  await rename(`${file}.partial`, file);
}

/**
 * Notes in a database that a good backup of it was taken, for the site's health and metrics.
 * @param oldest time of the oldest backup that is kept: earlier deletions by owners are forgotten; null forgets none
 */
export async function noteBackup(url: string, at: Date, operator: string, oldest: Date | null): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into audit_log (id, at, operator, command, detail) values ('backup', $1, $2, 'backup', '{}')
       on conflict (id) do update set at = excluded.at, operator = excluded.operator`,
      [at, operator],
    );
    await client.query("delete from audit_log where command = 'delete-own-account' and at < $1", [oldest]);
  });
}

/**
 * Takes name, address and every way in from accounts, and makes the site delete them next, as guests who cannot come
 * back: only the site can give their seats to computer players.
 * @returns how many of them there are
 */
export async function shutOut(client: pg.Client, accounts: readonly string[]): Promise<number> {
  if (accounts.length === 0) return 0;
  const ids = [accounts];
  for (const table of ['sessions', 'passkeys']) await client.query(`delete from ${table} where user_id = any($1)`, ids);
  for (const table of ['push_subscriptions', 'webhooks', 'feeds', 'outbox'])
    await client.query(`delete from ${table} where account_id = any($1)`, ids);
  const { rowCount } = await client.query(
    `update users set name = '', email = 'deleted-' || id || '@deleted.invalid', email_verified = false, is_anonymous = true
     where id = any($1)`,
    ids,
  );
  // Long ago, so that they are the first ones.
  await client.query(
    `insert into lost_guests (account_id, due_at) select id, to_timestamp(0) from users where id = any($1)
     on conflict (account_id) do update set due_at = excluded.due_at`,
    ids,
  );
  return rowCount ?? 0;
}
