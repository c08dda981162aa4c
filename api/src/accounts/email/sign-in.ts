import type { Language } from '@slow-train/protocol/languages';
import type { MailProofSchema } from '@slow-train/protocol';
import type { Context } from 'hono';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import { languageOf } from '../../http/language.ts';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { AccountServices } from '../services.ts';
import { hashOfInbox } from '../../account-data/kept-sanctions.ts';
import { leaveGuest } from '../guest.ts';
import type { ProvedAccount } from '../open-account.ts';
import { countTries } from '../../session/count-tries.ts';
import { deviceFor } from '../../session/device-cookie.ts';
import { triesForInbox } from '../../session/inbox-limits.ts';
import { triesFromIp } from '../../session/limits.ts';
import type { Session } from '../../session/session.ts';
import { ENTRY_HOURS, useEntry } from './entry-links.ts';
import { GOOD_FOR_MINUTES, useCode, useSignInLink } from './mail-proofs.ts';
import { ensureAccount, type CodeUser } from './store.ts';

type MailProof = z.output<typeof MailProofSchema>;

/** The same for everything that can be wrong: more would help an attacker who tries codes. */
export const NOT_GOOD: Failure = {
  problem: 'sign-in-failed',
  detail: (say) => say.notGood(GOOD_FOR_MINUTES, ENTRY_HOURS),
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
): Promise<ProvedAccount> {
  const { settings } = services;
  const device = 'code' in proof ? await deviceFor(c, settings, proof.email) : null;
  const codes = 'code' in proof ? await triesForInbox(c, settings, 'codes', proof.email, device) : [];
  await countTries(services, [...triesFromIp(c, 'signInsFromIp'), ...codes]);
  // The target account cannot be this guest's: guests have no address.
  await leaveGuest(services, me, '', proof.leave);
  const proved = await accountProvedBy(services, proof, device === null ? 'stranger' : 'owner', languageOf(c));
  if (proved === null) throw new ProblemError(NOT_GOOD);
  return proved;
}

async function accountProvedBy(
  services: AccountServices,
  proof: MailProof,
  by: CodeUser,
  language: Language,
): Promise<ProvedAccount | null> {
  if ('token' in proof) {
    const email = await useSignInLink(services, proof.token);
    if (email !== null) return accountAt(services, email, language);
    const entry = await useEntry(services, proof.token);
    return entry === null ? null : { ...entry, method: 'game-link' };
  }
  const { email, code } = proof;
  return (await useCode(services, { kind: 'sign-in', email }, code, by)) ? accountAt(services, email, language) : null;
}

async function accountAt({ db, settings }: AccountServices, email: string, language: Language): Promise<ProvedAccount> {
  const inboxHash = await hashOfInbox(settings, email);
  const { id, isNew } = await ensureAccount(db, { id: nanoid(), email, language, inboxHash });
  return { account: id, method: 'mail', isNew };
}
