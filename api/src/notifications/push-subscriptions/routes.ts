import { AccountPartIdSchema, NewPushSchema, type NewPush } from '@slow-train/protocol';
import { nanoid } from 'nanoid';
import * as z from 'zod';
import { NOT_KEPT } from '../../http/headers.ts';
import { ProblemError } from '../../http/problem.ts';
import { newRouter } from '../../http/router.ts';
import { fromBase64url } from '../../platform/base64url.ts';
import type { Platform } from '../../platform/platform.ts';
import { NOT_SIGNED_IN as SESSION_ENDED, type Session } from '../../session/session.ts';
import { isAllowedTarget, targetRefused } from '../channels/targets.ts';
import type { NotificationServices } from '../services.ts';
import { deleteSubscription, insertSubscription, NO_SUBSCRIPTION } from './store.ts';
import { defineRoute, json, jsonBody } from '../../session/define-route.ts';

const Added = z.object({ id: AccountPartIdSchema });

const addSubscription = defineRoute({
  method: 'post',
  path: '/api/me/push',
  summary: 'Sends pushes to this browser while it is signed in; replaces its earlier subscription',
  callers: 'account',
  note: 'the browser’s own subscription',
  request: { body: jsonBody(NewPushSchema) },
  answers: { 201: json('The subscription is added', Added) },
  limits: ['subscriptions'],
});

const removeSubscription = defineRoute({
  method: 'delete',
  path: '/api/me/push/{id}',
  summary: 'Stops pushes to one of your browsers',
  callers: 'owner',
  request: { params: z.object({ id: AccountPartIdSchema }) },
  answers: { 204: { description: 'The subscription is removed' } },
});

/** Push subscriptions: the browsers that get pushes. */
export const subscriptionRoutes = newRouter<NotificationServices>()
  .openapi(addSubscription, async (c) => {
    const [services, session] = [c.get('services'), c.get('session')];
    return c.json({ id: await subscribe(services, session, c.req.valid('json')) }, 201, NOT_KEPT);
  })
  .openapi(removeSubscription, async (c) => {
    const { db } = c.get('services');
    const isRemoved = await deleteSubscription(db, c.get('session').account, c.req.valid('param').id);
    if (!isRemoved) throw new ProblemError(NO_SUBSCRIPTION);
    return c.body(null, 204);
  });

/**
 * Adds the subscription that a browser's PushManager gave (RFC 8030), for as long as its session lasts.
 * @returns its id
 * @throws ProblemError `invalid-request` for an endpoint that nothing is sent to, or an invalid key (RFC 8291 section
 * 2.1); `not-signed-in` if the session has just ended
 */
async function subscribe({ db, settings, now }: Platform, session: Session, push: NewPush): Promise<string> {
  if (!isAllowedTarget(push.endpoint, settings)) throw new ProblemError(targetRefused('endpoint', settings));
  if (!(await isPublicKey(push.keys.p256dh))) {
    throw new ProblemError({
      problem: 'invalid-request',
      detail: ({ fields }) => `\`keys.p256dh\` ${fields.publicKey}.`,
      errors: [{ detail: ({ fields }) => fields.publicKey, pointer: '#/keys/p256dh' }],
    });
  }
  const id = await insertSubscription(db, session, { ...push, id: nanoid(), at: now() });
  if (id === undefined) throw new ProblemError(SESSION_ENDED);
  return id;
}

/** Returns whether this is an uncompressed point on the curve that pushes are encrypted with. */
async function isPublicKey(text: string): Promise<boolean> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  try {
    await crypto.subtle.importKey('raw', fromBase64url(text), curve, false, []);
    return true;
  } catch {
    return false;
  }
}
