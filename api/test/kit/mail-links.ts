import { timeNow } from '@slow-train/local/kit';
import type { TestWorker } from '@slow-train/local/testing';
import { entryToken, newEntryLinks } from '../../src/accounts/email/entry-links.ts';
import type { EntryLink } from '../../src/notifications/channels/services.ts';
import { connect } from '../../src/platform/database.ts';
import { parseSettings, type Settings } from '@slow-train/settings';
import { unsubscribeLinks, type UnsubscribeScope } from '../../src/notifications/unsubscribe/links.ts';

/** Returns the settings this Worker was started with (`testWorker`). */
export function settingsOf({ database, address }: Pick<TestWorker, 'database' | 'address'>): Settings {
  return parseSettings({
    DATABASE_URL: database.siteUrl,
    NEON_ENDPOINT: database.endpoint,
    AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
    APP_URL: address,
  });
}

/** Makes the links of mails valid, as sending those does. */
export function makeEntries(worker: TestWorker, ...entries: readonly EntryLink[]): Promise<readonly string[]> {
  const settings = settingsOf(worker);
  return newEntryLinks({ db: connect(settings), settings, now: () => new Date(timeNow()) }, entries);
}

/** Returns the token of a mail's link to a game. */
export const tokenOf = (worker: TestWorker, { key, game }: Pick<EntryLink, 'key' | 'game'>): Promise<string> =>
  entryToken(settingsOf(worker), key, game);

/** Returns what follows the last slash of the link for mail programs. */
export async function stopToken(worker: TestWorker, account: string, scope: UnsubscribeScope): Promise<string> {
  const { oneClick } = await unsubscribeLinks(settingsOf(worker), account, scope);
  return oneClick.slice(oneClick.lastIndexOf('/') + 1);
}
