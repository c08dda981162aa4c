import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db.ts';
import { mailStops } from '../notify.sql.ts';

export type MailStop = (typeof mailStops.$inferSelect)['reason'];

/** Addresses are kept in small letters, as those of accounts are. */
const key = (email: string): string => email.toLowerCase();

/** Why nothing more is sent to this address; null where mail is. */
export async function mailStop(db: Database, email: string): Promise<MailStop | null> {
  const [stop] = await db
    .select({ reason: mailStops.reason })
    .from(mailStops)
    .where(eq(mailStops.email, key(email)));
  return stop?.reason ?? null;
}

/** Sends nothing more to this address. Said again, the newest reason counts, but a complaint outlasts a bounce. */
export async function stopMail(db: Database, email: string, reason: MailStop, at: Date): Promise<void> {
  await db
    .insert(mailStops)
    .values({ email: key(email), reason, at })
    .onConflictDoUpdate({
      target: mailStops.email,
      set: { reason, at },
      setWhere: sql`${mailStops.reason} <> 'complained'`,
    });
}

/** Sends there again; nothing happens where mail was not stopped. */
export async function allowMailAgain(db: Database, email: string): Promise<void> {
  await db.delete(mailStops).where(eq(mailStops.email, key(email)));
}
