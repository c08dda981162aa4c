import type { HandOffProof, NewHandOff } from '@slow-train/protocol';
import { nanoid } from 'nanoid';
import { base64url } from '../../platform/base64url.ts';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { NOT_SIGNED_IN, type Session } from '../../session/session.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { leaveGuest } from '../leave-guest.ts';
import { handOffStore } from './store.ts';

const GOOD_FOR_MS = 3 * 60_000;

/** One answer for a code nobody shows, one that was used, and one that is over. */
const FAILED: Failure = {
  problem: 'sign-in-failed',
  detail:
    'This code is good once and for three minutes, and this one is over. Show a new one on the device that is signed in.',
};

/**
 * A token for a QR code, by which another browser signs in as me: 32 random bytes, of which only a hash is kept. The one
 * that this session showed before is void.
 * @throws ProblemError `not-signed-in` for a session that has just been ended
 */
export async function openHandOff({ db, settings, now }: Platform, me: Session): Promise<NewHandOff> {
  const token = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const id = nanoid();
  const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
  if (!(await handOffStore(db).open(me, { id, tokenHash: await keyedHash(settings, 'hand-off', token), expiresAt })))
    throw new ProblemError(NOT_SIGNED_IN);
  return { id, token, expiresAt: expiresAt.toISOString() };
}

/**
 * Whose account a token hands over; the token is used up.
 * @param me who this browser is so far
 * @throws ProblemError `sign-in-failed`, `would-lose-guest` (then the token is still good)
 */
export async function accountByHandOff(
  services: Platform,
  me: Session | null,
  { token, leave = false }: HandOffProof,
  userAgent: string,
): Promise<string> {
  const store = handOffStore(services.db);
  const hash = await keyedHash(services.settings, 'hand-off', token);
  const account = await store.accountOf(hash);
  if (account === undefined) throw new ProblemError(FAILED);
  await leaveGuest(services, me, account, leave);
  if (!(await store.use(hash, userAgent, services.now()))) throw new ProblemError(FAILED);
  return account;
}
