import { ExpectedError } from '@slow-train/settings/expected-error';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { inTransaction, withClient } from './connection.ts';
import { newestWithin } from './migrations.ts';

/** The first line of a backup, and the last: without it the file was cut off. */
export const FIRST_LINE = '-- Slow Train backup 1';
export const LAST_LINE = '-- end of backup';
/** Before the name of the newest migration that the database had. */
export const MIGRATION_LINE = '-- migration: ';

/** A table, with the tables it refers to. */
const Table = z.object({ name: z.string(), columns: z.array(z.string()), parents: z.array(z.string()) });
type Table = z.infer<typeof Table>;

/** Whose database it is belongs to the database, not to its data. */
const LEFT_OUT = 'sites';

/**
 * Writes all data of a database to a file, as of one moment, while the site goes on. The file is a gzipped script of
 * COPY statements, which psql understands as well; the tables themselves come from the migrations. Only its owner may
 * read it, since it contains everybody's addresses and hands.
 * @param file must not exist
 * @returns the number of rows in each table
 * @throws ExpectedError if the database cannot be used or has no migrations
 */
export async function backUp(url: string, file: string): Promise<Readonly<Record<string, number>>> {
  const rows: Record<string, number> = {};
  // Another name until it is complete, since half a backup must not look like one.
  const partial = `${file}.partial`;
  try {
    await withClient(url, (client) =>
      inTransaction(
        client,
        async () => {
          const out = createWriteStream(partial, { mode: 0o600 });
          await pipeline(Readable.from(script(client, rows)), createGzip(), out);
          return { end: 'commit', value: undefined };
        },
        'isolation level repeatable read read only',
      ),
    );
    await rename(partial, file);
    return rows;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function* script(client: pg.Client, rows: Record<string, number>): AsyncGenerator<string | Buffer> {
  const migration = await newestWithin(client);
  if (migration === null) throw new ExpectedError('This database has no tables of Slow Train to back up.');
  yield `${FIRST_LINE}\n${MIGRATION_LINE}${migration}\n-- taken: ${new Date().toISOString()}\n`;
  for (const { name, columns } of parentsFirst(await tablesOf(client))) {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const table = `public.${pg.escapeIdentifier(name)} (${list})`;
    yield `\nCOPY ${table} FROM stdin;\n`;
    let count = 0;
    for await (const chunk of client.query(copyTo(`copy ${table} to stdout`))) {
      const bytes = z.instanceof(Buffer).parse(chunk);
      for (const byte of bytes) if (byte === NEWLINE) count += 1;
      yield bytes;
    }
    rows[name] = count;
    yield '\\.\n';
  }
  yield `\n${LAST_LINE}\n`;
}

const NEWLINE = 0x0a;

async function tablesOf(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query(
    `select c.relname as name,
       array(select attname::text from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
       array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> f.conrelid) as parents
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
     order by c.relname`,
    [LEFT_OUT],
  );
  return z.array(Table).parse(rows);
}

/** Returns the tables in an order in which each can be filled: foreign keys are checked at once. */
function parentsFirst(tables: readonly Table[]): readonly Table[] {
  const sorted: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(({ parents }) => !parents.some((parent) => names.has(parent)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`);
    sorted.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return sorted;
}
