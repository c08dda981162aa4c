import { readPosition, tileName } from '@slow-train/rules';
import * as z from 'zod';
import { CALLERS, type Caller } from '../../../../../../api/test/kit/matrix-rights.ts';
import type { MatrixFixture } from '../../../../../../api/test/kit/matrix-fixture.ts';
import { OPERATOR_TOKEN } from '../../../../../../api/test/kit/operator.ts';
import { RESEND_WEBHOOK_SECRET } from '../../../../../../api/test/kit/resend.ts';
import { OPERATOR_READER, tileSecrets, type Secret } from '../../../src/attack/secrets.ts';
import { sqlOf } from './database.ts';
import { accountsOf } from './stored-rows.ts';

/** The same in every test's Worker (`testWorker`). */
const AUTH_SECRET = 'a secret for tests, long enough to be taken for one';

/** Who may read a secret column. */
type Readers =
  | 'nobody'
  /** Those who have a seat in the game, or are in the circle. */
  | 'players'
  /** The person whose row it is, and the operator. */
  | 'person';

interface SecretColumn {
  readonly name: string;
  readonly readers: Readers;
  /** The rows of a fixture: `$1` is its game, `$2` its people. */
  readonly where: string;
  /** Whose row it is. */
  readonly person?: string;
}

/** Every secret in the database (`stored-texts.ts`). */
export const SECRET_COLUMNS = {
  'circles.invitation': { name: 'the link of the circle', readers: 'players', where: 'founder = any($2)' },
  'feeds.token_hash': { name: 'the hash of a feed', readers: 'nobody', where: 'account_id = any($2)' },
  'games.invitation': { name: 'the invitation of the game', readers: 'players', where: 'id = $1' },
  'hand_offs.code_hash': { name: 'the hash of a code to type', readers: 'nobody', where: 'user_id = any($2)' },
  'hand_offs.token_hash': { name: 'the hash of a QR code', readers: 'nobody', where: 'user_id = any($2)' },
  'mail_proofs.code_hash': { name: 'the hash of a code', readers: 'nobody', where: 'user_id = any($2)' },
  'mail_proofs.link_hash': { name: 'the hash of a link', readers: 'nobody', where: 'user_id = any($2)' },
  'mail_proofs.seed': { name: 'the seed of a code', readers: 'nobody', where: 'user_id = any($2)' },
  'passkeys.credential_id': {
    name: 'the name of a passkey',
    readers: 'person',
    where: 'user_id = any($2)',
    person: 'user_id',
  },
  'passkeys.public_key': { name: 'the key of a passkey', readers: 'nobody', where: 'user_id = any($2)' },
  'push_subscriptions.auth': { name: 'the key of pushes', readers: 'nobody', where: 'account_id = any($2)' },
  'push_subscriptions.p256dh': { name: 'the key of pushes', readers: 'nobody', where: 'account_id = any($2)' },
  'round_commitments.secret': {
    name: 'the seed of a deal',
    readers: 'nobody',
    where: 'game_id = $1 and dealt_at is null',
  },
  'sanctions.inbox_hash': { name: 'the hash of an inbox', readers: 'nobody', where: 'account_id = any($2)' },
  'sessions.token': { name: 'the token of a session', readers: 'nobody', where: 'user_id = any($2)' },
  'tournaments.seed': {
    name: 'the seed of the tournament',
    readers: 'nobody',
    where: 'organiser = any($2) and round = 0',
  },
  'users.email': { name: 'the address of a person', readers: 'person', where: 'id = any($2)', person: 'id' },
  'users.id': { name: 'the account of a person', readers: 'person', where: 'id = any($2)', person: 'id' },
  'watch_links.token': { name: 'the link for watchers', readers: 'players', where: 'game_id = $1' },
  'webhooks.secret': {
    name: 'the secret of a webhook',
    readers: 'nobody',
    where: 'account_id = any($2) or game_id = $1',
  },
} as const satisfies Readonly<Record<string, SecretColumn>>;

const PEOPLE = ['owner', 'member', 'stranger'] as const satisfies readonly Caller[];

/** Shorter ones occur by chance. */
const LEAST = 10;

const QUERY = Object.entries<SecretColumn>(SECRET_COLUMNS)
  .map(([column, { where, person = 'null' }]) => {
    const [table, name] = column.split('.');
    return `select '${column}' as column, ${name} as value, ${person} as person from ${table} where length(${name}) >= ${LEAST} and (${where})`;
  })
  .join(' union all ');

const isSecretColumn = (column: string): column is keyof typeof SECRET_COLUMNS => column in SECRET_COLUMNS;
const Values = z.array(
  z.object({ column: z.string().refine(isSecretColumn), value: z.string(), person: z.string().nullable() }),
);

/** Returns what only some callers may learn of a fixture, and what nobody may. */
export async function secretsOf(fixture: MatrixFixture): Promise<readonly Secret[]> {
  const { worker, visitors, table } = fixture;
  const sql = sqlOf(worker);
  const accounts = await accountsOf(fixture);
  const sessions = CALLERS.flatMap((caller) =>
    [...visitors[caller].cookies.values()].map((value) => ({
      name: `the session of ${caller}`,
      text: decodeURIComponent(value).split('.')[0] ?? value,
      readers: [],
    })),
  ).filter(({ text }) => text.length >= 16);
  const stored = Values.parse(await sql.query(QUERY, [table.game.id, accounts])).map(
    ({ column, value, person }): Secret => {
      const { name, readers }: SecretColumn = SECRET_COLUMNS[column];
      const [own] = PEOPLE.filter((_, index) => accounts[index] === person);
      return { name: own === undefined ? name : `${name}: ${own}`, text: value, readers: READERS[readers](own) };
    },
  );
  const position = (await sql`select position from games where id = ${table.game.id}`)[0]?.['position'];
  return [
    { name: 'AUTH_SECRET', text: AUTH_SECRET, readers: [] },
    { name: 'the operator’s token', text: OPERATOR_TOKEN, readers: [] },
    { name: 'the secret of the mail provider', text: RESEND_WEBHOOK_SECRET, readers: [] },
    { name: 'the address of the database', text: new URL(worker.database.url).pathname.slice(1), readers: [] },
    ...sessions,
    ...stored,
    ...hiddenTiles(position),
  ];
}

const READERS: { readonly [readers in Readers]: (person: Caller | undefined) => readonly string[] } = {
  nobody: () => [],
  players: () => ['owner', 'member'],
  person: (person) => [OPERATOR_READER, ...(person === undefined ? [] : [person])],
};

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
