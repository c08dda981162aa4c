import { isTimeZone, type Instant, type NotificationPreferences } from '@slow-train/protocol';
import { inArray, sql } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { users } from '../schema/accounts.ts';

/** An account's profile, from which an occupant is made. */
export interface OccupantProfile extends Pick<NotificationPreferences, 'quiet' | 'timeZone'> {
  readonly name: string;
  /** Whether they have neither an address nor a passkey. */
  readonly isGuest: boolean;
  /** Until when they may take no new seat; null if they may. */
  readonly suspendedUntil: string | null;
}

/** The queries about the people who take seats. Each is one round trip. */
export function occupantQueries(db: Database) {
  return {
    /** Returns an account's current name and its quiet hours; null if it has no name yet. */
    async profileOf(account: AccountId): Promise<OccupantProfile | null> {
      return (await this.profilesOf([account])).get(account) ?? null;
    },

    /** Returns the profiles of those accounts that still exist and have a name. */
    async profilesOf(accounts: readonly AccountId[]): Promise<ReadonlyMap<AccountId, OccupantProfile>> {
      const { id, name, notify, emailVerified } = users;
      const keys = sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`;
      const rows = await db
        .select({ id, name, notify, emailVerified, keys, suspendedUntil })
        .from(users)
        .where(inArray(id, [...accounts]));
      return new Map(rows.flatMap((row) => (row.name === '' ? [] : [[row.id, profileIn(row)]])));
    },
  };
}

/** When the last suspension of an account ends. */
const suspendedUntil = sql<number | null>`(
  select extract(epoch from max(until))::float8 * 1000 from sanctions
  where account_id = users.id and kind = 'suspend' and lifted_at is null and until > now()
)`.as('suspended_until');

type ProfileRow = Pick<typeof users.$inferSelect, 'name' | 'notify' | 'emailVerified'> & {
  readonly keys: number;
  readonly suspendedUntil: Instant | null;
};

function profileIn({ name, notify, emailVerified, keys, suspendedUntil: until }: ProfileRow): OccupantProfile {
  const isGuest = !emailVerified && keys === 0;
  const { quiet = null, timeZone = null } = notify;
  // Only chosen hours: nights are quiet by default, but then the clock runs. This runtime may not know the time zone.
  const suspendedUntil = until === null ? null : new Date(until).toISOString();
  return {
    name,
    isGuest,
    suspendedUntil,
    quiet,
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : null,
  };
}
