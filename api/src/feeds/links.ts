import type { FeedLinks } from '@slow-train/protocol';
import { nanoid } from 'nanoid';
import { NOT_SIGNED_IN } from '../accounts/failure.ts';
import { keyedHash } from '../accounts/keyed-hash.ts';
import type { Player } from '../games/player.ts';
import { ProblemError } from '../problem.ts';
import type { Services } from '../services.ts';
import { feedStore } from './store.ts';

/** What is kept of a feed's token. */
export function feedHash(settings: Services['settings'], token: string): Promise<string> {
  return keyedHash(settings, 'feed', token);
}

/** Where a feed of this token is read. */
export function feedLink({ APP_URL }: Services['settings'], token: string, file: string): string {
  return new URL(`/api/feeds/${token}/${file}`, APP_URL).href;
}

/**
 * New private links for calendar and reader: 43 random letters of 64 (258 bits), of which only a keyed hash is kept. The
 * links before lead nowhere.
 * @throws ProblemError `not-signed-in` for an account that is gone
 */
export async function openFeeds(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  { account }: Player,
): Promise<FeedLinks> {
  const token = nanoid(43);
  if (!(await feedStore(db).open(account, await feedHash(settings, token), now())))
    throw new ProblemError(NOT_SIGNED_IN);
  return { calendar: feedLink(settings, token, 'tables.ics'), atom: feedLink(settings, token, 'tables.atom') };
}
