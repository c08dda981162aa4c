import type { TableEvents, TableNotifications } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { isMember } from '../../games/game.ts';
import type { Player } from '../../games/player.ts';
import { NOT_FOUND, type Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { healthOf } from '../health.ts';
import { choicesStore } from './store.ts';

/** How somebody is told at a table of theirs; the table's own webhooks for its host. Failure: `not-found` */
export async function atTable(
  { db }: Pick<Services, 'db'>,
  { account }: Player,
  id: string,
): Promise<Result<TableNotifications, Failure>> {
  const found = await choicesStore(db).atTable(account, id);
  if (found === undefined || !isMember(found, account)) return err(NOT_FOUND);
  const { events, host, hooks, lately } = found;
  const webhooks = hooks.map(({ accountId, url, ...hook }) => ({
    ...hook,
    // An address may be as good as a password, and a former host's is not the present one's.
    url: accountId === account ? url : new URL(url).origin,
    health: healthOf(lately, 'webhook', hook.id),
  }));
  return ok({ events, webhooks: host === account ? webhooks : null });
}

/** Keeps all that somebody wants otherwise at a table of theirs, and answers as `atTable` does. Failure: `not-found` */
export async function chooseAtTable(
  services: Pick<Services, 'db'>,
  me: Player,
  { id, events }: { readonly id: string; readonly events: TableEvents },
): Promise<Result<TableNotifications, Failure>> {
  const before = await atTable(services, me, id);
  if (!before.ok) return before;
  await choicesStore(services.db).saveAtTable(me.account, id, events);
  return atTable(services, me, id);
}
