import { ExpectedError } from '@slow-train/settings/expected-error';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { FIRST_LINE, LAST_LINE, MIGRATION_LINE } from './backup.ts';
import { nameNow, requireBaselineOf } from './baseline.ts';
import { inTransaction, withClient } from './connection.ts';
import { shutOut } from './deletions.ts';
import { lockMigrations, migrateWithin } from './migrations.ts';

const COPY = /^COPY (public\."\w+" \([^;]*\)) FROM stdin;$/;
const END_OF_ROWS = '\\.';

/**
 * Reads a backup from its first line to its last. Changes nothing.
 * @returns the number of rows of each table
 * @throws ExpectedError if it is no complete backup
 */
export async function readBackup(file: string): Promise<Readonly<Record<string, number>>> {
  const rows: Record<string, number> = {};
  let table: string | null = null;
  let count = 0;
  let last = '';
  for await (const bytes of linesOf(file)) {
    const isEnd = bytes.length < 4 && bytes.toString().trimEnd() === END_OF_ROWS;
    if (table !== null && !isEnd) {
      count += 1;
      continue;
    }
    if (table !== null) rows[table] = count;
    const line = bytes.toString('utf8').trimEnd();
    if (last === '' && line !== FIRST_LINE) throw notABackup(file);
    if (line !== '') last = line;
    table = /^COPY public\."(\w+)"/.exec(line)?.[1] ?? null;
    count = 0;
  }
  if (last !== LAST_LINE) throw endsTooEarly(file);
  return rows;
}

/**
 * Restores a backup into an empty database: creates the tables as they were, fills them, and applies the migrations
 * that are newer than the backup. All in one transaction: afterwards it is complete or still empty.
 * @param deleted accounts that were deleted after the backup: they lose name, address and every way in, and the site
 * deletes them within minutes of its start, as it deletes guests who cannot come back
 * @param folder with the generated SQL and its journal
 * @returns the number of those accounts that the backup had
 * @throws ExpectedError if the database is not empty or cannot be used, or the file is not a complete backup of this
 * release or an earlier one, as far back as the baseline
 */
export async function restore(
  url: string,
  file: string,
  deleted: readonly string[] = [],
  folder?: string,
): Promise<number> {
  return withClient(url, async (client) => {
    const found = await inTransaction(client, async () => {
      await lockMigrations(client);
      await requireEmpty(client);
      await load(client, file, folder);
      await migrateWithin(client, folder);
      return { end: 'commit', value: await shutOut(client, deleted) };
    });
    // Without statistics the first queries would scan whole tables.
    await client.query('analyze');
    return found;
  });
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1");
  if (rows.length > 0) {
    throw new ExpectedError(
      'This database is not empty, and nothing in it was changed. Create a new one, and set DATABASE_URL to that.',
    );
  }
}

async function load(client: pg.Client, file: string, folder: string | undefined): Promise<void> {
  const lines = linesOf(file);
  const next = async (): Promise<string | null> => {
    const { value, done } = await lines.next();
    return done === true ? null : value.toString('utf8').trimEnd();
  };
  if ((await next()) !== FIRST_LINE) throw notABackup(file);
  for (let line = await next(); line !== LAST_LINE; line = await next()) {
    if (line === null) throw endsTooEarly(file);
    if (line.startsWith(MIGRATION_LINE)) await createTables(client, line.slice(MIGRATION_LINE.length), folder);
    const [, table] = COPY.exec(line) ?? [];
    if (table !== undefined) await fill(client, table, lines);
  }
}

async function createTables(client: pg.Client, migration: string, folder: string | undefined): Promise<void> {
  requireBaselineOf(migration);
  const applied = await migrateWithin(client, folder, nameNow(migration));
  if (applied.at(-1) !== nameNow(migration)) {
    throw new ExpectedError(
      `A later release made this backup (${migration}), so nothing was restored. Check out that release, and try again.`,
    );
  }
}

/** Copies the lines up to the end of the table's rows. */
async function fill(client: pg.Client, table: string, lines: AsyncGenerator<Buffer>): Promise<void> {
  const into = client.query(copyFrom(`copy ${table} from stdin`));
  const filled = finished(into);
  // Awaited below; a refused row may show before that.
  filled.catch(() => undefined);
  try {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) throw new ExpectedError('The backup ends too early, so nothing was restored. Use another.');
      if (value.length < 4 && value.toString().trimEnd() === END_OF_ROWS) break;
      if (!into.write(value)) await Promise.race([once(into, 'drain'), filled]);
    }
    into.end();
    await filled;
  } catch (error) {
    // Ends the copying, without which the connection understands nothing else.
    into.destroy(error instanceof Error ? error : new Error(String(error)));
    await filled.catch(() => undefined);
    throw error;
  }
}

/**
 * Yields a gzipped file's lines, each with its newline. Only that ends one; players may have written other line breaks.
 */
async function* linesOf(file: string): AsyncGenerator<Buffer, undefined> {
  let rest = Buffer.alloc(0);
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const chunk of unzipped) {
      const bytes = Buffer.concat([rest, chunk]);
      let start = 0;
      for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, start)) {
        yield bytes.subarray(start, end + 1);
        start = end + 1;
      }
      rest = bytes.subarray(start);
    }
  } catch (error) {
    throw explainFile(error, file);
  }
}

function explainFile(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'ENOENT':
      return new ExpectedError(`There is no file ${file}.`);
    case 'Z_DATA_ERROR':
      return notABackup(file);
    case 'Z_BUF_ERROR':
      return endsTooEarly(file);
    default:
      return error;
  }
}

const endsTooEarly = (file: string): ExpectedError =>
  new ExpectedError(`${file} ends too early, so nothing was restored. Use another backup.`);

const notABackup = (file: string): ExpectedError =>
  new ExpectedError(`${file} is not a backup made by npx slow-train backup, so nothing was restored.`);
