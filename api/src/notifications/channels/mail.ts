import { MailError, type MailErrorCode, type Mailer } from '@slow-train/settings/mail';
import type { Settings } from '@slow-train/settings';
import type { Notifications } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../session/session.ts';
import { mailStop, type MailStop } from '../bounces/store.ts';
import type { DailyDigest, MailTarget, SendResult } from '../notification.ts';
import { unsubscribeLinks } from '../unsubscribe/links.ts';
import type { ChannelMessage, ChannelRecord, Send } from './channel.ts';
import { channelHealth, type LatestDeliveries } from './health.ts';
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

/** A mail takes one request to make its links valid. */
const MAIL_REQUESTS = 2;
/** A digest reads its games as well. */
export const DIGEST_REQUESTS = 3;

/** Mail to the address of the account. */
export const MAIL: ChannelRecord<MailTarget, ChannelMessage | DailyDigest> = {
  lane: 'people',
  idPart: 'mail',
  receiver: 'provider',
  requests: (event) => (event === 'daily' ? DIGEST_REQUESTS : MAIL_REQUESTS),
  connect: (settings, mailer) => mailChannel(mailer, settings),
  ownTarget: ownMailTarget,
  forget: null,
  isMissed: false,
};

/** Returns the mail as the page of settings shows it. */
export function mailSettings(
  stop: { readonly reason: MailStop } | undefined,
  deliveries: readonly LatestDeliveries[],
  isConfigured: boolean,
  { email }: Pick<Session, 'email'>,
): Notifications['mail'] {
  return { address: email, isConfigured, stopped: stop?.reason ?? null, health: channelHealth(deliveries, 'mail') };
}

/** Sends notifications as mails. */
export function mailChannel(
  mailer: Mailer | null,
  settings: Pick<Settings, 'APP_URL'>,
  now = () => new Date(),
): Send<MailTarget, ChannelMessage | DailyDigest> {
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

const NO_ADDRESS: Failure = {
  problem: 'conflict',
  detail: (say) => say.noAddress,
};

const STOPPED: Failure = {
  problem: 'conflict',
  detail: (say) => say.mailStopped,
};

/** Returns the target for mail to one's own address. Failure: `conflict` without one, or if mail to it has stopped */
async function ownMailTarget(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  { account, name, email }: Session,
): Promise<Result<MailTarget, Failure>> {
  if (email === null) return err(NO_ADDRESS);
  if ((await mailStop(db, email)) !== null) return err(STOPPED);
  return ok({
    address: email,
    name: name ?? '',
    gameLink: (id) => new URL(`/tables/${id}`, settings.APP_URL).href,
    turnLink: null,
    unsubscribe: await unsubscribeLinks(settings, account, 'mail'),
  });
}
