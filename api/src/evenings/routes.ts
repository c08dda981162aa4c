import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { NOT_KEPT } from '../http/headers.ts';
import { inEnglish, ProblemError, type Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import type { GameServices } from '../games/services.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';
import { countTry } from '../session/limits.ts';
import { EveningSchema } from '../http/evening-schema.ts';
import * as eveningStore from './store.ts';

const CODE_LENGTH = 16;
const KEY_LENGTH = 22;
/** The page that asks has words of its own. */
const NO_SHEET: Failure = {
  problem: 'not-found',
  detail: inEnglish('There is no score sheet with this code and key. It may be older than a week. Make a new one.'),
};

const params = z.object({ code: z.string().regex(/^[\w-]{16}$/, 'must be the code of a score sheet') });
const headers = z.object({
  'evening-key': z.string().min(1).max(64).meta({ description: 'The key that came with the code' }),
});

const share = defineRoute({
  method: 'post',
  path: '/api/evenings',
  summary: prose('Lets others follow a score sheet of real dominoes, until a week after its last change'),
  callers: 'anybody',
  request: { body: jsonBody(z.object({ evening: EveningSchema })) },
  answers: {
    201: json(
      'The code for those who follow, and the key of the browser that keeps score',
      z.object({ code: z.string(), key: z.string() }).meta({ id: 'SharedEvening' }),
    ),
  },
  limits: ['eveningsFromIp'],
});

const follow = defineRoute({
  method: 'get',
  path: '/api/evenings/{code}',
  summary: prose('Returns a score sheet as it is now'),
  callers: 'anybody',
  note: 'anybody with the code',
  request: {
    params,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,9}$/, 'must be a revision')
        .optional()
        .meta({ description: 'The revision that you have' }),
    }),
  },
  answers: {
    200: json(
      'The sheet',
      z.object({ evening: z.string(), revision: z.number().int() }).meta({ id: 'FollowedEvening' }),
    ),
    204: { description: 'It has not changed since that revision' },
  },
});

const change = defineRoute({
  method: 'put',
  path: '/api/evenings/{code}',
  summary: prose('Replaces a score sheet'),
  callers: 'anybody',
  note: 'the browser that keeps score, by its key',
  request: { params, headers, body: jsonBody(z.object({ evening: EveningSchema })) },
  answers: { 204: { description: 'The sheet is replaced' } },
  refuses: ['too-many-requests'],
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/evenings/{code}',
  summary: prose('Deletes a score sheet from the site'),
  callers: 'anybody',
  note: 'the browser that keeps score, by its key',
  request: { params, headers },
  answers: { 204: { description: 'The sheet is deleted' } },
});

/** Score sheets that others at the table follow on their own devices. */
export const eveningRoutes = newRouter<GameServices>()
  .openapi(share, async (c) => {
    const { db, settings, chance, now } = c.get('services');
    const [code, key] = [chance.id(CODE_LENGTH), chance.id(KEY_LENGTH)];
    const { evening } = c.req.valid('json');
    await eveningStore.insert(db, { code, keyHash: await keyedHash(settings, 'evening', key), sheet: evening }, now());
    return c.json({ code, key }, 201, NOT_KEPT);
  })
  .openapi(follow, async (c) => {
    const sheet = await eveningStore.read(c.get('services').db, c.req.valid('param').code);
    if (sheet === undefined) throw new ProblemError(NO_SHEET);
    if (String(sheet.revision) === c.req.valid('query').after) return c.body(null, 204);
    return c.json(sheet, 200, NOT_KEPT);
  })
  .openapi(change, async (c) => {
    const { db, settings, now } = c.get('services');
    const { code } = c.req.valid('param');
    await countTry(c.get('services'), 'eveningChanges', code);
    const keyHash = await keyedHash(settings, 'evening', c.req.valid('header')['evening-key']);
    const isChanged = await eveningStore.replace(db, { code, keyHash }, c.req.valid('json').evening, now());
    if (!isChanged) throw new ProblemError(NO_SHEET);
    return c.body(null, 204);
  })
  .openapi(remove, async (c) => {
    const { db, settings } = c.get('services');
    const keyHash = await keyedHash(settings, 'evening', c.req.valid('header')['evening-key']);
    if (!(await eveningStore.remove(db, { code: c.req.valid('param').code, keyHash })))
      throw new ProblemError(NO_SHEET);
    return c.body(null, 204);
  });
