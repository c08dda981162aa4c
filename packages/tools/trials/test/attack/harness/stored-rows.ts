import type { TestWorker } from '@slow-train/local/testing';
import * as z from 'zod';
import { meOf } from '../../../../../../api/test/kit/passkeys.ts';
import type { MatrixFixture } from '../../../../../../api/test/kit/matrix-fixture.ts';
import { sqlOf } from './database.ts';

/**
 * Tables that requests write to although they are refused, or that the schedule writes to at any time: attempts are counted,
 * messages sent, wake-ups set, codes tried, challenges used up.
 */
const ASIDE = ['attempts', 'outbox', 'wake_ups', 'mail_proofs', 'verifications', 'unreadable_games'];

/** Of a session, when it was last used and how long it lasts change with every request: only that it exists counts. */
const SESSION = `jsonb_build_object('id', t.id, 'account', t.user_id)::text`;

/** Columns by which a row belongs to a game, a circle or a tournament. */
const OF_THING = ['game_id', 'circle_id', 'tournament_id'];
/** Columns by which a row belongs to a person. */
const OF_PERSON = [
  'account_id',
  'founder',
  'host',
  'organiser',
  'other_id',
  'played_by',
  'reported_id',
  'reporter_id',
  'substitute_id',
  'user_id',
];
/** Tables whose own id a path can have. */
const THINGS = ['games', 'circles', 'tournaments'];

/** Everything stored about a fixture: the rows of each table. */
export type StoredRows = ReadonlyMap<string, string>;

const Tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const Stored = z.array(z.object({ name: z.string(), rows: z.string() }));

const queries = new WeakMap<MatrixFixture['worker'], Promise<string>>();

/** Returns one query for all tables: of each, the rows of `$1`, things, and `$2`, people; all of them if it has neither. */
async function queryFor(worker: TestWorker): Promise<string> {
  const tables = Tables.parse(
    await sqlOf(worker).query(
      `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'public' and not (table_name = any($1)) group by 1 order by 1`,
      [ASIDE],
    ),
  );
  const parts = tables.map(({ name, columns }) => {
    const reached = [
      ...(THINGS.includes(name) ? ['id = any($1)'] : []),
      ...(name === 'users' ? ['id = any($2)'] : []),
      ...columns.filter((column) => OF_THING.includes(column)).map((column) => `${column} = any($1)`),
      ...columns.filter((column) => OF_PERSON.includes(column)).map((column) => `${column} = any($2)`),
    ];
    const row = name === 'sessions' ? SESSION : 't::text';
    return `select '${name}' as name, ${row} as row from ${name} t where ${reached.join(' or ') || 'true'}`;
  });
  return `select name, string_agg(row, E'\\n' order by row) as rows from (${parts.join(' union all ')}) all_rows group by name`;
}

const people = new WeakMap<MatrixFixture, Promise<readonly string[]>>();

/** Returns the accounts of owner, member and stranger; '' for one without an account by now. */
export function accountsOf(fixture: MatrixFixture): Promise<readonly string[]> {
  const { owner, member, stranger } = fixture.visitors;
  const known =
    people.get(fixture) ??
    Promise.all(
      [owner, member, stranger].map((who) =>
        meOf(who).then(
          ({ id }) => id,
          () => '',
        ),
      ),
    );
  people.set(fixture, known);
  return known;
}

/** Returns everything stored about a fixture’s game and people, and about what else a request names. */
export async function storedRows(fixture: MatrixFixture, named: readonly string[]): Promise<StoredRows> {
  const { worker, table } = fixture;
  const query = queries.get(worker) ?? queryFor(worker);
  queries.set(worker, query);
  const rows = await sqlOf(worker).query(await query, [[table.game.id, ...named], await accountsOf(fixture)]);
  return new Map(Stored.parse(rows).map(({ name, rows: text }) => [name, text]));
}

/** Returns the names of the tables that differ. */
export function tablesThatDiffer(before: StoredRows, after: StoredRows): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}
