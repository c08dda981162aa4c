import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db.ts';
import { desks } from '../../desks/desks.sql.ts';
import { actions, games } from '../../games/games.sql.ts';
import { FORMER } from '../../games/hand-over.ts';
import { passkeys, sessions, users } from '../accounts.sql.ts';

/** All queries about leaving, and about what there is to take along. Each function is one round trip. */
export function leavingStore(db: Database) {
  const sitsThere = (account: string) => sql`${games.seats} @> ${JSON.stringify([{ account }])}::jsonb`;

  return {
    /** The tables where an account sits, all of them. */
    async tablesOf(account: string): Promise<string[]> {
      const rows = await db
        .select({ id: games.id })
        .from(games)
        .where(sitsThere(account))
        .orderBy(asc(games.createdAt));
      return rows.map(({ id }) => id);
    },

    /** Signs every browser of an account out but this one. */
    async endOthers(account: string, session: string): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, account), sql`${sessions.id} <> ${session}`));
    },

    /** Takes the account's name out of what was written down, and deletes it with all that is only its own. */
    async forget(account: string): Promise<void> {
      const nameless = sql`jsonb_set(${actions.events}, '{0,name}', ${JSON.stringify(FORMER)}::jsonb)`;
      await db.batch([
        db.update(actions).set({ events: nameless }).where(eq(actions.accountId, account)),
        db.delete(users).where(eq(users.id, account)),
      ]);
    },

    /** What a guest has laid out for themselves goes to the account they join, and so does what names them. */
    async bequeath(from: string, to: string): Promise<void> {
      await db.batch([
        db.update(actions).set({ accountId: to }).where(eq(actions.accountId, from)),
        db
          .update(desks)
          .set({ accountId: to })
          .where(
            and(
              eq(desks.accountId, from),
              sql`not exists (select 1 from desks as theirs where theirs.game_id = ${desks.gameId} and theirs.account_id = ${to})`,
            ),
          ),
        db.delete(users).where(eq(users.id, from)),
      ]);
    },

    /** Everything that stands under an account, but for the tables themselves; undefined for one that is gone. */
    async belongings(account: string) {
      const [[user], devices, keys, kept, done] = await db.batch([
        db.select().from(users).where(eq(users.id, account)),
        db.select().from(sessions).where(eq(sessions.userId, account)).orderBy(asc(sessions.createdAt)),
        db.select().from(passkeys).where(eq(passkeys.userId, account)).orderBy(asc(passkeys.createdAt)),
        db.select().from(desks).where(eq(desks.accountId, account)),
        db
          .select({
            gameId: actions.gameId,
            revision: actions.revision,
            action: actions.action,
            at: actions.at,
          })
          .from(actions)
          .innerJoin(games, eq(games.id, actions.gameId))
          .where(
            and(
              sitsThere(account),
              eq(actions.by, 'person'),
              sql`${games.seats} -> ${actions.seat}::int ->> 'account' = ${account}`,
            ),
          )
          .orderBy(asc(actions.gameId), asc(actions.revision)),
      ]);
      return user && { user, devices, keys, desks: kept, done };
    },
  };
}
