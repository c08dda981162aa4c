/** A mail that was sent and whose code is still good. */
export interface PendingMail {
  readonly email: string;
  readonly sentAt: number;
  /** Where it can be read, if it never leaves this machine. */
  readonly mailbox: string | null;
}

/** As long as the code in the mail is good. */
const GOOD_FOR = 10 * 60_000;

/**
 * The mail that somebody is reading now. Telephones throw a page away while its reader looks into the mailbox: who comes
 * back is asked for the code, not for the address again. Forgotten with the tab.
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
    // Then it lives as long as the page.
  }
}
