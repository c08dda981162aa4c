import type { Companion, Instant } from '@slow-train/protocol';
import { inArray, sql } from 'drizzle-orm';
import type { NotificationEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { games } from '../schema/games.ts';
import { outbox } from '../schema/notifications.ts';
import { eventRows } from './rows.ts';

/** Maximum number of companions in a list. */
const MOST = 50;

/** What an invitation depends on. */
export type InvitingGame = Pick<Game, 'id' | 'revision' | 'status' | 'seats' | 'invitationUntil'>;

/** The queries about people who have played together. Each function is one round trip. */
export function companionStore(db: Database) {
  const { id, revision, status, seats, invitationUntil } = games;
  return {
    /**
     * Returns the people an account has played with, latest first, each identified by the latest such game and their
     * seat there. Leaves out computer players and deleted accounts.
     */
    async companionsOf(account: AccountId): Promise<Companion[]> {
      const { rows } = await db.execute<{ game: string; seat: number; name: string }>(sql`
        select game, seat, name from (
          select distinct on (seated ->> 'account')
            g.id as game, (nth - 1)::int as seat, seated ->> 'name' as name, g.updated_at as met_at
          from ${games} as g, jsonb_array_elements(g.seats) with ordinality as s(seated, nth)
          where g.seats @> ${JSON.stringify([{ account }])}::jsonb
            and seated ->> 'kind' = 'person' and seated ->> 'account' <> ${account}
          order by seated ->> 'account', g.updated_at desc, g.id
        ) as met
        order by met_at desc, game, seat
        limit ${MOST}`);
      return rows.map(({ game, seat, name }) => ({ game, seat, name }));
    },

    /** Returns these games; undefined for one that does not exist. */
    async games(
      ids: readonly [string, string],
    ): Promise<readonly [InvitingGame | undefined, InvitingGame | undefined]> {
      const rows = await db
        .select({ id, revision, status, seats, invitationUntil })
        .from(games)
        .where(inArray(id, [...ids]));
      const found = rows.map((row) => ({ ...row, invitationUntil: row.invitationUntil.getTime() }));
      const [one, other] = ids;
      return [found.find((game) => game.id === one), found.find((game) => game.id === other)];
    },

    /** Writes an invitation's event. Returns whether it is new. */
    async invite(game: InvitingGame, event: NotificationEvent, at: Instant): Promise<boolean> {
      try {
        const written = await db
          .insert(outbox)
          .values(eventRows([event], game, at))
          .onConflictDoNothing()
          .returning({ id: outbox.id });
        return written.length > 0;
      } catch (error) {
        // The account or the game is gone; the inviter must not learn that.
        if (!isOrphaned(error)) throw error;
        return false;
      }
    },
  };
}
