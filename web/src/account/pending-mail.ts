import { readStored, writeStored } from '../ui/stored.ts';

/** A mail that was sent and whose code is still valid. */
export interface PendingMail {
  readonly email: string;
  readonly sentAt: number;
  /** The address of the local mailbox, if mail never leaves this machine. */
  readonly mailbox: string | null;
}

const tab = (): Storage => sessionStorage;

/** How long the code in a mail is valid. */
const GOOD_FOR = 10 * 60_000;

/**
 * Returns the mail that the player is waiting for. Phones discard a page while its user looks into the mailbox: on
 * return they are asked for the code, not for the address again. Forgotten when the tab is closed.
 */
export function loadPendingMail(key: string): PendingMail | null {
  const [sentAt, email, mailbox] = (readStored(key, tab) ?? '').split(' ');
  if (!sentAt || !email || Date.now() - Number(sentAt) > GOOD_FOR) return null;
  return { email, sentAt: Number(sentAt), mailbox: mailbox || null };
}

export function savePendingMail(key: string, pending: PendingMail | null): void {
  const text = pending === null ? null : `${pending.sentAt} ${pending.email} ${pending.mailbox ?? ''}`;
  writeStored(key, text, tab);
}
