import {
  GameIdSchema,
  NotificationsSchema,
  NotificationPreferencesSchema,
  GameNotificationPreferencesChangeSchema,
  GameNotificationsSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { newRouter } from '../../http/router.ts';
import type { NotificationServices } from '../channels/services.ts';
import { NOT_KEPT } from '../../http/headers.ts';
import { orThrow } from '../../http/problem.ts';
import { resumeMail } from '../bounces/store.ts';
import { changeGamePreferences, changePreferences, readGameSettings, readNotificationSettings } from './settings.ts';
import { defineRoute, json, jsonBody } from '../../session/define-route.ts';

const params = z.object({ id: GameIdSchema });
const all = json('The settings', NotificationsSchema.meta({ id: 'Notifications' }));
const ofGame = json('The settings for this game', GameNotificationsSchema.meta({ id: 'GameNotifications' }));

const readAll = defineRoute({
  method: 'get',
  path: '/api/me/notifications',
  summary: prose('Returns your notification preferences and channels, and how well each channel has worked lately'),
  callers: 'account',
  answers: { 200: all },
});

const putPreferences = defineRoute({
  method: 'put',
  path: '/api/me/notifications',
  summary: prose('Replaces your notification preferences; omitted members get their defaults'),
  callers: 'account',
  request: { body: jsonBody(NotificationPreferencesSchema) },
  answers: { 200: all },
});

const readGame = defineRoute({
  method: 'get',
  path: '/api/games/{id}/notifications',
  summary: prose('Returns your notification preferences for one game, and its webhooks if you are the host'),
  callers: 'member',
  note: 'their own preferences; webhooks for the host only',
  request: { params },
  answers: { 200: ofGame },
});

const putGamePreferences = defineRoute({
  method: 'put',
  path: '/api/games/{id}/notifications',
  summary: prose(
    'Replaces your notification preferences for one game; omitted members follow your general preferences',
  ),
  callers: 'member',
  note: 'their own preferences',
  request: {
    params,
    body: jsonBody(GameNotificationPreferencesChangeSchema),
  },
  answers: { 200: ofGame },
});

const mailAgain = defineRoute({
  method: 'delete',
  path: '/api/me/mail-stop',
  summary: prose('Resumes mail to your address after it bounced or was reported as spam'),
  callers: 'account',
  answers: { 204: { description: 'Mail goes to the address again' } },
});

/** Notification settings: general, and for one game. */
export const settingsRoutes = newRouter<NotificationServices>()
  .openapi(readAll, async (c) =>
    c.json(await readNotificationSettings(c.get('services'), c.get('session')), 200, NOT_KEPT),
  )
  .openapi(putPreferences, async (c) =>
    c.json(await changePreferences(c.get('services'), c.get('session'), c.req.valid('json')), 200, NOT_KEPT),
  )
  .openapi(readGame, async (c) => {
    const found = orThrow(await readGameSettings(c.get('services'), c.get('session'), c.req.valid('param').id));
    return c.json(found, 200, NOT_KEPT);
  })
  .openapi(putGamePreferences, async (c) => {
    const change = { ...c.req.valid('param'), ...c.req.valid('json') };
    const settings = orThrow(await changeGamePreferences(c.get('services'), c.get('session'), change));
    return c.json(settings, 200, NOT_KEPT);
  })
  .openapi(mailAgain, async (c) => {
    const { email } = c.get('session');
    if (email !== null) await resumeMail(c.get('services').db, email);
    return c.body(null, 204);
  });
