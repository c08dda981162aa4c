import type {
  Companion,
  FeedLinks,
  MadeWebhook,
  NewPush,
  NewWebhook,
  Notifications,
  NotifyChoices,
  TableEvents,
  TableNotifications,
  TryOut,
  Unsubscribed,
} from '@slow-train/protocol';
import { service } from '../api/client.ts';
import { ask, bodyOf, within } from '../api/http.ts';

/** All that the page shows on which one chooses how to be told. */
export async function readNotifications(signal?: AbortSignal): Promise<Notifications> {
  return bodyOf(await ask(() => service.me.notifications.$get({}, within(signal)), signal));
}

/** Saves my choices, whole. */
export async function saveNotifications(choices: NotifyChoices): Promise<Notifications> {
  const json = { ...choices, reminders: [...choices.reminders] };
  return bodyOf(await ask(() => service.me.notifications.$put({ json }, within())));
}

/** Sends something small by one way now. Refused with a sentence about what is wrong with that way. */
export async function tryOut(way: TryOut): Promise<void> {
  await ask(() => service.me.notifications.test.$post({ json: way }, within()));
}

/** Has mail sent again to an address at which it came back, or was unwelcome. */
export async function allowMailAgain(): Promise<void> {
  await ask(() => service.me['mail-stop'].$delete({}, within()));
}

/** Has pushes sent to this browser. Safe to repeat. @returns the id of it among my devices */
export async function subscribePush(push: NewPush): Promise<string> {
  return (await bodyOf(await ask(() => service.me.push.$post({ json: push }, within())))).id;
}

export async function removePush(id: string): Promise<void> {
  await ask(() => service.me.push[':id'].$delete({ param: { id } }, within()));
}

/** @returns it with its secret, which is told this once */
export async function addWebhook(hook: NewWebhook): Promise<MadeWebhook> {
  return bodyOf(await ask(() => service.me.webhooks.$post({ json: hook }, within())));
}

export async function removeWebhook(id: string): Promise<void> {
  await ask(() => service.me.webhooks[':id'].$delete({ param: { id } }, within()));
}

/** How I am told at one table. */
export async function readTableNotifications(id: string, signal?: AbortSignal): Promise<TableNotifications> {
  return bodyOf(await ask(() => service.games[':id'].notifications.$get({ param: { id } }, within(signal)), signal));
}

/** Saves what is different at a table, whole: what is not named is as everywhere. */
export async function saveTableNotifications(id: string, events: TableEvents): Promise<TableNotifications> {
  const json = { events };
  return bodyOf(await ask(() => service.games[':id'].notifications.$put({ param: { id }, json }, within())));
}

/** As `addWebhook`, for a table. For its host. */
export async function addTableWebhook(id: string, hook: NewWebhook): Promise<MadeWebhook> {
  return bodyOf(await ask(() => service.games[':id'].webhooks.$post({ param: { id }, json: hook }, within())));
}

export async function removeTableWebhook(id: string, hook: string): Promise<void> {
  await ask(() => service.games[':id'].webhooks[':hook'].$delete({ param: { id, hook } }, within()));
}

/** As `tryOut`, for a webhook of a table. For its host. */
export async function tryTableWebhook(id: string, hook: string): Promise<void> {
  await ask(() => service.games[':id'].webhooks[':hook'].test.$post({ param: { id, hook } }, within()));
}

/** Makes the links for calendar and reader anew: those from before lead nowhere then. */
export async function makeFeeds(): Promise<FeedLinks> {
  return bodyOf(await ask(() => service.me.feeds.$post({}, within())));
}

export async function endFeeds(): Promise<void> {
  await ask(() => service.me.feeds.$delete({}, within()));
}

/** Stops what the link of a mail says. Needs no session (RFC 8058). */
export async function unsubscribe(token: string): Promise<Unsubscribed> {
  return bodyOf(await ask(() => service.unsubscribe[':token'].$post({ param: { token } }, within())));
}

/** Those I have shared a table with. */
export async function readCompanions(signal?: AbortSignal): Promise<readonly Companion[]> {
  return (await bodyOf(await ask(() => service.me.companions.$get({}, within(signal)), signal))).companions;
}

/** Asks a companion to a table that is still boarding: `id` is that table, the other two say who is meant. */
export async function inviteCompanion(id: string, { game, seat }: Omit<Companion, 'name'>): Promise<void> {
  const json = { game, seat };
  await ask(() => service.games[':id'].invitations.$post({ param: { id }, json }, within()));
}
