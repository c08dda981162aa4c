import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { TryOutSchema } from '@slow-train/protocol';
import { countTries } from '../../accounts/limits.ts';
import { signedIn, type AppEnv } from '../../accounts/session.ts';
import { onInvalid } from '../../on-invalid.ts';
import { orThrow } from '../../problem.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  DELIVERY,
  INVALID,
  NOT_SIGNED_IN,
  TOO_LARGE,
  UNKNOWN,
} from '../../responses.ts';
import { tryOut } from './try-out.ts';

const tryWay = createRoute({
  method: 'post',
  path: '/me/notifications/test',
  summary: 'Try out one of the ways by which I am told: something is sent there at once',
  middleware: signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: TryOutSchema } } } },
  responses: {
    204: { description: 'It has gone out, and was taken' },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...TOO_LARGE,
    ...ALWAYS,
    ...DELIVERY,
  },
});

/** Trying out whether what is sent arrives. */
export const tryOutRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid }).openapi(tryWay, async (c) => {
  const [services, me] = [c.get('services'), c.get('me')];
  await countTries(services, { tryOuts: me.account });
  orThrow(await tryOut(services, me, c.req.valid('json')));
  return c.body(null, 204);
});
