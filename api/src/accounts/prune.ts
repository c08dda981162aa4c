import { lt, lte, sql } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { attempts, handOffs, sessions, verifications } from '../schema/accounts.ts';
import { EXTENDABLE_HOURS, mailProofs } from '../schema/mail-proofs.ts';

/** Deletes what has expired: sessions, codes and links, challenges, QR codes, and counts of past windows. */
export async function pruneAccounts({ db }: Pick<Platform, 'db'>): Promise<void> {
  const now = sql`now()`;
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(verifications).where(lte(verifications.expiresAt, now)),
    // A refused request for another mail makes the newest one valid again for so long.
    db.delete(mailProofs).where(lte(mailProofs.expiresAt, sql`now() - make_interval(hours => ${EXTENDABLE_HOURS})`)),
    // The page that shows it may still ask what became of it.
    db.delete(handOffs).where(lt(handOffs.expiresAt, sql`now() - interval '1 day'`)),
    db.delete(attempts).where(lte(attempts.resetsAt, now)),
  ]);
}
