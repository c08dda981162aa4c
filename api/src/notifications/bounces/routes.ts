import { prose } from '@slow-train/protocol/prose';
import { isAddress, parseSender } from '@slow-train/settings/mail';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { inEnglish, ProblemError, type Failure } from '../../http/problem.ts';
import { newRouter } from '../../http/router.ts';
import { stopMail, type MailStop } from './store.ts';
import { defineRoute } from '../../session/define-route.ts';

const UNCONFIGURED: Failure = {
  problem: 'not-found',
  detail: inEnglish('This server accepts no mail events: RESEND_WEBHOOK_SECRET is not set.'),
};
const UNSIGNED: Failure = {
  problem: 'sign-in-failed',
  detail: inEnglish('The signature is missing, older than five minutes, or does not match the body and the secret.'),
};

const takeMailEvent = defineRoute({
  method: 'post',
  path: '/api/mail/events',
  summary: prose('Receives signed events from Resend: a permanent bounce or a complaint stops mail to the address'),
  callers: 'anybody',
  note: 'signed by our mail provider',
  answers: { 204: { description: 'The event is accepted; a repeated one changes nothing' } },
  refuses: ['sign-in-failed', 'not-found'],
});

/** Bounces and complaints, as the mail provider reports them. */
export const bounceRoutes = newRouter().openapi(takeMailEvent, async (c) => {
  const { db, now, settings } = c.get('services');
  const secret = settings.RESEND_WEBHOOK_SECRET;
  if (secret === undefined) throw new ProblemError(UNCONFIGURED);
  const body = await c.req.text();
  if (!isSigned(secret, c.req.raw.headers, body)) throw new ProblemError(UNSIGNED);
  const stopped = stoppedBy(parseJson(body));
  if (stopped !== null) for (const address of stopped.addresses) await stopMail(db, address, stopped.reason, now());
  return c.body(null, 204);
});

/**
 * Returns whether a request is signed with this secret and at most five minutes old. Resend's scheme (Svix) is that of
 * Standard Webhooks with other header names.
 * @param body as received, byte for byte
 */
function isSigned(secret: string, headers: Headers, body: string): boolean {
  const renamed = ['id', 'timestamp', 'signature'].map((name) => [
    `webhook-${name}`,
    headers.get(`svix-${name}`) ?? '',
  ]);
  try {
    new Webhook(secret).verify(body, Object.fromEntries(renamed), { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/** The events of Resend that we use (https://resend.com/docs/webhooks/event-types). */
const MailEventSchema = z.object({
  type: z.enum(['email.bounced', 'email.suppressed', 'email.complained']),
  data: z.object({ to: z.array(z.string()), bounce: z.object({ type: z.string() }).optional() }),
});

interface StoppedAddresses {
  readonly reason: MailStop;
  readonly addresses: readonly string[];
}

/** Returns the addresses to which an event stops mail; null for any other event. */
function stoppedBy(event: unknown): StoppedAddresses | null {
  const parsed = MailEventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  const addresses = data.to.map((to) => parseSender(to)?.address ?? to).filter(isAddress);
  switch (type) {
    case 'email.bounced':
      // `Transient` and `Undetermined` may pass: a full mailbox, a server that is down.
      return data.bounce?.type === 'Permanent' ? { reason: 'bounced', addresses } : null;
    case 'email.suppressed':
      // Resend did not send it, because of an earlier bounce or complaint.
      return { reason: 'bounced', addresses };
    case 'email.complained':
      return { reason: 'complained', addresses };
    default:
      return type satisfies never;
  }
}

/** Returns null if a body is not JSON: since it is signed, it counts as an unknown event. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
