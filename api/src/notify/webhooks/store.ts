import type { WebhookShape } from '@slow-train/protocol';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../accounts/accounts.sql.ts';
import { isOrphaned, type Database } from '../../db.ts';
import { games } from '../../games/games.sql.ts';
import { webhooks } from '../notify.sql.ts';
import type { WebhookTarget } from '../told.ts';

/** Webhooks of one person, and of one table. */
const MOST = { person: 5, table: 3 } as const;

/** Whose webhooks: a person's, or those of a table, which its host `account` looks after. */
export interface Owner {
  readonly account: string;
  /** Null for those of the person. */
  readonly table: string | null;
}

/** A webhook before it is kept. */
export interface HookRow {
  readonly id: string;
  readonly url: string;
  readonly shape: WebhookShape;
  readonly secret: string;
  readonly createdAt: Date;
}

/** All queries about webhooks. Each function is one round trip. */
export function webhookStore(db: Database) {
  const { id, accountId, gameId, url, shape, secret } = webhooks;
  const ofOwner = ({ account, table }: Owner) =>
    table === null ? and(eq(accountId, account), isNull(gameId)) : eq(gameId, table);

  return {
    /** Who sits at a table, and its host; undefined where there is none. */
    async table(id: string) {
      const [row] = await db.select({ seats: games.seats, host: games.host }).from(games).where(eq(games.id, id));
      return row;
    },

    /** Keeps one more. @returns false where there are as many as there may be, or whose it is has gone */
    async add(owner: Owner, hook: HookRow): Promise<boolean> {
      const { account, table } = owner;
      const most = table === null ? MOST.person : MOST.table;
      const count = db
        .select({ n: sql`count(*)` })
        .from(webhooks)
        .where(ofOwner(owner));
      const row = sql`
        select ${hook.id}, ${account}, ${table}, ${hook.url}, ${hook.shape}, ${hook.secret},
          ${hook.createdAt.toISOString()}::timestamptz
        where ${count} < ${most}::int`;
      try {
        const [, , added] = await db.batch([
          // Two at once would not count each other's.
          db.select({ id: users.id }).from(users).where(eq(users.id, account)).for('no key update'),
          db
            .select({ id: games.id })
            .from(games)
            .where(eq(games.id, table ?? ''))
            .for('no key update'),
          db.insert(webhooks).select(row).returning({ id }),
        ]);
        return added.length > 0;
      } catch (error) {
        if (isOrphaned(error)) return false;
        throw error;
      }
    },

    async find(owner: Owner, which: string): Promise<WebhookTarget | undefined> {
      const [row] = await db
        .select({ id, url, shape, secret })
        .from(webhooks)
        .where(and(eq(id, which), ofOwner(owner)));
      return row;
    },

    /** @returns false where it is none of theirs, or gone already */
    async remove(owner: Owner, which: string): Promise<boolean> {
      const removed = await db
        .delete(webhooks)
        .where(and(eq(id, which), ofOwner(owner)))
        .returning({ id });
      return removed.length > 0;
    },
  };
}
