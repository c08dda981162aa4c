import { timeNow } from '@slow-train/local/kit';
import { createHmac } from 'node:crypto';

/** A secret in the form that Resend gives to each webhook. */
export const RESEND_WEBHOOK_SECRET = `whsec_${Buffer.from('a secret that only tests know it').toString('base64')}`;

/** Returns the headers with which Resend (Svix) signs a body; made by hand, because a library checks them. */
export function signedByResend(
  body: string,
  at = new Date(timeNow()),
  secret = RESEND_WEBHOOK_SECRET,
): Record<string, string> {
  const [id, timestamp] = ['msg_2b8TzLkKp', String(Math.floor(at.getTime() / 1000))];
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` };
}
