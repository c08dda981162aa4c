import { type NeonQueryFunction, neon } from '@neondatabase/serverless';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../src/testing/testing.ts';

let database: TestDatabase;
const sql = (): NeonQueryFunction<false, false> => neon(database.url);

beforeAll(async () => {
  database = await testDatabase();
  await sql()`create table seats (game text, seat int, primary key (game, seat))`;
});

afterAll(() => database.drop());

const count = (game: string): Promise<unknown> => sql()`select count(*)::int as n from seats where game = ${game}`;

describe('one statement', () => {
  test('one statement returns every kind of value as Neon does', async () => {
    const rows = await sql()`select ${7}::int as i, ${'ä'}::text as t, true as b, null as n,
      array[1,2] as a, '{"x":[1]}'::jsonb as j, 9007199254740993::int8 as big,
      '2026-10-01T00:00:00Z'::timestamptz as at`;
    expect(rows).toEqual([
      {
        i: 7,
        t: 'ä',
        b: true,
        n: null,
        a: [1, 2],
        j: { x: [1] },
        big: '9007199254740993',
        at: new Date('2026-10-01T00:00:00Z'),
      },
    ]);
  });

  test('one statement returns the number of changed rows', async () => {
    const result = await sql().query(`insert into seats values ('rows', 0), ('rows', 1)`, [], { fullResults: true });
    expect(result).toMatchObject({ command: 'INSERT', rowCount: 2 });
  });

  test('one statement passes on the code and the constraint of an error', async () => {
    await sql()`insert into seats values ('twice', 0)`;
    await expect(sql()`insert into seats values ('twice', 0)`).rejects.toMatchObject({
      code: '23505',
      constraint: 'seats_pkey',
      table: 'seats',
    });
  });

  test('one statement refuses two statements in one string, as Neon does', async () => {
    await expect(sql().query('select 1; select 2')).rejects.toMatchObject({ code: '42601' });
  });
});

describe('a batch', () => {
  test('a batch is one transaction', async () => {
    const [first, second] = await sql().transaction([
      sql()`select pg_current_xact_id() as id`,
      sql()`select pg_current_xact_id() as id`,
    ]);
    expect(first).toEqual(second);
  });

  test('a batch is rolled back when the last statement fails', async () => {
    const batch = sql().transaction([
      sql()`insert into seats values ('all', 0)`,
      sql()`insert into seats values ('all', 1)`,
      sql()`insert into seats values ('all', 0)`,
    ]);
    await expect(batch).rejects.toMatchObject({ code: '23505' });
    expect(await count('all')).toEqual([{ n: 0 }]);
  });

  test('a batch is rolled back as a whole when a statement in the middle fails, and reports that one', async () => {
    const batch = sql().transaction([
      sql()`insert into seats values ('middle', 0)`,
      sql()`insert into seats values ('middle', 0)`,
      sql()`insert into seats values ('middle', 1)`,
    ]);
    await expect(batch).rejects.toMatchObject({ code: '23505', constraint: 'seats_pkey' });
    // The same connections go on.
    expect(await Promise.all(Array.from({ length: 20 }, () => count('middle')))).toEqual(
      Array.from({ length: 20 }, () => [{ n: 0 }]),
    );
  });

  test('a batch is rolled back when only its end finds the fault', async () => {
    await sql()`create table once (n int unique deferrable initially deferred)`;
    const batch = sql().transaction([sql()`insert into once values (1)`, sql()`insert into once values (1)`]);
    await expect(batch).rejects.toMatchObject({ code: '23505' });
    expect(await sql()`select count(*)::int as n from once`).toEqual([{ n: 0 }]);
  });

  test('a batch follows the isolation level and read-only mode', async () => {
    const [rows] = await sql().transaction([sql()`show transaction_isolation`], { isolationLevel: 'Serializable' });
    expect(rows).toEqual([{ transaction_isolation: 'serializable' }]);
    const writing = sql().transaction([sql()`insert into seats values ('read', 0)`], { readOnly: true });
    await expect(writing).rejects.toMatchObject({ code: '25006' });
  });

  test('a batch succeeds for exactly one of many conflicting ones', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        sql().transaction([sql()`insert into seats values ('race', 0)`, sql()`select pg_sleep(0.01)`]),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count('race')).toEqual([{ n: 1 }]);
  });
});

describe('a statement that is used often', () => {
  /** Sends it one at a time, so that they share a connection, more often than it takes to prepare it. */
  async function often(query: string, params: unknown[] = []): Promise<unknown> {
    let rows: unknown;
    for (let nth = 0; nth < 6; nth++) rows = await sql().query(query, params);
    return rows;
  }

  test('a statement that is used often returns the same values, columns and numbers of rows', async () => {
    expect(await often(`select $1::int + 1 as n, 'ä' as t, now() > $2 as later`, [1, '2026-10-01'])).toEqual([
      { n: 2, t: 'ä', later: true },
    ]);
    await sql()`create table often (n int)`;
    await often('insert into often values ($1)', [1]);
    const updated = await sql().query('update often set n = $1', [2], { fullResults: true });
    expect(updated).toMatchObject({ command: 'UPDATE', rowCount: 6, rows: [] });
    const same = Array.from({ length: 3 }, () => sql().query('select count(*)::int as n from often'));
    expect(await sql().transaction(same)).toEqual([[{ n: 6 }], [{ n: 6 }], [{ n: 6 }]]);
  });

  test('a statement that is used often returns the columns that its table has now', async () => {
    await sql()`create table changing (a int)`;
    await sql()`insert into changing values (1)`;
    expect(await often('select * from changing')).toEqual([{ a: 1 }]);
    await sql()`alter table changing add column b int default 2`;
    expect(await often('select * from changing')).toEqual([{ a: 1, b: 2 }]);
  });

  test('a statement that is used often is prepared, and goes on if something else has made PostgreSQL forget it', async () => {
    await often('select 1 as forgotten');
    const prepared = `select count(*)::int as n from pg_prepared_statements where statement like '%as forgotten'`;
    expect(await sql().query(prepared)).toEqual([{ n: 1 }]);
    await sql()`deallocate all`;
    expect(await often('select 1 as forgotten')).toEqual([{ forgotten: 1 }]);
    expect(await sql().query(prepared)).toEqual([{ n: 0 }]);
  });

  test('a statement that is used often fails as it did the first time, and then goes on', async () => {
    const twice = `insert into seats values ('often', $1)`;
    await sql().query(twice, [0]);
    for (let nth = 0; nth < 12; nth++) {
      const batch = [sql()`insert into seats values ('before', ${nth})`, sql().query(twice, [0])];
      await expect(sql().transaction(batch)).rejects.toMatchObject({ code: '23505' });
    }
    expect(await count('before')).toEqual([{ n: 0 }]);
    expect(await sql().query(twice, [1], { fullResults: true })).toMatchObject({ rowCount: 1 });
  });

  test('a statement that is used often gives way to others: a connection keeps only a number of them', async () => {
    for (let nth = 0; nth < 80; nth++) await often(`select ${nth}`);
    const prepared =
      await sql()`select count(*)::int as n from pg_prepared_statements where statement ~ '^select \\d+$'`;
    expect(prepared).toEqual([{ n: expect.any(Number) }]);
    expect(Number(prepared[0]?.['n'])).toBeLessThanOrEqual(64);
  });

  test('a statement that is used often cannot copy anything through HTTP', async () => {
    await expect(sql()`copy seats from stdin`).rejects.toMatchObject({ code: '57014' });
    expect(await sql()`select 1 as n`).toEqual([{ n: 1 }]);
  });
});

describe('the endpoint', () => {
  const post = (connection: string, body: string): Promise<Response> =>
    fetch(inject('testServer').endpoint, { method: 'POST', headers: { 'neon-connection-string': connection }, body });

  test('the endpoint forwards only to its own server', async () => {
    const answer = await post('postgres://slow_train:x@127.0.0.1:1/postgres', '{"query":"select 1"}');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('no database of this server');
  });

  test('the endpoint refuses a wrong password', async () => {
    const url = new URL(database.url);
    url.password = 'wrong';
    const answer = await post(url.href, '{"query":"select 1"}');
    expect(await answer.json()).toMatchObject({ code: '28P01' });
  });

  test.each(['', '{', '{"query":1}', '{"queries":"select 1"}'])('the endpoint refuses the body %j', async (body) => {
    const answer = await post(database.url, body);
    expect(answer.status).toBe(400);
  });
});
