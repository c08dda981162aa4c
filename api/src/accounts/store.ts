import type { BatchItem } from 'drizzle-orm/batch';
import type { FromOperator } from '@slow-train/protocol';
import { and, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { attempts, handOffs, sessions, users, verifications } from '../schema/accounts.ts';
import { games } from '../schema/games.ts';
import { EXTENDABLE_HOURS, mailProofs } from '../schema/mail-proofs.ts';
import { reports, sanctions } from '../schema/moderation.ts';
import type { StoredSettings } from '../schema/stored-settings.ts';
import { profile, type NewSession } from '../session/store.ts';

// The queries about accounts themselves. Each function is one round trip.

/** For how many days a report is kept once it is decided: for an appeal, and to know the next one for a second. */
const REPORT_DAYS = 90;
/** For how many days after its end it is known what was imposed on somebody. */
const SANCTION_DAYS = 365;

/** The parts of an account that anybody may change. */
export type AccountChange =
  | { readonly name: string }
  | { readonly settings: StoredSettings }
  | { readonly showsPresence: boolean };

/** Changes an account. @returns it afterwards; undefined if it was deleted */
export async function updateAccount(db: Database, account: AccountId, change: AccountChange) {
  const [row] = await db.update(users).set(change).where(eq(users.id, account)).returning(profile);
  return row;
}

/**
 * Writes a guest and their session together, so there is never one without the other.
 * @param holds the ids of sanctions; those still in force are imposed on the guest as well
 * @returns the sanctions imposed
 */
export async function addGuest(
  db: Database,
  guest: Omit<typeof users.$inferInsert, 'isAnonymous' | 'createdAt' | 'updatedAt'>,
  session: NewSession,
  { holds, at }: { readonly holds: readonly string[]; readonly at: Date },
): Promise<readonly FromOperator[]> {
  const [, , taken] = await db.batch([
    db.insert(users).values({ ...guest, isAnonymous: true, createdAt: at, updatedAt: at }),
    db.insert(sessions).values(session),
    ...(holds.length === 0 ? [] : [takeOver(db, guest.id, holds)]),
  ]);
  return taken?.rows ?? [];
}

/** Returns the statement that imposes on a guest those of these sanctions that are still in force. */
function takeOver(db: Database, guest: AccountId, holds: readonly string[]) {
  return db.execute<FromOperator & Record<string, unknown>>(sql`
    insert into sanctions (id, account_id, kind, reason, report_id, at, until)
    select left(id, 12) || ${nanoid(12)}, ${guest}, kind, reason, report_id, at, until from sanctions
    where id = any(${sql.param(holds)}::text[]) and kind <> 'warn' and lifted_at is null and until > now()
    returning id, kind, until`);
}

/** Whether somebody sits in any game. */
export async function isSeated(db: Database, account: AccountId): Promise<boolean> {
  const seat = JSON.stringify([{ kind: 'person', account }]);
  const seated = await db
    .select({ id: games.id })
    .from(games)
    // Without a limit, for which the server would rather read all games than open the index.
    .where(sql`${games.seats} @> ${seat}::jsonb`);
  return seated.length > 0;
}

/** Returns the account that has confirmed an address; undefined if none has. */
export async function ownerOfAddress(db: Database, email: string) {
  const [known] = await db
    .select({ id: users.id, notify: users.notify, settings: users.settings })
    .from(users)
    .where(and(eq(users.email, email), users.emailVerified));
  return known;
}

/**
 * Deletes what has expired: sessions, codes and links, challenges, QR codes, counts of past windows, decided reports, and
 * sanctions that are over.
 * @param also another query of the same round trip
 */
export async function pruneAccounts(db: Database, also: BatchItem<'pg'>): Promise<void> {
  const now = sql`now()`;
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(verifications).where(lte(verifications.expiresAt, now)),
    // A refused request for another mail makes the newest one valid again for these hours.
    db.delete(mailProofs).where(lte(mailProofs.expiresAt, sql`now() - make_interval(hours => ${EXTENDABLE_HOURS})`)),
    // The page that shows it may still ask what became of it.
    db.delete(handOffs).where(lt(handOffs.expiresAt, sql`now() - interval '1 day'`)),
    db.delete(attempts).where(lte(attempts.resetsAt, now)),
    db.delete(reports).where(
      and(
        lt(reports.handledAt, sql`now() - make_interval(days => ${REPORT_DAYS})`),
        // As long as something that came of it holds, there may be an appeal.
        sql`not exists (select from sanctions s where s.report_id = ${reports.id} and s.until > now())`,
      ),
    ),
    db.delete(sanctions).where(lt(sanctions.until, sql`now() - make_interval(days => ${SANCTION_DAYS})`)),
    // Nobody has signed up again with that inbox.
    db.delete(sanctions).where(and(isNotNull(sanctions.inboxHash), lt(sanctions.until, now))),
    also,
  ]);
}
