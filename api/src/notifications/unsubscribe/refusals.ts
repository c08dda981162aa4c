import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import type { Settings } from '@slow-train/settings';
import { mailRefusals } from '../../schema/notifications.ts';
import { inboxOf } from '../../session/inbox-limits.ts';

/** Returns the stored form of an inbox that wants no invitations: nobody can read an address from it. */
export function refusalOf(settings: Pick<Settings, 'AUTH_SECRET'>, email: string): Promise<string> {
  return keyedHash(settings, 'no-invitations', inboxOf(email));
}

/** Whether an inbox wants no invitations. @param inbox from `refusalOf` */
export async function isRefused(db: Database, inbox: string): Promise<boolean> {
  const rows = await db.select({ inbox: mailRefusals.inbox }).from(mailRefusals).where(eq(mailRefusals.inbox, inbox));
  return rows.length > 0;
}

/** Sends no more invitations to an inbox. @param inbox from `refusalOf` */
export async function refuseInvitations(db: Database, inbox: string, at: Date): Promise<void> {
  await db.insert(mailRefusals).values({ inbox, at }).onConflictDoNothing();
}
