import type {
  Companion,
  FeedLinks,
  CreatedWebhook,
  NewPush,
  NewWebhook,
  Notifications,
  NotificationPreferences,
  GameNotificationPreferences,
  GameNotifications,
  TestTarget,
  Unsubscribed,
} from '@slow-train/protocol';
import { api, call } from '../client/call.ts';

/** All that the page shows on which one chooses how to be told. */
export function readNotifications(signal?: AbortSignal): Promise<Notifications> {
  return call(api.me.notifications.$get, {}, signal);
}

/** Saves my choices, whole. */
export async function saveNotifications(choices: NotificationPreferences): Promise<Notifications> {
  const json = { ...choices, reminders: [...choices.reminders] };
  return call(api.me.notifications.$put, { json });
}

/** Sends something small by one way now. Refused with a sentence about what is wrong with that way. */
export function testChannel(way: TestTarget): Promise<void> {
  return call(api.me.notifications.test.$post, { json: way });
}

/** Has mail sent again to an address at which it came back, or was unwelcome. */
export function resumeMail(): Promise<void> {
  return call(api.me['mail-stop'].$delete, {});
}

/** Has pushes sent to this browser. Safe to repeat. @returns the id of it among my devices */
export async function subscribePush(push: NewPush): Promise<string> {
  return (await call(api.me.push.$post, { json: push })).id;
}

export function removePush(id: string): Promise<void> {
  return call(api.me.push[':id'].$delete, { param: { id } });
}

/** @returns it with its secret, which is told this once */
export function addWebhook(hook: NewWebhook): Promise<CreatedWebhook> {
  return call(api.me.webhooks.$post, { json: hook });
}

export function removeWebhook(id: string): Promise<void> {
  return call(api.me.webhooks[':id'].$delete, { param: { id } });
}

/** How I am told at one table. */
export function readGameNotifications(id: string, signal?: AbortSignal): Promise<GameNotifications> {
  return call(api.games[':id'].notifications.$get, { param: { id } }, signal);
}

/** Saves what is different at a table, whole: what is not named is as everywhere. */
export async function saveGameNotifications(
  id: string,
  events: GameNotificationPreferences,
): Promise<GameNotifications> {
  const json = { events };
  return call(api.games[':id'].notifications.$put, { param: { id }, json });
}

/** As `addWebhook`, for a table. For its host. */
export function addGameWebhook(id: string, hook: NewWebhook): Promise<CreatedWebhook> {
  return call(api.games[':id'].webhooks.$post, { param: { id }, json: hook });
}

export function removeGameWebhook(id: string, hook: string): Promise<void> {
  return call(api.games[':id'].webhooks[':hook'].$delete, { param: { id, hook } });
}

/** As `tryOut`, for a webhook of a table. For its host. */
export function testGameWebhook(id: string, hook: string): Promise<void> {
  return call(api.games[':id'].webhooks[':hook'].test.$post, { param: { id, hook } });
}

/** Makes the links for calendar and reader anew: those from before lead nowhere then. */
export function createFeeds(): Promise<FeedLinks> {
  return call(api.me.feeds.$post, {});
}

export function deleteFeeds(): Promise<void> {
  return call(api.me.feeds.$delete, {});
}

/** Stops what the link of a mail says. Needs no session (RFC 8058). */
export function unsubscribe(token: string): Promise<Unsubscribed> {
  return call(api.unsubscribe[':token'].$post, { param: { token } });
}

/** Those I have shared a table with. */
export async function readCompanions(signal?: AbortSignal): Promise<readonly Companion[]> {
  return (await call(api.me.companions.$get, {}, signal)).companions;
}

/** Asks a companion to a table that is still boarding: `id` is that table, the other two say who is meant. */
export async function inviteCompanion(id: string, { game, seat }: Omit<Companion, 'name'>): Promise<void> {
  const json = { game, seat };
  await call(api.games[':id'].invitations.$post, { param: { id }, json });
}
