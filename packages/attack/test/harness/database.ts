import { neon, neonConfig } from '@neondatabase/serverless';
import type { TestWorker } from '@slow-train/local/testing';
import { meOf } from '../../../../api/test/kit/passkeys.ts';
import { CALLERS } from '../../../../api/test/kit/matrix-rights.ts';
import type { MatrixFixture } from '../../../../api/test/kit/matrix-fixture.ts';
import { OPERATOR_TOKEN } from '../../../../api/test/kit/operator.ts';
import { RESEND_WEBHOOK_SECRET } from '../../../../api/test/kit/resend.ts';
import { readPosition, tileName } from '@slow-train/rules';
import * as z from 'zod';
import { tileSecrets, type Secret } from '../../src/secrets.ts';

/** The same in every test's Worker (`testWorker`). */
const AUTH_SECRET = 'a secret for tests, long enough to be taken for one';

/** Returns a connection past the Worker. */
function sqlOf({ database }: Pick<TestWorker, 'database'>) {
  neonConfig.fetchEndpoint = database.endpoint;
  return neon(database.url);
}

const Tables = z.array(z.object({ name: z.string(), by: z.enum(['game_id', 'account_id', 'user_id']) }));

/**
 * Tables that requests write to although they are refused: sessions are used, attempts counted, receipts of the same
 * request kept, and messages sent by the schedule.
 */
const ASIDE = ['sessions', 'attempts', 'outbox', 'wake_ups', 'mail_proofs', 'verifications', 'unreadable_games'];

const accounts = new WeakMap<MatrixFixture, Promise<readonly string[]>>();

let tablesOf: Promise<z.infer<typeof Tables>> | undefined;

async function personalTables(worker: TestWorker): Promise<z.infer<typeof Tables>> {
  return Tables.parse(
    await sqlOf(worker).query(
      `select table_name as name, column_name as by from information_schema.columns
       where table_schema = 'public' and column_name in ('game_id', 'account_id', 'user_id') and not (table_name = any($1))
       order by 1, 2`,
      [ASIDE],
    ),
  );
}

/** Everything stored about a fixture's game and people: the rows of each table. */
export type StoredRows = ReadonlyMap<string, string>;

/** Returns everything stored about a fixture's game and people. */
export async function storedRows(fixture: MatrixFixture): Promise<StoredRows> {
  const sql = sqlOf(fixture.worker);
  const known =
    accounts.get(fixture) ??
    Promise.all(
      (['owner', 'member', 'stranger'] as const).map((who) =>
        meOf(fixture.visitors[who]).then(
          ({ id }) => id,
          () => '',
        ),
      ),
    );
  accounts.set(fixture, known);
  const tables = await (tablesOf ??= personalTables(fixture.worker));
  const parts = [
    `select 'games' as name, t::text as row from games t where id = $1`,
    `select 'users', t::text from users t where id = any($2)`,
    ...tables.map(
      ({ name, by }) =>
        `select '${name}', t::text from ${name} t where ${by} ${by === 'game_id' ? '= $1' : '= any($2)'}`,
    ),
  ];
  const rows = await sql.query(
    `select name, string_agg(row, E'\\n' order by row) as rows from (${parts.join(' union ')}) all_rows group by name`,
    [fixture.table.game.id, await known],
  );
  return new Map(StoredTables.parse(rows).map(({ name, rows: text }) => [name, text]));
}

const StoredTables = z.array(z.object({ name: z.string(), rows: z.string() }));

/** Returns the names of the tables that differ. */
export function tablesThatDiffer(before: StoredRows, after: StoredRows): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

/** Returns what only some callers may learn of a fixture, and what nobody may. */
export async function secretsOf(fixture: MatrixFixture): Promise<readonly Secret[]> {
  const { worker, visitors, table } = fixture;
  const sql = sqlOf(worker);
  const { id, invitation } = table.game;
  const sessions = CALLERS.flatMap((caller) =>
    [...visitors[caller].cookies.values()].map((value) => ({
      name: `the session of ${caller}`,
      text: decodeURIComponent(value).split('.')[0] ?? value,
      readers: [],
    })),
  ).filter(({ text }) => text.length >= 16);
  const preparations = z
    .array(z.object({ secret: z.string() }))
    .parse(await sql.query('select secret from preparations where game_id = $1 and dealt_at is null', [id]));
  const position = (await sql.query('select position from games where id = $1', [id]))[0]?.['position'];
  return [
    { name: 'AUTH_SECRET', text: AUTH_SECRET, readers: [] },
    { name: 'the operator’s token', text: OPERATOR_TOKEN, readers: [] },
    { name: 'the secret of the mail provider', text: RESEND_WEBHOOK_SECRET, readers: [] },
    { name: 'the address of the database', text: new URL(worker.database.url).pathname.slice(1), readers: [] },
    ...sessions,
    ...preparations.map(({ secret }) => ({ name: 'the seed of a deal', text: secret, readers: [] })),
    ...(typeof invitation === 'string'
      ? [{ name: 'invitation of the game', text: invitation, readers: ['owner', 'member'] }]
      : []),
    ...hiddenTiles(position),
  ];
}

/** Seat 0 is the owner's, and seat 1 the member's. */
function hiddenTiles(position: unknown): readonly Secret[] {
  const read = position === null ? null : readPosition(position);
  if (read === null || !read.ok) return [];
  const { hands, boneyard } = read.value.secret;
  return [
    ...hands.flatMap((hand, seat) =>
      tileSecrets('tiles in a hand', hand.map(tileName), seat === 0 ? ['owner', 'revoked'] : ['member']),
    ),
    ...tileSecrets('tiles in the boneyard', boneyard.map(tileName), []),
  ];
}

/** Makes every message due that the schedule would send later. */
export async function letMessagesBeDue(worker: TestWorker): Promise<void> {
  await sqlOf(worker)`update outbox set due_at = now() where state = 'waiting'`;
}
