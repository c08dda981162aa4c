import { MailError, type Mail } from '@slow-train/mailer';
import { ProblemError, type Failure } from '../../http/problem.ts';
import type { AccountServices } from '../services.ts';

const UNCONFIGURED: Failure = {
  problem: 'mail-unconfigured',
  detail:
    'This server sends no mail. Use a passkey, or a QR code from a device that is signed in; whoever runs the server can set SMTP_URL and MAIL_FROM.',
};

/** Call this before anything that ends in a mail. Throws a ProblemError `mail-unconfigured` if none can be sent. */
export function needMailer({ mailer }: Pick<AccountServices, 'mailer'>): void {
  if (mailer === null) throw new ProblemError(UNCONFIGURED);
}

/**
 * Sends a mail at once, because its requester is waiting for it.
 * @throws ProblemError `mail-failed`, `mail-unconfigured`
 */
export async function sendMail({ mailer }: Pick<AccountServices, 'mailer'>, mail: Mail): Promise<void> {
  if (mailer === null) throw new ProblemError(UNCONFIGURED);
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    console.error(`mail: ${error.message}`);
    throw new ProblemError({
      problem: 'mail-failed',
      detail:
        error.code === 'address-refused'
          ? 'The mail server refuses this address. Check that it is written correctly, or use another one.'
          : 'The mail could not be sent. Try again in a minute.',
      retryAfter: 60,
    });
  }
}
