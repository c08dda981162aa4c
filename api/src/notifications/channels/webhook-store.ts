import type { WebhookShape } from '@slow-train/protocol';
import { and, asc, eq, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import { users } from '../../schema/accounts.ts';
import { isOrphaned, type Database } from '../../platform/database.ts';
import { games } from '../../schema/games.ts';
import { webhooks } from '../../schema/notifications.ts';
import { isAnyOf } from '../../store/is-any-of.ts';
import type { Failure } from '../../http/problem.ts';
import type { WebhookTarget } from '../notification.ts';

/** Maximum number of webhooks for a person, and for a game. */
const MAX_WEBHOOKS = { person: 5, game: 3 } as const;

export const NO_WEBHOOK: Failure = {
  problem: 'not-found',
  detail: (say) => say.noWebhook,
};

/** The owner of webhooks: a person, or a game, whose webhooks belong to its host. */
export interface WebhookOwner {
  readonly account: string;
  /** Null for a person's own. */
  readonly game: string | null;
}

interface NewWebhookRow {
  readonly id: string;
  readonly url: string;
  readonly shape: WebhookShape;
  readonly secret: string;
  readonly createdAt: Date;
}

const { id, accountId, gameId, url, shape, secret, createdAt } = webhooks;

const ofOwner = ({ account, game }: WebhookOwner) =>
  game === null ? and(eq(accountId, account), isNull(gameId)) : eq(gameId, game);

/** Returns the seats of a game, and its host; undefined if there is no such game. */
export async function webhookGame(db: Database, game: string) {
  const [row] = await db.select({ seats: games.seats, host: games.host }).from(games).where(eq(games.id, game));
  return row;
}

/**
 * Adds a webhook. One with the same address and shape gets the new secret instead: somebody who asks again because they
 * got no answer must not be told everything twice.
 * @returns its id; null if there are too many already, or the owner was deleted
 */
export async function insertWebhook(db: Database, owner: WebhookOwner, webhook: NewWebhookRow): Promise<string | null> {
  const { account, game } = owner;
  const limit = game === null ? MAX_WEBHOOKS.person : MAX_WEBHOOKS.game;
  const isSame = and(ofOwner(owner), eq(url, webhook.url), eq(shape, webhook.shape));
  const count = db
    .select({ n: sql`count(*)` })
    .from(webhooks)
    .where(ofOwner(owner));
  const row = sql`
    select ${webhook.id}, ${account}, ${game}, ${webhook.url}, ${webhook.shape}, ${webhook.secret},
      ${webhook.createdAt.toISOString()}::timestamptz
    where ${count} < ${limit}::int and not exists ${db.select({ id }).from(webhooks).where(isSame)}`;
  try {
    const [, , known, added] = await db.batch([
      // Two requests at the same time would not count each other's row.
      db.select({ id: users.id }).from(users).where(eq(users.id, account)).for('no key update'),
      db
        .select({ id: games.id })
        .from(games)
        .where(eq(games.id, game ?? ''))
        .for('no key update'),
      db.update(webhooks).set({ secret: webhook.secret }).where(isSame).returning({ id }),
      db.insert(webhooks).select(row).returning({ id }),
    ]);
    return [...known, ...added][0]?.id ?? null;
  } catch (error) {
    if (isOrphaned(error)) return null;
    throw error;
  }
}

/** Returns a webhook's target; undefined if the owner has no such webhook. */
export async function findWebhook(
  db: Database,
  owner: WebhookOwner,
  which: string,
): Promise<WebhookTarget | undefined> {
  const [row] = await db
    .select({ id, url, shape, secret })
    .from(webhooks)
    .where(and(eq(id, which), ofOwner(owner)));
  return row;
}

/** Returns false if the owner has no such webhook. */
export async function deleteWebhook(db: Database, owner: WebhookOwner, which: string): Promise<boolean> {
  const removed = await db
    .delete(webhooks)
    .where(and(eq(id, which), ofOwner(owner)))
    .returning({ id });
  return removed.length > 0;
}

/** Returns the statement that reads the own webhooks of these accounts, and those of these games. */
export const webhookTargets = (db: Database, accounts: SQLWrapper, ofGames: SQLWrapper) =>
  db
    .select()
    .from(webhooks)
    .where(or(isAnyOf(gameId, ofGames), and(sql`${gameId} is null`, isAnyOf(accountId, accounts))));

/** Returns the statement that reads an account's own webhooks, oldest first. */
export const webhookSettings = (db: Database, account: string) =>
  db
    .select({ id, url, shape })
    .from(webhooks)
    .where(and(eq(accountId, account), isNull(gameId)))
    .orderBy(asc(createdAt));

/** Returns the statement that reads everything about an account's webhooks, also those of games, oldest first. */
export const webhookExport = (db: Database, account: string) =>
  db.select().from(webhooks).where(eq(accountId, account)).orderBy(asc(createdAt));

/** Returns the statement that moves a guest's webhooks to the account they join. */
export const webhookMerge = (db: Database, from: string, to: string) =>
  db.update(webhooks).set({ accountId: to }).where(eq(accountId, from));
