import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { isTaken } from '../../platform/database.ts';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { AccountServices } from '../services.ts';
import { passkeys, sessions, users } from '../../schema/accounts.ts';
import { isGoodLink, RESTORABLE_DAYS } from './mail-proofs.ts';
import { mailProofs } from '../../schema/mail-proofs.ts';

const NOT_GOOD: Failure = {
  problem: 'sign-in-failed',
  detail: (say) => say.notRestorable(RESTORABLE_DAYS),
};
const TAKEN: Failure = {
  problem: 'address-taken',
  detail: (say) => say.takenSince,
};

/**
 * Restores an account's address from before a change. The change may have been made by an intruder, so every browser is
 * signed out and every passkey removed: the mailbox is the only way in. Links in mails about later changes become void.
 * Those about earlier ones stay valid, so that an intruder cannot void the owner's.
 * @returns the account, and the address that it had until now
 * @throws ProblemError `sign-in-failed`; `address-taken` (the link stays valid)
 */
export async function restoreAddress(
  services: AccountServices,
  token: string,
): Promise<{ readonly account: string; readonly replaced: string | null }> {
  const { db } = services;
  const isGood = await isGoodLink(services, 'restore', token);
  const account = db.select({ id: mailProofs.userId }).from(mailProofs).where(isGood);
  const since = db.select({ at: mailProofs.createdAt }).from(mailProofs).where(isGood);
  try {
    const [[before], [restored]] = await db.batch([
      db.select({ email: users.email, isReal: users.emailVerified }).from(users).where(inArray(users.id, account)),
      db
        .update(users)
        .set({ email: sql`${mailProofs.email}`, emailVerified: true })
        .from(mailProofs)
        .where(and(isGood, eq(users.id, mailProofs.userId)))
        .returning({ id: users.id }),
      db.delete(sessions).where(inArray(sessions.userId, account)),
      db.delete(passkeys).where(inArray(passkeys.userId, account)),
      db.delete(mailProofs).where(and(inArray(mailProofs.userId, account), gte(mailProofs.createdAt, sql`(${since})`))),
    ]);
    if (restored === undefined) throw new ProblemError(NOT_GOOD);
    return { account: restored.id, replaced: before?.isReal === true ? before.email : null };
  } catch (error) {
    throw isTaken(error) ? new ProblemError(TAKEN) : error;
  }
}
