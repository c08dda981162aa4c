import { and, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { attempts, handOffs, sessions, verifications } from '../schema/accounts.ts';
import { reports, sanctions } from '../schema/moderation.ts';
import { EXTENDABLE_HOURS, mailProofs } from '../schema/mail-proofs.ts';

/** For how many days a report is kept once it is decided: for an appeal, and to know the next one for a second. */
const REPORT_DAYS = 90;
/** For how many days after its end it is known what was imposed on somebody. */
const SANCTION_DAYS = 365;

/**
 * Deletes what has expired: sessions, codes and links, challenges, QR codes, counts of past windows, decided reports, and
 * sanctions that are over.
 */
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
  ]);
}
