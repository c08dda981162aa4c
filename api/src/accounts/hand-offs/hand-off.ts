import type { HandOffProof, NewHandOff } from '@slow-train/protocol';
import { nanoid } from 'nanoid';
import { base64url } from '../../platform/base64url.ts';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { NOT_SIGNED_IN, type Session } from '../../session/session.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { leaveGuest } from '../guest.ts';
import * as handOffStore from './store.ts';

const GOOD_FOR_MS = 3 * 60_000;

/** The same for an unknown code, a used one, and an expired one. */
const FAILED: Failure = {
  problem: 'sign-in-failed',
  detail: (say) => say.handOffFailed,
};

/**
 * Creates a token for a QR code with which another browser signs in to this account: 32 random bytes, of which only a
 * hash is stored. The session's previous one becomes void.
 * @throws ProblemError `not-signed-in` if the session has just ended
 */
export async function openHandOff({ db, settings, now }: Platform, me: Session): Promise<NewHandOff> {
  const token = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const id = nanoid();
  const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
  if (!(await handOffStore.open(db, me, { id, tokenHash: await keyedHash(settings, 'hand-off', token), expiresAt })))
    throw new ProblemError(NOT_SIGNED_IN);
  return { id, token, expiresAt: expiresAt.toISOString() };
}

/**
 * Returns the account that a token signs in to, and uses it up.
 * @param me the account of this browser so far
 * @throws ProblemError `sign-in-failed`, `would-lose-guest` (the token stays valid)
 */
export async function accountByHandOff(
  services: Platform,
  me: Session | null,
  { token, leave = false }: HandOffProof,
  userAgent: string,
): Promise<string> {
  const hash = await keyedHash(services.settings, 'hand-off', token);
  const account = await handOffStore.accountOf(services.db, hash);
  if (account === undefined) throw new ProblemError(FAILED);
  await leaveGuest(services, me, account, leave);
  if (!(await handOffStore.use(services.db, hash, userAgent, services.now()))) throw new ProblemError(FAILED);
  return account;
}
