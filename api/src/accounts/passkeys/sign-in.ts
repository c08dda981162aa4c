import type { PasskeyChallenge, PasskeyProof } from '@slow-train/protocol';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaveGuest } from '../leave-guest.ts';
import type { Session } from '../../session/session.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import { passkeyStore } from './store.ts';
import { verifyProof } from './verify-proof.ts';

/** One answer for a passkey nobody has and for one that does not prove anything: the difference would tell something. */
const FAILED: Failure = {
  problem: 'sign-in-failed',
  detail:
    'This passkey does not sign you in. Try again: five minutes are given for it, once. If it was removed from your account, sign in by e-mail or with a code from another device.',
};

/** What a browser needs to let somebody pick one of their passkeys. Nobody is named, so nothing is told of anybody. */
export async function askForProof(services: Platform): Promise<PasskeyChallenge> {
  return { challenge: await newChallenge(services, { kind: 'sign-in' }), user: null, known: [] };
}

/**
 * Whose account a passkey proves to be theirs; the proof is used up.
 * @param me who this browser is so far
 * @throws ProblemError `sign-in-failed`, `would-lose-guest` (then the proof is still good)
 */
export async function accountByPasskey(
  services: Platform,
  me: Session | null,
  { credential, leave = false }: PasskeyProof,
): Promise<string> {
  const store = passkeyStore(services.db);
  const known = await store.find(credential.id);
  if (known === undefined) throw new ProblemError(FAILED);
  const proved = await verifyProof(credential, known, relyingPartyOf(services.settings)).catch(() => null);
  if (proved === null) throw new ProblemError(FAILED);
  await leaveGuest(services, me, known.account, leave);
  const isOurs = await takeChallenge(services, { kind: 'sign-in' }, proved.challenge);
  if (!isOurs || !(await store.noteUse(known, proved.counter, services.now()))) throw new ProblemError(FAILED);
  return known.account;
}
