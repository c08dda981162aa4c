import type { NewPasskey, Passkey, PasskeyChallenge } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type { Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../session/session.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import { MOST_PASSKEYS } from './store.ts';
import * as passkeyStore from './store.ts';
import { verifyRegistration } from './verify-registration.ts';

const NOT_THAT: Failure = {
  problem: 'invalid-request',
  detail: (say) => say.wrongPasskey,
};
const TOO_LATE: Failure = {
  problem: 'conflict',
  detail: (say) => say.latePasskey,
};
const ENOUGH: Failure = {
  problem: 'conflict',
  detail: (say) => say.enoughPasskeys(MOST_PASSKEYS),
};
const KNOWN: Failure = {
  problem: 'conflict',
  detail: (say) => say.knownPasskey,
};

/**
 * Returns the options with which a browser creates a passkey. Failure: `conflict` if the account has as many as allowed
 */
export async function askForPasskey(
  services: Platform,
  { account, name, email }: Session,
): Promise<Result<PasskeyChallenge, Failure>> {
  const known = await passkeyStore.credentialIds(services.db, account);
  if (known.length >= MOST_PASSKEYS) return err(ENOUGH);
  const challenge = await newChallenge(services, { kind: 'register', account });
  // The label that devices list it under. The user id is random and reveals nothing about the person (section 14.6.1).
  const title = email ?? name ?? 'Guest';
  return ok({ challenge, user: { id: account, name: title, displayName: name ?? title }, known });
}

/**
 * Adds a passkey to an account; a guest's account becomes permanent, with the same id.
 * Failures: `invalid-request` for one that was not created as asked, `conflict`
 */
export async function addPasskey(
  services: Pick<Platform, 'db' | 'settings'>,
  { account }: Session,
  { name, credential }: NewPasskey,
): Promise<Result<Passkey, Failure>> {
  const verified = await verifyRegistration(credential, relyingPartyOf(services.settings)).catch(() => null);
  if (verified === null) return err(NOT_THAT);
  if (!(await takeChallenge(services, { kind: 'register', account }, verified.challenge))) return err(TOO_LATE);
  const row = { id: nanoid(), name, transports: credential.response.transports, ...verified.registered };
  const added = await passkeyStore.add(services.db, account, row);
  return added ? ok(added) : err(KNOWN);
}
