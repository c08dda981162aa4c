import type { Settings } from '@slow-train/settings';
import { keyedHash } from '../../platform/keyed-hash.ts';
import type { EntryLink } from '../../notifications/channels/services.ts';
import { pageLink } from '../../http/page-link.ts';
import { linkHashOf, type Needs } from './mail-proofs.ts';
import { addEntries, useEntryLink, type UsedEntry } from './store.ts';

const HOUR = 3_600_000;
/** How many hours a mail's link to a game signs its reader in. It opens the game's page for ever. */
export const ENTRY_HOURS = 48;

/** Returns the token of such a link: the same for every attempt at a mail, so that any of them works. No query. */
export function entryToken(settings: Pick<Settings, 'AUTH_SECRET'>, key: string, game: string): Promise<string> {
  return keyedHash(settings, 'entry', key, game);
}

/**
 * Makes the links of mails valid before those are sent: one statement for all. Existing links stay as they are, so a
 * used one stays used. The link stays invalid if the account was deleted or has another address by now.
 * @returns the links, in the same order
 */
export async function newEntryLinks(services: Needs, entries: readonly EntryLink[]): Promise<readonly string[]> {
  if (entries.length === 0) return [];
  const { db, settings, now } = services;
  const tokens = await Promise.all(entries.map(({ key, game }) => entryToken(settings, key, game)));
  const rows = await Promise.all(
    entries.map(async ({ account, email, game }, index) => {
      const hash = await linkHashOf(services, 'entry', tokens[index] ?? '');
      return { account, email, game, hash };
    }),
  );
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + ENTRY_HOURS * HOUR);
  await addEntries(db, rows, { createdAt, expiresAt });
  return entries.map(({ game }, index) => pageLink(settings.APP_URL, `tables/${game}`, tokens[index] ?? ''));
}

/**
 * Uses up such a link. Its row stays until it expires, so that a retry of the mail does not make it valid again.
 * @returns the account that it signs in to, and the game; null if it is invalid, or was mailed to an earlier address
 */
export async function useEntry(services: Needs, token: string): Promise<UsedEntry | null> {
  return (await useEntryLink(services.db, await linkHashOf(services, 'entry', token))) ?? null;
}
