import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { UnsubscribedSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { pageOf } from '../../accounts/email/mail-me.ts';
import type { AppEnv } from '../../accounts/session.ts';
import { NOT_KEPT } from '../../headers.ts';
import { onInvalid } from '../../on-invalid.ts';
import { orThrow, ProblemError } from '../../problem.ts';
import { ALWAYS, CROSS_ORIGIN, UNKNOWN } from '../../responses.ts';
import { unsubscribingIn } from './links.ts';
import { BROKEN_LINK, unsubscribe } from './unsubscribe.ts';

const request = { params: z.object({ token: z.string() }) };

const openLink = createRoute({
  method: 'get',
  path: '/unsubscribe/{token}',
  summary: 'For who opens the link of a mail program by hand: leads to the page, and changes nothing',
  request,
  responses: { 303: { description: 'The page on which one presses' }, ...UNKNOWN, ...ALWAYS },
});

const stop = createRoute({
  method: 'post',
  path: '/unsubscribe/{token}',
  summary: 'Stop the mails that the link is about, with one request and no session (RFC 8058)',
  request,
  responses: {
    200: { description: 'They are stopped', content: { 'application/json': { schema: UnsubscribedSchema } } },
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...ALWAYS,
  },
});

/** Stopping mails by the links in them. */
export const unsubscribeRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(openLink, async (c) => {
    const { settings } = c.get('services');
    const { token } = c.req.valid('param');
    if ((await unsubscribingIn(settings, token)) === null) throw new ProblemError(BROKEN_LINK);
    return c.redirect(pageOf(settings.APP_URL, 'unsubscribe', token), 303);
  })
  .openapi(stop, async (c) => {
    return c.json(orThrow(await unsubscribe(c.get('services'), c.req.valid('param').token)), 200, NOT_KEPT);
  });
