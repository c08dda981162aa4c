import { UnsubscribedSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { pageLink } from '../../http/page-link.ts';
import { newRouter } from '../../http/router.ts';
import { NOT_KEPT } from '../../http/headers.ts';
import { orThrow, ProblemError } from '../../http/problem.ts';
import { parseUnsubscribeToken } from './links.ts';
import { BROKEN_LINK, unsubscribe } from './unsubscribe.ts';
import { defineRoute, json } from '../../session/define-route.ts';

const request = { params: z.object({ token: z.string() }) };

const openLink = defineRoute({
  method: 'get',
  path: '/api/unsubscribe/{token}',
  summary: prose(
    'Redirects to the page for unsubscribing and changes nothing: for people who open the link meant for mail programs',
  ),
  callers: 'anybody',
  note: 'anybody with the mail',
  request,
  answers: { 303: { description: 'The page' } },
});

const stop = defineRoute({
  method: 'post',
  path: '/api/unsubscribe/{token}',
  summary: prose('Stops the mails that the link is for, in one request and without a session (RFC 8058)'),
  callers: 'anybody',
  note: 'anybody with the mail; stops the mails its link is for',
  request,
  answers: { 200: json('The mails are stopped', UnsubscribedSchema) },
});

/** Unsubscribing by the links in mails. */
export const unsubscribeRoutes = newRouter()
  .openapi(openLink, async (c) => {
    const { settings } = c.get('services');
    const { token } = c.req.valid('param');
    if ((await parseUnsubscribeToken(settings, token)) === null) throw new ProblemError(BROKEN_LINK);
    return c.redirect(pageLink(settings.APP_URL, 'unsubscribe', token), 303);
  })
  .openapi(stop, async (c) => {
    return c.json(orThrow(await unsubscribe(c.get('services'), c.req.valid('param').token)), 200, NOT_KEPT);
  });
