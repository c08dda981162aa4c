import { parseSender } from './address.ts';
import type { Mailer } from './mail.ts';
import { resendMailer } from './resend.ts';
import { parseSmtpUrl, smtpMailer } from './smtp.ts';

/** The environment variables for sending mail. */
export interface MailSettings {
  /** `ada@example.org` or `Slow Train <ada@example.org>`. */
  readonly MAIL_FROM?: string | undefined;
  /** See `parseSmtpUrl`. */
  readonly SMTP_URL?: string | undefined;
  readonly RESEND_API_KEY?: string | undefined;
}

/** Returns the mailer that the settings describe, or null if there is none. Opens no connection. */
export function mailerFor({ MAIL_FROM, SMTP_URL, RESEND_API_KEY }: MailSettings): Mailer | null {
  if (MAIL_FROM === undefined) return null;
  const from = parseSender(MAIL_FROM);
  const server = SMTP_URL === undefined ? null : parseSmtpUrl(SMTP_URL);
  if (from !== null && server !== null) return smtpMailer(server, from);
  return RESEND_API_KEY === undefined ? null : resendMailer(RESEND_API_KEY, MAIL_FROM);
}
