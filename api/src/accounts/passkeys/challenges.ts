import { and, eq, gt, sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Platform } from '../../platform/platform.ts';
import { verifications } from '../../schema/accounts.ts';
import { base64url } from '../../platform/base64url.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';

const GOOD_FOR_MS = 5 * 60_000;

/** What a challenge is good for, and for nothing else: making a passkey of one account, or signing in whoever has one. */
export type Purpose = { readonly kind: 'register'; readonly account: string } | { readonly kind: 'sign-in' };

/** A new challenge (WebAuthn section 13.4.3): 32 random bytes, good once and for five minutes. */
export async function newChallenge({ db, settings, now }: Platform, purpose: Purpose): Promise<string> {
  const challenge = base64url(crypto.getRandomValues(new Uint8Array(32)));
  await db.insert(verifications).values({
    id: nanoid(),
    identifier: await identifierOf(settings, purpose, challenge),
    value: '',
    expiresAt: new Date(now().getTime() + GOOD_FOR_MS),
  });
  return challenge;
}

/** Uses a challenge up. @returns whether it was one of ours for this purpose, in time and not used before; of many at once one */
export async function takeChallenge(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const identifier = await identifierOf(settings, purpose, challenge);
  const taken = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)))
    .returning({ id: verifications.id });
  return taken.length === 1;
}

function identifierOf(settings: Platform['settings'], purpose: Purpose, challenge: string): Promise<string> {
  const account = purpose.kind === 'register' ? purpose.account : '';
  return keyedHash(settings, 'passkey', purpose.kind, account, challenge);
}
