import type { NotifyChoices, TableEvents } from '@slow-train/protocol';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { sessions, users } from '../../accounts/accounts.sql.ts';
import { isOrphaned, type Database } from '../../db.ts';
import { games } from '../../games/games.sql.ts';
import { isMemberThere } from '../../games/listed.ts';
import { worked } from '../health.ts';
import { feeds, mailStops, pushSubscriptions, tableChoices, webhooks } from '../notify.sql.ts';

/** All queries about how somebody wants to be told. Each function is one round trip. */
export function choicesStore(db: Database) {
  const ofTable = (account: string, game: string) =>
    and(eq(tableChoices.accountId, account), eq(tableChoices.gameId, game));
  const hook = { id: webhooks.id, url: webhooks.url, shape: webhooks.shape };

  return {
    /** All that the page of choices shows; `row` is undefined for an account that is gone. */
    async all(account: string, address: string | null) {
      const [[row], [stop], devices, hooks, tables, [feed], lately] = await db.batch([
        db.select({ choices: users.notify }).from(users).where(eq(users.id, account)),
        db
          .select({ reason: mailStops.reason })
          .from(mailStops)
          .where(eq(mailStops.email, address ?? '')),
        db
          .select({
            id: pushSubscriptions.id,
            session: pushSubscriptions.sessionId,
            userAgent: sessions.userAgent,
            createdAt: pushSubscriptions.createdAt,
          })
          .from(pushSubscriptions)
          .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
          .where(eq(pushSubscriptions.accountId, account))
          .orderBy(asc(pushSubscriptions.createdAt)),
        db
          .select(hook)
          .from(webhooks)
          .where(and(eq(webhooks.accountId, account), isNull(webhooks.gameId)))
          .orderBy(asc(webhooks.createdAt)),
        db
          .select({ id: games.id, name: games.name, events: tableChoices.events })
          .from(tableChoices)
          .innerJoin(games, eq(games.id, tableChoices.gameId))
          .where(and(eq(tableChoices.accountId, account), isMemberThere(account)))
          .orderBy(asc(games.name)),
        db.select({ since: feeds.createdAt }).from(feeds).where(eq(feeds.accountId, account)),
        worked(db, { account }),
      ]);
      return { row, stop, devices, hooks, tables, feed, lately };
    },

    /** What a mail to an address of theirs depends on. */
    async forMail(account: string, address: string) {
      const [[row], stops] = await db.batch([
        db.select({ choices: users.notify }).from(users).where(eq(users.id, account)),
        db.select({ reason: mailStops.reason }).from(mailStops).where(eq(mailStops.email, address)),
      ]);
      return { choices: row?.choices ?? {}, isStopped: stops.length > 0 };
    },

    async save(account: string, choices: NotifyChoices): Promise<void> {
      await db.update(users).set({ notify: choices }).where(eq(users.id, account));
    },

    /** Who sits at a table, what this account wants otherwise there, and the table's own webhooks; undefined where there is none. */
    async atTable(account: string, game: string) {
      const [[table], [own], hooks, lately] = await db.batch([
        db.select({ seats: games.seats, host: games.host }).from(games).where(eq(games.id, game)),
        db.select({ events: tableChoices.events }).from(tableChoices).where(ofTable(account, game)),
        db
          .select({ ...hook, accountId: webhooks.accountId })
          .from(webhooks)
          .where(eq(webhooks.gameId, game))
          .orderBy(asc(webhooks.createdAt)),
        worked(db, { table: game }),
      ]);
      return table && { ...table, events: own?.events ?? {}, hooks, lately };
    },

    /** Keeps what is different at a table; nothing is, where no way is named. */
    async saveAtTable(account: string, game: string, events: TableEvents): Promise<void> {
      if (Object.values(events).every((ways = {}) => Object.keys(ways).length === 0)) {
        await db.delete(tableChoices).where(ofTable(account, game));
        return;
      }
      try {
        await db
          .insert(tableChoices)
          .values({ accountId: account, gameId: game, events })
          .onConflictDoUpdate({ target: [tableChoices.accountId, tableChoices.gameId], set: { events } });
      } catch (error) {
        // The table was closed meanwhile: the next look tells.
        if (!isOrphaned(error)) throw error;
      }
    },
  };
}
