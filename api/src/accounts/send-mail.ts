import { MailError, type Mail, type Mailer } from '@slow-train/settings/mail';
import { ProblemError, type Failure } from '../http/problem.ts';
import type { AccountServices } from './services.ts';

const UNCONFIGURED: Failure = {
  problem: 'mail-unconfigured',
  detail: (say) => say.noMail,
};

/** Call this before anything that ends in a mail. Throws a ProblemError `mail-unconfigured` if none can be sent. */
export function needMailer({ mailer }: Pick<AccountServices, 'mailer'>): void {
  if (mailer === null) throw new ProblemError(UNCONFIGURED);
}

/** The longest that a person waits for a provider that is busy, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Sends a mail at once, because its requester is waiting for it.
 * @throws ProblemError `mail-failed`, `mail-unconfigured`
 */
export async function sendMail(
  { mailer, mailPace, log }: Pick<AccountServices, 'mailer' | 'mailPace' | 'log'>,
  mail: Mail,
): Promise<void> {
  if (mailer === null) throw new ProblemError(UNCONFIGURED);
  await mailPace.spend();
  try {
    await sendPatiently(mailer, mail);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    log.error(error.message, { kind: 'mail' });
    throw new ProblemError({
      problem: 'mail-failed',
      detail: (say) => (error.code === 'address-refused' ? say.addressRefused : say.mailFailed),
      retryAfter: 60,
    });
  }
}

/** Tries once more if the provider asks to wait for a moment. */
async function sendPatiently(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const wait = error instanceof MailError ? error.retryAfter : null;
    if (wait === null || wait > PATIENCE) throw error;
    await new Promise<void>((resolve) => void setTimeout(resolve, wait));
    await mailer.send(mail);
  }
}
