import type { PasskeyChallenge, PasskeyProof } from '@slow-train/protocol';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaveGuest } from '../guest.ts';
import type { Session } from '../../session/session.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';
import * as passkeyStore from './store.ts';
import { fromBase64url } from '../../platform/base64url.ts';
import { counterIn } from './authenticator-data.ts';
import { challengeIn } from './client-data.ts';
import { hasSigned } from './signature.ts';
import type { KnownPasskey } from './store.ts';

/** The same for an unknown passkey and for an invalid proof, because the difference would reveal something. */
const FAILED: Failure = {
  problem: 'sign-in-failed',
  detail: (say) => say.passkeyFailed,
};

/**
 * Returns the options with which a browser lets its user pick a passkey. Names no account, so it reveals nothing about
 * any.
 */
export async function askForProof(services: Platform): Promise<PasskeyChallenge> {
  return { challenge: await newChallenge(services, { kind: 'sign-in' }), user: null, known: [] };
}

/**
 * Returns the account that a passkey's proof signs in to, and uses the proof up.
 * @param me the account of this browser so far
 * @throws ProblemError `sign-in-failed`, `would-lose-guest` (the proof stays valid)
 */
export async function accountByPasskey(
  services: Platform,
  me: Session | null,
  { credential, leave = false }: PasskeyProof,
): Promise<string> {
  const known = await passkeyStore.find(services.db, credential.id);
  if (known === undefined) throw new ProblemError(FAILED);
  const proved = await verifyProof(credential, known, relyingPartyOf(services.settings)).catch(() => null);
  if (proved === null) throw new ProblemError(FAILED);
  await leaveGuest(services, me, known.account, leave);
  const isOurs = await takeChallenge(services, { kind: 'sign-in' }, proved.challenge);
  if (!isOurs || !(await passkeyStore.noteUse(services.db, known, proved.counter, services.now())))
    throw new ProblemError(FAILED);
  return known.account;
}

/**
 * Verifies a passkey's signature (WebAuthn section 7.2), for a passkey that its owner picked (no account was named) and
 * with the user verified. Does not compare the counter: `noteUse` does that in the database, so that only one of two
 * concurrent proofs wins.
 * @returns the authenticator's counter, and the signed challenge; the caller still has to check that it is ours
 * @throws Error that says what is wrong
 */
async function verifyProof(
  { response }: PasskeyProof['credential'],
  known: KnownPasskey,
  party: RelyingParty,
): Promise<{ readonly challenge: string; readonly counter: number }> {
  const challenge = challengeIn(response.clientDataJSON, 'webauthn.get', party);
  const data = fromBase64url(response.authenticatorData);
  const counter = await counterIn(data, party);
  if (new TextDecoder().decode(fromBase64url(response.userHandle ?? '')) !== known.account)
    throw new Error('the passkey of another account');
  const client = await crypto.subtle.digest('SHA-256', fromBase64url(response.clientDataJSON));
  const signed = Uint8Array.of(...data, ...new Uint8Array(client));
  if (!(await hasSigned(known.key, signed, fromBase64url(response.signature)))) throw new Error('not its signature');
  return { challenge, counter };
}
