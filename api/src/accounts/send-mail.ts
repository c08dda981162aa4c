import { MailError, type Mail, type Mailer } from '@slow-train/settings/mail';
import { ProblemError, type Failure } from '../http/problem.ts';
import type { Spent, UrgentShare } from '../notifications/message-pace.ts';
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

type MailServices = Pick<AccountServices, 'mailer' | 'messagePace' | 'log'>;

const USED_UP: Failure = {
  problem: 'mail-failed',
  detail: (say) => say.mailUsedUp,
  retryAfter: 3_600,
};

/**
 * Sends a mail at once, because its requester is waiting for it.
 * @throws ProblemError `mail-failed`, also if its share of the day's mails is used up, `mail-unconfigured`
 */
export async function sendMail(services: MailServices, share: UrgentShare, mail: Mail): Promise<void> {
  if (services.mailer === null) throw new ProblemError(UNCONFIGURED);
  const { isGranted } = await spend(services, share);
  if (!isGranted) throw new ProblemError(USED_UP);
  await sendGranted(services, mail);
}

/** Asks for a mail of a share, and warns the operator of the share's last. */
export async function spend({ messagePace, log }: MailServices, share: UrgentShare): Promise<Spent> {
  const spent = await messagePace.spend(share);
  if (spent.isLast) log.error('A share of the mails of this hour or day is used up.', { kind: share });
  return spent;
}

/**
 * Sends a mail that has been asked for.
 * @throws ProblemError `mail-failed`, `mail-unconfigured`
 */
export async function sendGranted({ mailer, log }: MailServices, mail: Mail): Promise<void> {
  if (mailer === null) throw new ProblemError(UNCONFIGURED);
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
