import { MailError, type MailErrorCode, type Mailer } from '@slow-train/settings/mail';
import type { Settings } from '@slow-train/settings';
import type { Channels, SendResult } from '../notification.ts';
import { notificationMail } from '../templates/notification-mail.ts';

const UNCONFIGURED: SendResult = { kind: 'never', trouble: 'unconfigured' };
const SENT: SendResult = { kind: 'sent' };

/** A mail server may be slow with every reply, but the whole dialogue has to fit into a sweep's lease. Milliseconds. */
const TIMEOUT = 25_000;

/** What a failure means for the row. A mistake in our settings can be corrected, so it is worth another attempt. */
const RESULTS: { readonly [code in MailErrorCode]: SendResult } = {
  unreachable: { kind: 'later', trouble: 'unreachable' },
  'timed-out': { kind: 'later', trouble: 'timed-out' },
  'cut-off': { kind: 'later', trouble: 'unreachable' },
  busy: { kind: 'later', trouble: 'busy' },
  insecure: { kind: 'later', trouble: 'refused' },
  'login-refused': { kind: 'later', trouble: 'refused' },
  'mail-refused': { kind: 'later', trouble: 'refused' },
  'address-refused': { kind: 'never', trouble: 'address-refused' },
};

/** Sends notifications as mails. */
export function mailChannel(
  mailer: Mailer | null,
  settings: Pick<Settings, 'APP_URL'>,
  now = () => new Date(),
): Channels['mail'] {
  return async (to, message) => {
    if (mailer === null) return UNCONFIGURED;
    try {
      return await inTime(mailer.send(notificationMail(message, to, settings.APP_URL, now()), message.key));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const result = RESULTS[error.code];
      return result.kind === 'later' && error.retryAfter !== null ? { ...result, wait: error.retryAfter } : result;
    }
  };
}

async function inTime(sending: Promise<void>): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'later', trouble: 'timed-out' }), TIMEOUT);
  });
  try {
    return await Promise.race([sending.then(() => SENT), late]);
  } finally {
    clearTimeout(timer);
  }
}
