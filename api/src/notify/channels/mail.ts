import type { Settings } from '../../env.ts';
import { MailError, type Mailer, type MailTrouble } from '../../mail/mail.ts';
import { mailOf } from '../letters/mail-of.ts';
import type { Channels, Outcome } from '../told.ts';

const UNCONFIGURED: Outcome = { kind: 'never', trouble: 'unconfigured' };

const SENT: Outcome = { kind: 'sent' };

/** A mail server may take its time with every answer; all of it together has to fit in the lease of a sweep. Milliseconds. */
const WHOLE_PATIENCE = 25_000;

async function inTime(sending: Promise<void>): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'later', trouble: 'timed-out' }), WHOLE_PATIENCE);
  });
  try {
    return await Promise.race([sending.then(() => SENT), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What became of a mail that did not go out. What lies in the settings may be mended, so it is tried again. */
const OUTCOMES: { readonly [trouble in MailTrouble]: Outcome } = {
  unreachable: { kind: 'later', trouble: 'unreachable' },
  'timed-out': { kind: 'later', trouble: 'timed-out' },
  'cut-off': { kind: 'later', trouble: 'unreachable' },
  busy: { kind: 'later', trouble: 'busy' },
  insecure: { kind: 'later', trouble: 'refused' },
  'login-refused': { kind: 'later', trouble: 'refused' },
  'mail-refused': { kind: 'later', trouble: 'refused' },
  'address-refused': { kind: 'never', trouble: 'address-refused' },
};

/** Tells by mail, through the mailer of the settings. */
export function mailChannel(
  mailer: Mailer | null,
  settings: Pick<Settings, 'APP_URL'>,
  now = () => new Date(),
): Channels['mail'] {
  return async (to, what) => {
    if (mailer === null) return UNCONFIGURED;
    try {
      return await inTime(mailer.send(mailOf(what, to, settings, now()), what.key));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return OUTCOMES[error.trouble];
    }
  };
}
