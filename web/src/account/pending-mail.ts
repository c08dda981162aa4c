/** A mail that was sent and whose code is still valid. */
export interface PendingMail {
  readonly email: string;
  readonly sentAt: number;
  /** The address of the local mailbox, if mail never leaves this machine. */
  readonly mailbox: string | null;
}

/** How long the code in a mail is valid. */
const GOOD_FOR = 10 * 60_000;

/**
 * Returns the mail that the player is waiting for. Phones discard a page while its user looks into the mailbox: on
 * return they are asked for the code, not for the address again. Forgotten when the tab is closed.
 */
export function loadPendingMail(key: string): PendingMail | null {
  try {
    const [sentAt, email, mailbox] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (!sentAt || !email || Date.now() - Number(sentAt) > GOOD_FOR) return null;
    return { email, sentAt: Number(sentAt), mailbox: mailbox || null };
  } catch {
    return null;
  }
}

export function savePendingMail(key: string, pending: PendingMail | null): void {
  try {
    if (pending === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `${pending.sentAt} ${pending.email} ${pending.mailbox ?? ''}`);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
