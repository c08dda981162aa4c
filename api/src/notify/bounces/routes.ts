import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../../accounts/session.ts';
import { onInvalid } from '../../on-invalid.ts';
import { ProblemError, type Failure } from '../../problem.ts';
import { ALWAYS, CROSS_ORIGIN, SIGN_IN_FAILED, TOO_LARGE, UNKNOWN } from '../../responses.ts';
import { stoppedBy } from './mail-event.ts';
import { isSigned } from './signature.ts';
import { stopMail } from './store.ts';

const NOBODY_LISTENS: Failure = {
  problem: 'not-found',
  detail: 'Nobody listens here: RESEND_WEBHOOK_SECRET is not set.',
};
const UNSIGNED: Failure = {
  problem: 'sign-in-failed',
  detail: 'The signature is missing, older than five minutes, or not of this body with the secret we know.',
};

const hearOfMail = createRoute({
  method: 'post',
  path: '/mail/events',
  summary:
    'What becomes of our mails, told by Resend, signed: a bounce for good or a complaint stops mail to the address',
  responses: {
    204: { description: 'We know; told again it changes nothing' },
    ...SIGN_IN_FAILED,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

/** For the provider that sends our mails. */
export const bounceRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid }).openapi(hearOfMail, async (c) => {
  const { db, now, settings } = c.get('services');
  const secret = settings.RESEND_WEBHOOK_SECRET;
  if (secret === undefined) throw new ProblemError(NOBODY_LISTENS);
  const body = await c.req.text();
  if (!isSigned(secret, c.req.raw.headers, body)) throw new ProblemError(UNSIGNED);
  const stopped = stoppedBy(eventIn(body));
  if (stopped !== null) for (const address of stopped.addresses) await stopMail(db, address, stopped.reason, now());
  return c.body(null, 204);
});

/** Signed, but no JSON: as unknown to us as any other event that we do not know. */
function eventIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
