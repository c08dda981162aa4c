import type { AccountId } from '../game/seats.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { inboxOf } from '../session/inbox-limits.ts';
import { ownerToRemember } from './moderation-store.ts';

// A sanction outlives its account as long as it holds, and a report until it is answered: otherwise deleting and signing up
// again would end it. Of the address only a keyed hash is kept, and only that long.

/** Returns the hash by which to know the owner of an inbox again. */
export const hashOfInbox = (settings: Pick<Platform['settings'], 'AUTH_SECRET'>, email: string): Promise<string> =>
  keyedHash(settings, 'sanctioned inbox', inboxOf(email));

/**
 * Returns the hash to keep with the sanctions in force on an account, and with reports on it that wait: that of its inbox, by
 * which to know its owner again. Without an address it is one that no inbox has; then only a browser knows of a sanction
 * (`holdsIn`). Null if there is neither sanction nor report.
 */
export async function inboxToRemember(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  account: AccountId,
): Promise<string | null> {
  const user = await ownerToRemember(db, account);
  if (user === undefined) return null;
  return user.emailVerified ? hashOfInbox(settings, user.email) : keyedHash(settings, 'sanctioned guest', account);
}
