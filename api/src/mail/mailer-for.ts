import type { Settings } from '../env.ts';
import type { Mailer } from './mail.ts';
import { resendMailer } from './resend.ts';
import { senderIn } from './sender.ts';
import { smtpMailer } from './smtp.ts';
import { smtpAccountIn } from './smtp-account.ts';

/** The way out for mails that the settings name; null when they name none. Opens nothing. */
export function mailerFor({ MAIL_FROM, SMTP_URL, RESEND_API_KEY }: Settings): Mailer | null {
  if (MAIL_FROM === undefined) return null;
  const from = senderIn(MAIL_FROM);
  const account = SMTP_URL === undefined ? null : smtpAccountIn(SMTP_URL);
  if (from !== null && account !== null) return smtpMailer(account, from);
  return RESEND_API_KEY === undefined ? null : resendMailer(RESEND_API_KEY, MAIL_FROM);
}
