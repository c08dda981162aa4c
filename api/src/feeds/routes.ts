import { FeedLinksSchema, LinkTokenSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import type { Context } from 'hono';
import * as z from 'zod';
import { newRouter } from '../http/router.ts';
import { hashOf } from '../platform/hash.ts';
import { CacheHeaders, etagOf, matches, NOT_KEPT } from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import { newFeedLinks, readAtom, readCalendar } from './feeds.ts';
import * as feedStore from './store.ts';
import { defineRoute, json } from '../session/define-route.ts';

const request = { params: z.object({ token: LinkTokenSchema }), headers: CacheHeaders };
const CALENDAR = 'text/calendar; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const file = (description: string, type: string) => ({
  200: { description, content: { [type]: { schema: z.string() } } },
  304: { description: 'Nothing is new' },
});

const newLinks = defineRoute({
  method: 'post',
  path: '/api/me/feeds',
  summary: prose(
    'Creates private links for your calendar and feed reader, replacing earlier ones; they are shown only in this response',
  ),
  callers: 'account',
  answers: { 201: json('The links', FeedLinksSchema) },
});

const revokeLinks = defineRoute({
  method: 'delete',
  path: '/api/me/feeds',
  summary: prose('Deletes your calendar and feed links'),
  callers: 'account',
  answers: { 204: { description: 'The links are deleted' } },
});

const calendar = defineRoute({
  method: 'get',
  path: '/api/feeds/{token}/tables.ics',
  summary: prose('Returns the games in which it is your turn as a calendar (RFC 5545)'),
  callers: 'anybody',
  note: 'anybody with the link',
  request,
  answers: file('The calendar', 'text/calendar'),
});

const atom = defineRoute({
  method: 'get',
  path: '/api/feeds/{token}/tables.atom',
  summary: prose('Returns the games in which it is your turn, and those just finished, as a feed (RFC 4287)'),
  callers: 'anybody',
  note: 'anybody with the link',
  request,
  answers: file('The feed', 'application/atom+xml'),
});

/** Calendar and Atom feed of an account. */
export const feedRoutes = newRouter()
  .openapi(newLinks, async (c) =>
    c.json(await newFeedLinks(c.get('services'), c.get('session').account), 201, NOT_KEPT),
  )
  .openapi(revokeLinks, async (c) => {
    await feedStore.remove(c.get('services').db, c.get('session').account);
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

/** Answers with the file, or 304 if the reader has it already (RFC 9110 section 13.1.2). */
async function answer(c: Context, text: string, type: string, known: string | undefined) {
  const etag = etagOf(await hashOf(text));
  // robots.txt allows it to calendars; no search engine is to list it.
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  if (known !== undefined && matches(known, etag)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'content-type': type });
}
