import type { Mail } from '@slow-train/settings/mail';
import { ProblemError } from '../http/problem.ts';
import type { AccountServices } from './services.ts';
import { sendMail } from './send-mail.ts';

/** Mails an account's owner about a change. Failures are logged and otherwise ignored. */
export async function notifyOwner(
  services: Pick<AccountServices, 'mailer' | 'messagePace' | 'log'>,
  mail: Mail,
): Promise<void> {
  await sendMail(services, 'accounts', mail).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}
