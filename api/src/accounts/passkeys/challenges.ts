import { nanoid } from 'nanoid';
import type { Platform } from '../../platform/platform.ts';
import { base64url } from '../../platform/base64url.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { addChallenge, removeChallenge } from './store.ts';

const GOOD_FOR_MS = 5 * 60_000;

/** The one purpose a challenge is valid for: creating an account's passkey, or signing in with any passkey. */
export type ChallengePurpose = { readonly kind: 'register'; readonly account: string } | { readonly kind: 'sign-in' };

/** Returns a new challenge (WebAuthn section 13.4.3): 32 random bytes, valid once and for five minutes. */
export async function newChallenge({ db, settings, now }: Platform, purpose: ChallengePurpose): Promise<string> {
  const challenge = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const identifier = await identifierOf(settings, purpose, challenge);
  await addChallenge(db, { id: nanoid(), identifier, expiresAt: new Date(now().getTime() + GOOD_FOR_MS) });
  return challenge;
}

/** Uses up a challenge. @returns whether it was valid for this purpose; of concurrent calls only one gets true */
export async function takeChallenge(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> {
  return removeChallenge(db, await identifierOf(settings, purpose, challenge));
}

function identifierOf(settings: Platform['settings'], purpose: ChallengePurpose, challenge: string): Promise<string> {
  const account = purpose.kind === 'register' ? purpose.account : '';
  return keyedHash(settings, 'passkey', purpose.kind, account, challenge);
}
