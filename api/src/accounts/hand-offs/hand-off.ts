import type { HandOffProof, NewHandOff } from '@slow-train/protocol';
import { nanoid } from 'nanoid';
import { base64url } from '../../platform/base64url.ts';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { NOT_SIGNED_IN, type Session } from '../../session/session.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { countTry } from '../../session/limits.ts';
import { leaveGuest } from '../guest.ts';
import * as handOffStore from './store.ts';

const GOOD_FOR_MS = 15 * 60_000;
/** Crockford's: without letters that look like others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** How many characters of a code find it: the tries at it are counted by them. */
const FINDING = 4;

/** The same for an unknown code, a used one, and an expired one. */
const FAILED: Failure = {
  problem: 'sign-in-failed',
  detail: (say) => say.handOffFailed,
};

/**
 * Creates a token for a QR code with which another browser signs in to this account: 32 random bytes, of which only a
 * hash is stored; and a code of 40 bits to type instead. Either is used once, and voids the other. The session's previous
 * ones become void.
 * @throws ProblemError `not-signed-in` if the session has just ended
 */
export async function openHandOff({ db, settings, now }: Platform, me: Session): Promise<NewHandOff> {
  const token = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const code = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => ALPHABET[byte % 32]).join('');
  const id = nanoid();
  const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
  const hashes = {
    tokenHash: await keyedHash(settings, 'hand-off', token),
    codeHash: await keyedHash(settings, 'hand-off-code', code),
  };
  if (!(await handOffStore.open(db, me, { id, ...hashes, expiresAt }))) throw new ProblemError(NOT_SIGNED_IN);
  return { id, token, code, expiresAt: expiresAt.toISOString() };
}

/**
 * Returns the account that a token or a code signs in to, and uses it up.
 * @param me the account of this browser so far
 * @throws ProblemError `sign-in-failed`, `would-lose-guest` (the token stays valid), `too-many-requests` after five tries
 * at a code
 */
export async function accountByHandOff(
  services: Platform,
  me: Session | null,
  proof: HandOffProof,
  userAgent: string,
): Promise<string> {
  const { leave = false } = proof;
  if ('code' in proof) await countTry(services, 'handOffCodes', proof.code.slice(0, FINDING));
  const hash = await ('code' in proof
    ? keyedHash(services.settings, 'hand-off-code', proof.code)
    : keyedHash(services.settings, 'hand-off', proof.token));
  const account = await handOffStore.accountOf(services.db, hash);
  if (account === undefined) throw new ProblemError(FAILED);
  await leaveGuest(services, me, account, leave);
  if (!(await handOffStore.use(services.db, hash, userAgent, services.now()))) throw new ProblemError(FAILED);
  return account;
}
