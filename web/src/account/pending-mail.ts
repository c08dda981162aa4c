import { readStored, writeStored } from '../ui/stored.ts';
import type { SentMail } from './requests.ts';

/** A mail that was sent and whose code is still valid. */
export interface PendingMail extends SentMail {
  readonly email: string;
  readonly sentAt: number;
}

const tab = (): Storage => sessionStorage;

/** How long the code in a mail is valid. */
const GOOD_FOR = 10 * 60_000;

/**
 * Returns the mail that the player is waiting for. Phones discard a page while its user looks into the mailbox: on
 * return they are asked for the code, not for the address again. Forgotten when the tab is closed.
 */
export function loadPendingMail(key: string): PendingMail | null {
  const [sentAt, email, mailbox, stopped] = (readStored(key, tab) ?? '').split(' ');
  if (!sentAt || !email || Date.now() - Number(sentAt) > GOOD_FOR) return null;
  return { email, sentAt: Number(sentAt), mailbox: mailbox || null, isStopped: stopped === 'stopped' };
}

export function savePendingMail(key: string, pending: PendingMail | null): void {
  if (pending === null) {
    writeStored(key, null, tab);
    return;
  }
  const { sentAt, email, mailbox, isStopped } = pending;
  writeStored(key, `${sentAt} ${email} ${mailbox ?? ''} ${isStopped ? 'stopped' : ''}`, tab);
}
