import * as z from 'zod';
import { isAddress } from './address.ts';
import { ANSWER_TIMEOUT, MailError, type MailErrorCode, type Mailer } from './mail.ts';
import { customFields } from './message.ts';
import { retryAfterIn } from './retry-after.ts';

const ErrorSchema = z.object({ name: z.string() });

/**
 * Sends mails through Resend's HTTP API, which sends a mail only once if it receives it again with the same key within
 * 24 hours (https://resend.com/docs/dashboard/emails/idempotency-keys).
 * @param from the From field, `Slow Train <ada@example.org>`
 * @param baseUrl for tests, which run their own service
 */
export function resendMailer(apiKey: string, from: string, baseUrl = 'https://api.resend.com'): Mailer {
  return {
    async send(mail, key) {
      const { to, subject, text, html } = mail;
      if (!isAddress(to)) throw new MailError('address-refused');
      const headers = Object.fromEntries(customFields(mail));
      const response = await request(`${baseUrl}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify({ from, to: [to], subject, text, html, headers }),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT),
      });
      // Always reads the body, since otherwise the connection stays open.
      const body = await response.text().catch(() => '');
      if (response.ok || wasSentBefore(response.status, body)) return;
      throw new MailError(errorCode(response.status, body), response.status, waitIn(response, body));
    },
  };
}

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new MailError(error instanceof Error && error.name === 'TimeoutError' ? 'timed-out' : 'unreachable');
  }
}

/** Whether this key was used for a mail with other content, which may change between two attempts. */
function wasSentBefore(status: number, body: string): boolean {
  return status === 409 && errorName(body) === 'invalid_idempotent_request';
}

/** By status, and by name if a status has two meanings (https://resend.com/docs/api-reference/errors). */
function errorCode(status: number, body: string): MailErrorCode {
  if (status === 401 || status === 403) return 'login-refused';
  if (status === 409) return errorName(body) === 'concurrent_idempotent_requests' ? 'busy' : 'mail-refused';
  return status === 429 || status >= 500 ? 'busy' : 'mail-refused';
}

/** How long to wait once a quota is used up, which Resend does not say. Milliseconds. */
const QUOTA_WAIT = 3_600_000;

/** Returns how long Resend asks to wait, in milliseconds; null if it does not. */
function waitIn({ status, headers }: Response, body: string): number | null {
  if (status !== 429 && status !== 503) return null;
  const isUsedUp = ['daily_quota_exceeded', 'monthly_quota_exceeded'].includes(errorName(body) ?? '');
  return retryAfterIn(headers, Date.now()) ?? (isUsedUp ? QUOTA_WAIT : null);
}

function errorName(body: string): string | null {
  try {
    return ErrorSchema.parse(JSON.parse(body)).name;
  } catch {
    return null;
  }
}
