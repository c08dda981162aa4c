import { ProblemError } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Mail } from '../../mail/mail.ts';
import { sendMail } from './send-mail.ts';

/** Sends word of what has happened to an account. That no mail can be sent hinders nobody. */
export async function tellOwner(services: Pick<Services, 'mailer'>, mail: Mail): Promise<void> {
  await sendMail(services, mail).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}
