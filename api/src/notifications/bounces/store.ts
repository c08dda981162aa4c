import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { mailStops } from '../../schema/notifications.ts';

/** Why no mail is sent to an address. */
export type MailStop = (typeof mailStops.$inferSelect)['reason'];

/** Stores addresses in lower case, like those of accounts. */
const key = (email: string): string => email.toLowerCase();

/** Returns why no mail is sent to this address; null if mail is. */
export async function mailStop(db: Database, email: string): Promise<MailStop | null> {
  const [stop] = await mailStopQuery(db, key(email));
  return stop?.reason ?? null;
}

/** Returns the statement that reads why no mail is sent to a stored address. */
export const mailStopQuery = (db: Database, address: string) =>
  db.select({ reason: mailStops.reason }).from(mailStops).where(eq(mailStops.email, address));

/** Stops mail to this address. The latest reason counts, but a bounce does not replace a complaint. */
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

/** Sends mail to this address again. */
export async function resumeMail(db: Database, email: string): Promise<void> {
  await db.delete(mailStops).where(eq(mailStops.email, key(email)));
}
