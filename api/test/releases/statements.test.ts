import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { neon, type NeonQueryFunction } from '@neondatabase/serverless';
import { parseStatements, testDatabase, type TestDatabase } from '@slow-train/local/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A migration is applied while the release before is still running, so it may only add (expand). What no release uses
// any more is dropped by a later one (contract), which deletes the older release's statements first: its games stay.
const files = (await readdir(import.meta.dirname, { recursive: true })).filter((path) =>
  path.endsWith('statements.sql'),
);
const statements = await Promise.all(
  files.map(async (path) => {
    const text = await readFile(join(import.meta.dirname, path), 'utf8');
    const release = dirname(path);
    return parseStatements(text).map((statement) => ({ release, statement, name: statement.slice(0, 100) }));
  }),
);

let database: TestDatabase;
let sql: NeonQueryFunction<false, false>;
beforeAll(async () => {
  database = await testDatabase();
  sql = neon(database.url);
});
afterAll(() => database.drop());

test.each(statements.flat())('release $release can still run: $name', async ({ statement }) => {
  const run = sql.transaction([sql.query(`prepare kept as ${statement}`), sql`deallocate kept`]);
  await expect(run).resolves.toBeDefined();
});
