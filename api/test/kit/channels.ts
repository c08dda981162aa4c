import {
  CreatedWebhookSchema,
  NotificationsSchema,
  type CreatedWebhook,
  type NewPush,
  type Notifications,
} from '@slow-train/protocol';
import * as z from 'zod';
import { bodyIn } from './passkeys.ts';
import { newPushDevice, type PushDevice } from './push-device.ts';
import type { Visitor } from './visitor.ts';

const Added = z.object({ id: z.string() });

/** Returns a visitor's notification settings. */
export async function notificationsOf(who: Visitor): Promise<Notifications> {
  return bodyIn(NotificationsSchema, await who.get('/api/me/notifications'));
}

/** Returns a push subscription as a browser's PushManager does. */
export function newPush(endpoint: string, { target } = newPushDevice(endpoint)): NewPush {
  const { p256dh, auth } = target;
  return { endpoint, keys: { p256dh, auth } };
}

/** Adds a push subscription. Returns its id. */
export async function addPush(who: Visitor, endpoint: string, device?: PushDevice): Promise<string> {
  return (await bodyIn(Added, await who.post('/api/me/push', newPush(endpoint, device)), 201)).id;
}

/** Adds a webhook of a person, or of a game. */
export async function addWebhook(who: Visitor, url: string, table?: string): Promise<CreatedWebhook> {
  const path = table === undefined ? '/api/me/webhooks' : `/api/games/${table}/webhooks`;
  return bodyIn(CreatedWebhookSchema, await who.post(path, { url }), 201);
}
