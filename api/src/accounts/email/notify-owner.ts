import type { Mail } from '@slow-train/mailer';
import { ProblemError } from '../../http/problem.ts';
import type { AccountServices } from '../services.ts';
import { sendMail } from './send-mail.ts';

/** Sends word of what has happened to an account. That no mail can be sent hinders nobody. */
export async function notifyOwner(services: Pick<AccountServices, 'mailer'>, mail: Mail): Promise<void> {
  await sendMail(services, mail).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}
