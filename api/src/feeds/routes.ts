import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { FeedLinksSchema, LinkTokenSchema } from '@slow-train/protocol';
import type { Context } from 'hono';
import * as z from 'zod';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { hashOf } from '../games/receipt.ts';
import { CacheHeaders, etagOf, matches, NOT_KEPT } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import { ALWAYS, CROSS_ORIGIN, NOT_SIGNED_IN, UNKNOWN } from '../responses.ts';
import { openFeeds } from './links.ts';
import { readAtom, readCalendar } from './read.ts';
import { feedStore } from './store.ts';

const request = { params: z.object({ token: LinkTokenSchema }), headers: CacheHeaders };
const CALENDAR = 'text/calendar; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const file = (description: string, type: string) => ({
  200: { description, content: { [type]: { schema: z.string() } } },
  304: { description: 'Nothing has changed since you have read it' },
  ...UNKNOWN,
  ...ALWAYS,
});

const newLinks = createRoute({
  method: 'post',
  path: '/me/feeds',
  summary: 'Private links to my tables for calendar and reader; they are told only here, and void those before',
  middleware: signedIn,
  responses: {
    201: { description: 'The links', content: { 'application/json': { schema: FeedLinksSchema } } },
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...ALWAYS,
  },
});

const revokeLinks = createRoute({
  method: 'delete',
  path: '/me/feeds',
  summary: 'Void the links for calendar and reader',
  middleware: signedIn,
  responses: { 204: { description: 'They lead nowhere' }, ...NOT_SIGNED_IN, ...CROSS_ORIGIN, ...ALWAYS },
});

const calendar = createRoute({
  method: 'get',
  path: '/feeds/{token}/tables.ics',
  summary: 'The tables that wait for whoever the link is of, as a calendar (RFC 5545); needs no session',
  request,
  responses: file('The calendar', 'text/calendar'),
});

const atom = createRoute({
  method: 'get',
  path: '/feeds/{token}/tables.atom',
  summary: 'The tables that wait for whoever the link is of, and those just finished (RFC 4287); needs no session',
  request,
  responses: file('The feed', 'application/atom+xml'),
});

/** Tables for calendars and readers. */
export const feedRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(newLinks, async (c) => c.json(await openFeeds(c.get('services'), c.get('me')), 201, NOT_KEPT))
  .openapi(revokeLinks, async (c) => {
    await feedStore(c.get('services').db).close(c.get('me').account);
    return c.body(null, 204);
  })
  .openapi(calendar, async (c) => {
    const text = orThrow(await readCalendar(c.get('services'), c.req.valid('param').token));
    return answer(c, text, CALENDAR, c.req.valid('header')['if-none-match']);
  })
  .openapi(atom, async (c) => {
    const text = orThrow(await readAtom(c.get('services'), c.req.valid('param').token));
    return answer(c, text, ATOM, c.req.valid('header')['if-none-match']);
  });

/** The file, or that it is the one the reader has (RFC 9110 section 13.1.2). */
async function answer(c: Context, text: string, type: string, known: string | undefined) {
  const etag = etagOf(await hashOf(text));
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (known !== undefined && matches(known, etag)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'content-type': type });
}
