import type { MailProofSchema } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { AccountServices } from '../services.ts';
import { users } from '../../schema/accounts.ts';
import { ipAddress } from '../../http/ip-address.ts';
import { leaveGuest } from '../leave-guest.ts';
import { countTries } from '../../session/limits.ts';
import type { Session } from '../../session/session.ts';
import { ENTRY_HOURS, useEntry } from './entry-links.ts';
import { GOOD_FOR_MINUTES, useCode, useSignInLink } from './mail-proofs.ts';

type MailProof = z.output<typeof MailProofSchema>;

/** One answer for all that is wrong: more would help whoever tries codes. */
export const NOT_GOOD: Failure = {
  problem: 'sign-in-failed',
  detail: `This is not good, or not any more: codes and links work once, for ${GOOD_FOR_MINUTES} minutes, and only those of the newest mail; the link to a table works once, for ${ENTRY_HOURS} hours. Look at it again, or ask for a new mail.`,
};

/**
 * Whose account a code or a link from a mail is the way into; it is used up. Nobody's address gets an account, so that
 * nothing can be found out about addresses.
 * @param me who this browser is so far
 * @throws ProblemError `sign-in-failed`, `would-lose-guest` (then the proof is still good), `too-many-requests`
 */
export async function accountByMail(
  c: Context,
  services: AccountServices,
  me: Session | null,
  proof: MailProof,
): Promise<string> {
  const email = 'code' in proof ? proof.email : null;
  await countTries(services, { signInsFromIp: ipAddress(c), codesForAddress: email });
  // Whoever's address it is, it is not a guest's: they have none.
  await leaveGuest(services, me, '', proof.leave);
  const account = await accountProvedBy(services, proof);
  if (account === null) throw new ProblemError(NOT_GOOD);
  return account;
}

async function accountProvedBy(services: AccountServices, proof: MailProof): Promise<string | null> {
  if ('token' in proof) {
    const email = await useSignInLink(services, proof.token);
    return email === null ? useEntry(services, proof.token) : accountAt(services, email);
  }
  const { email, code } = proof;
  return (await useCode(services, { kind: 'sign-in', email }, code)) ? accountAt(services, email) : null;
}

/** One statement, whether the account is there or is made: of many at once for a new address one makes it. */
async function accountAt({ db }: AccountServices, email: string): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ id: nanoid(), name: '', email, emailVerified: true })
    .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('An account was neither found nor made.');
  return user.id;
}
