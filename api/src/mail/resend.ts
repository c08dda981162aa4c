import * as z from 'zod';
import { MailError, type Mailer, type MailTrouble, PATIENCE } from './mail.ts';
import { ownFields } from './message.ts';
import { isAddress } from './sender.ts';

const ErrorSchema = z.object({ name: z.string() });

/**
 * Mails through Resend's HTTP API, which sends once what it gets twice with the same key within 24 hours.
 * @param from as in a mail's From
 * @param service for tests, which bring their own
 */
export function resendMailer(apiKey: string, from: string, service = 'https://api.resend.com'): Mailer {
  return {
    async send(mail, key) {
      const { to, subject, text, html } = mail;
      if (!isAddress(to)) throw new MailError('address-refused');
      const headers = Object.fromEntries(ownFields(mail));
      const answer = await asked(`${service}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify({ from, to: [to], subject, text, html, headers }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      // Read to its end in any case: else the connection would stay open.
      const body = await answer.text().catch(() => '');
      if (answer.ok || isSentBefore(answer.status, body)) return;
      throw new MailError(troubleOf(answer.status, body), answer.status);
    },
  };
}

async function asked(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new MailError(error instanceof Error && error.name === 'TimeoutError' ? 'timed-out' : 'unreachable');
  }
}

/** The same mail was taken before, in other words: a table may have moved on between two attempts. */
function isSentBefore(status: number, body: string): boolean {
  return status === 409 && nameIn(body) === 'invalid_idempotent_request';
}

/** By status, and by name where one status means two things (https://resend.com/docs/api-reference/errors). */
function troubleOf(status: number, body: string): MailTrouble {
  if (status === 401 || status === 403) return 'login-refused';
  if (status === 409) return nameIn(body) === 'concurrent_idempotent_requests' ? 'busy' : 'mail-refused';
  return status === 429 || status >= 500 ? 'busy' : 'mail-refused';
}

function nameIn(body: string): string | null {
  try {
    return ErrorSchema.parse(JSON.parse(body)).name;
  } catch {
    return null;
  }
}
