import { entryLink, newEntries } from '../accounts/email/entry-links.ts';
import type { Services } from '../services.ts';
import { zoneOf, type Reader } from './situation.ts';
import type { Daily, MailTarget, Told } from './told.ts';
import { unsubscribeLinks, type UnsubscribeScope } from './unsubscribe/links.ts';

/** Where a mail to this reader goes, with links that are theirs alone and good from now on. One request. */
export async function mailTargetOf(
  services: Pick<Services, 'db' | 'settings' | 'now'>,
  { account, address, name, choices }: Reader & { readonly address: string },
  what: Told | Daily,
): Promise<MailTarget> {
  const { settings } = services;
  const games = (what.event === 'daily' ? what.tables : [what]).map(({ answer }) => answer.game.id);
  const entries = games.map((game) => ({ account, email: address, key: what.key, game }));
  await newEntries(services, entries);
  const links = new Map(
    await Promise.all(games.map(async (game) => [game, await entryLink(settings, what.key, game)] as const)),
  );
  return {
    address,
    name,
    timeZone: zoneOf(choices),
    tableLink: (id) => links.get(id) ?? `${settings.APP_URL}/tables/${id}`,
    unsubscribe: await unsubscribeLinks(settings, account, scopeOf(what)),
  };
}

/** What is stopped by the links in a mail: only mails of its kind. */
function scopeOf(what: Told | Daily): UnsubscribeScope {
  if (what.event === 'daily') return 'daily';
  return what.event === 'invited' ? 'invitations' : { table: what.answer.game.id };
}
