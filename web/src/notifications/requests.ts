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

/** Returns everything that the page with the notification settings shows. */
export function fetchNotifications(signal?: AbortSignal): Promise<Notifications> {
  return call(api.me.notifications.$get, {}, signal);
}

/** Saves all preferences as a whole. */
export async function saveNotifications(choices: NotificationPreferences): Promise<Notifications> {
  const json = { ...choices, reminders: [...choices.reminders] };
  return call(api.me.notifications.$put, { json });
}

/** Sends a test message through one channel. Refused with a sentence about the channel's fault. */
export function testChannel(channel: TestTarget): Promise<void> {
  return call(api.me.notifications.test.$post, { json: channel });
}

/** Resumes mail to an address that bounced or complained. */
export function deleteMailStop(): Promise<void> {
  return call(api.me['mail-stop'].$delete, {});
}

/** Registers this browser for pushes. Safe to repeat. @returns its id among the account's devices */
export async function subscribePush(push: NewPush): Promise<string> {
  return (await call(api.me.push.$post, { json: push })).id;
}

export function removePush(id: string): Promise<void> {
  return call(api.me.push[':id'].$delete, { param: { id } });
}

/** @returns it with its secret, which is shown only once */
export function postWebhook(hook: NewWebhook): Promise<CreatedWebhook> {
  return call(api.me.webhooks.$post, { json: hook });
}

export function removeWebhook(id: string): Promise<void> {
  return call(api.me.webhooks[':id'].$delete, { param: { id } });
}

/** Returns the notification settings for one game. */
export function fetchGameNotifications(id: string, signal?: AbortSignal): Promise<GameNotifications> {
  return call(api.games[':id'].notifications.$get, { param: { id } }, signal);
}

/** Saves all exceptions for a game as a whole: events not named are as in other games. */
export async function saveGameNotifications(
  id: string,
  events: GameNotificationPreferences,
): Promise<GameNotifications> {
  const json = { events };
  return call(api.games[':id'].notifications.$put, { param: { id }, json });
}

/** Like `postWebhook`, for a game. For its host. */
export function postGameWebhook(id: string, hook: NewWebhook): Promise<CreatedWebhook> {
  return call(api.games[':id'].webhooks.$post, { param: { id }, json: hook });
}

export function deleteGameWebhook(id: string, hook: string): Promise<void> {
  return call(api.games[':id'].webhooks[':hook'].$delete, { param: { id, hook } });
}

/** Like `testChannel`, for a webhook of a game. For its host. */
export function testGameWebhook(id: string, hook: string): Promise<void> {
  return call(api.games[':id'].webhooks[':hook'].test.$post, { param: { id, hook } });
}

/** Creates new links for calendar and feed reader; earlier links stop working. */
export function createFeeds(): Promise<FeedLinks> {
  return call(api.me.feeds.$post, {});
}

export function deleteFeeds(): Promise<void> {
  return call(api.me.feeds.$delete, {});
}

/** Unsubscribes from the mails that the link of a mail names. Needs no session (RFC 8058). */
export function postUnsubscription(token: string): Promise<Unsubscribed> {
  return call(api.unsubscribe[':token'].$post, { param: { token } });
}

/** Returns the people the account has played with. */
export async function fetchCompanions(signal?: AbortSignal): Promise<readonly Companion[]> {
  return (await call(api.me.companions.$get, {}, signal)).companions;
}

/** Invites a companion to a game that has not started: `id` is that game, `game` and `seat` identify the companion. */
export async function inviteCompanion(id: string, { game, seat }: Omit<Companion, 'name'>): Promise<void> {
  const json = { game, seat };
  await call(api.games[':id'].invitations.$post, { param: { id }, json });
}
