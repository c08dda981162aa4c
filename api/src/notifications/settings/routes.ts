import { createRoute } from '@hono/zod-openapi';
import {
  GameIdSchema,
  NotificationsSchema,
  NotificationPreferencesSchema,
  GameNotificationPreferencesChangeSchema,
  GameNotificationsSchema,
} from '@slow-train/protocol';
import * as z from 'zod';
import { requireSession } from '../../session/session.ts';
import { newRouter } from '../../http/router.ts';
import type { NotificationServices } from '../services.ts';
import { NOT_KEPT } from '../../http/headers.ts';
import { orThrow } from '../../http/problem.ts';
import { ALWAYS, CROSS_ORIGIN, INVALID, NOT_SIGNED_IN, UNKNOWN } from '../../http/responses.ts';
import { resumeMail } from '../bounces/mail-stops.ts';
import { changeGamePreferences, changePreferences, readGameSettings, readNotificationSettings } from './settings.ts';

const params = z.object({ id: GameIdSchema });
const all = {
  description: 'The settings',
  content: { 'application/json': { schema: NotificationsSchema.meta({ id: 'Notifications' }) } },
};
const ofGame = {
  description: 'The settings for this game',
  content: { 'application/json': { schema: GameNotificationsSchema.meta({ id: 'GameNotifications' }) } },
};
const CHANGE = { ...INVALID, ...NOT_SIGNED_IN, ...CROSS_ORIGIN, ...ALWAYS };

const readAll = createRoute({
  method: 'get',
  path: '/me/notifications',
  summary: 'Returns your notification preferences and channels, and how well each channel has worked lately',
  middleware: requireSession,
  responses: { 200: all, ...NOT_SIGNED_IN, ...ALWAYS },
});

const putPreferences = createRoute({
  method: 'put',
  path: '/me/notifications',
  summary: 'Replaces your notification preferences; omitted members get their defaults',
  middleware: requireSession,
  request: { body: { required: true, content: { 'application/json': { schema: NotificationPreferencesSchema } } } },
  responses: { 200: all, ...CHANGE },
});

const readGame = createRoute({
  method: 'get',
  path: '/games/{id}/notifications',
  summary: 'Returns your notification preferences for one game, and its webhooks if you are the host',
  middleware: requireSession,
  request: { params },
  responses: { 200: ofGame, ...NOT_SIGNED_IN, ...UNKNOWN, ...ALWAYS },
});

const putGamePreferences = createRoute({
  method: 'put',
  path: '/games/{id}/notifications',
  summary: 'Replaces your notification preferences for one game; omitted members follow your general preferences',
  middleware: requireSession,
  request: {
    params,
    body: { required: true, content: { 'application/json': { schema: GameNotificationPreferencesChangeSchema } } },
  },
  responses: { 200: ofGame, ...CHANGE, ...UNKNOWN },
});

const mailAgain = createRoute({
  method: 'delete',
  path: '/me/mail-stop',
  summary: 'Resumes mail to your address after it bounced or was reported as spam',
  middleware: requireSession,
  responses: { 204: { description: 'Mail goes to the address again' }, ...NOT_SIGNED_IN, ...CROSS_ORIGIN, ...ALWAYS },
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
