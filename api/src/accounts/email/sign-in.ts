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

/** The same for everything that can be wrong: more would help an attacker who tries codes. */
export const NOT_GOOD: Failure = {
  problem: 'sign-in-failed',
  detail: `This is not valid, or no longer valid: codes and links work once, for ${GOOD_FOR_MINUTES} minutes, and only those of the newest mail; the link to a table works once, for ${ENTRY_HOURS} hours. Look at it again, or ask for a new mail.`,
};

/**
 * Returns the account that a code or link from a mail signs in to, and uses it up. Creates one for a new address, so
 * that nobody can find out which addresses have an account.
 * @param me the account of this browser so far
 * @throws ProblemError `sign-in-failed`, `would-lose-guest` (the proof stays valid), `too-many-requests`
 */
export async function accountByMail(
  c: Context,
  services: AccountServices,
  me: Session | null,
  proof: MailProof,
): Promise<string> {
  const email = 'code' in proof ? proof.email : null;
  await countTries(services, { signInsFromIp: ipAddress(c), codesForAddress: email });
  // The target account cannot be this guest's: guests have no address.
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

/** One statement, whether the account exists or is created; concurrent calls for a new address create one account. */
async function accountAt({ db }: AccountServices, email: string): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ id: nanoid(), name: '', email, emailVerified: true })
    .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('An account was neither found nor made.');
  return user.id;
}
