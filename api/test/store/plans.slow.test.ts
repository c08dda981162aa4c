import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neon, type NeonQueryFunction } from '@neondatabase/serverless';
import { parseStatements, testDatabase, type TestDatabase } from '@slow-train/local/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { fillDatabase } from '../kit/fill-database.ts';

/** Tables that do not grow with the number of people or games. */
const SMALL = ['outages', 'sites', 'unreadable_games', '__drizzle_migrations'];

const statements = parseStatements(await readFile(join(import.meta.dirname, '../statements.sql'), 'utf8'));
let database: TestDatabase;
let sql: NeonQueryFunction<false, false>;
let partial: ReadonlySet<unknown>;
beforeAll(async () => {
  database = await testDatabase({ own: true });
  await fillDatabase(database);
  sql = neon(database.url);
  const rows = await sql`select indexrelid::regclass::text as name from pg_index where indpred is not null`;
  partial = new Set(rows.map(({ name }) => name));
});
afterAll(() => database.drop());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly Plans?: readonly Plan[] | undefined;
}
const Plan: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(Plan).optional();
  },
});
const Explained = z.object({ Plan });

/** The steps that stop reading as soon as a limit above them is reached. */
const LAZY = ['Limit', 'Nested Loop', 'LockRows', 'Result', 'Subquery Scan', 'Incremental Sort', 'Unique'];

/**
 * Returns the tables that a plan reads from beginning to end: by a sequential scan, or by a whole index without a limit.
 * An index on part of a table is as small as that part.
 */
function scanned(plan: Plan, isLimited = false): string[] {
  const { Plans = [], 'Node Type': step, 'Relation Name': table = '' } = plan;
  const isWholeIndex =
    /^Index (?:Only )?Scan$/u.test(step) && plan['Index Cond'] === undefined && !partial.has(plan['Index Name'] ?? '');
  const isWhole = step === 'Seq Scan' || (isWholeIndex && !isLimited);
  const isLimitedBelow = step === 'Limit' || (isLimited && LAZY.includes(step));
  return [...(isWhole ? [table] : []), ...Plans.flatMap((below) => scanned(below, isLimitedBelow))];
}

test('every table that grows is filled, or its plans mean nothing', async () => {
  const rows = await sql.query(
    `
    select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 1000 and relname <> all ($1)`,
    [SMALL],
  );
  expect(rows).toEqual([]);
});

const named = statements.map((statement, index) => ({ name: `${index + 1}: ${statement.slice(0, 100)}`, statement }));
test.each(named)('no growing table is read from beginning to end: $name', async ({ statement }) => {
  // The plan for any parameters, which need no values then.
  const nulls = [...new Set(statement.match(/\$\d+/gu))].map(() => 'null').join();
  const [, , explained = []] = await sql.transaction([
    sql`set local plan_cache_mode = force_generic_plan`,
    sql.query(`prepare checked as ${statement}`),
    sql.query(`explain (format json) execute checked${nulls && `(${nulls})`}`),
    sql`deallocate checked`,
  ]);
  const [{ Plan: plan }] = z.tuple([Explained]).parse(Object.values(explained[0]?.['QUERY PLAN'] ?? []));
  expect(scanned(plan).filter((table) => !SMALL.includes(table))).toEqual([]);
});

test('the list of games is planned once, not for each list, however many games there are', async () => {
  const lists = statements.filter((text) => text.startsWith('select "sessions"."user_id", "games"."id"'));
  expect(lists).toHaveLength(1);
  // PostgreSQL plans the first five for their values, and then keeps the plan for any values, unless it seems to cost more.
  const uses = Array.from({ length: 6 }, () => sql.query(`execute listed (10, 10, 'token-1')`));
  const [kept] =
    (
      await sql.transaction([
        // What PostgreSQL believes to be there is enough.
        sql`update pg_class set reltuples = reltuples * 100 where oid = 'games'::regclass`,
        sql.query(`prepare listed as ${lists.join('')}`),
        ...uses,
        sql`select generic_plans::int as uses from pg_prepared_statements where name = 'listed'`,
        sql`deallocate listed`,
      ])
    ).at(-2) ?? [];
  expect(kept).toEqual({ uses: 1 });
});

test('deleting a row finds the rows that refer to it by an index', async () => {
  const rows = await sql.query(`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', attname))
    )`);
  expect(rows).toEqual([]);
});
