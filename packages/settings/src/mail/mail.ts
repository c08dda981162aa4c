/** A mail to one address; the mailer knows the sender. */
export interface Mail {
  /** A bare address, `ada@example.org`. */
  readonly to: string;
  readonly subject: string;
  /** The same content as `html`. Some people read this part, and filters distrust mails without it. */
  readonly text: string;
  /** A complete document. */
  readonly html: string;
  /** Further header fields by name, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves when a mail server has accepted the mail, which does not mean that it was delivered.
   * @param key the same for every attempt to send one mail, at most 256 characters, so that receivers can recognize
   * repeated attempts
   * @throws MailError
   */
  send(mail: Mail, key?: string): Promise<void>;
}

/** Why a mail was not sent. */
export type MailErrorCode =
  | 'unreachable'
  | 'timed-out'
  | 'cut-off'
  | 'insecure'
  | 'login-refused'
  | 'address-refused'
  | 'mail-refused'
  | 'busy';

const MESSAGES: { readonly [code in MailErrorCode]: string } = {
  unreachable: 'The mail server cannot be reached.',
  'timed-out': 'The mail server did not answer in time.',
  'cut-off': 'The mail server ended the conversation.',
  insecure: 'The mail server offers no encryption, so the password was not sent. Use smtps:// if the server has it.',
  'login-refused': 'The mail server refused the user, the password or the key.',
  'address-refused': 'The mail server refused the address.',
  'mail-refused': 'The mail server refused the mail.',
  busy: 'The mail server asks to try again later.',
};

/** Codes with which every further attempt would fail as well, until somebody changes the settings. */
const PERMANENT: ReadonlySet<MailErrorCode> = new Set(['insecure', 'login-refused', 'address-refused', 'mail-refused']);

/**
 * A mail was not sent. Safe to log: neither message nor cause contains an address, content or the server's own words,
 * which often quote both.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: MailErrorCode;
  /** Whether another attempt would fail in the same way. */
  readonly permanent: boolean;

  /** How long the server asks to wait, in milliseconds; null if it does not say. */
  readonly retryAfter: number | null;

  /** @param status the server's reply code (SMTP) or status (HTTP) */
  constructor(code: MailErrorCode, status?: number, retryAfter: number | null = null) {
    super(status === undefined ? MESSAGES[code] : `${MESSAGES[code]} (${status})`);
    this.code = code;
    this.permanent = PERMANENT.has(code);
    this.retryAfter = retryAfter;
  }
}

/** Milliseconds to wait for each reply of a mail server. */
export const ANSWER_TIMEOUT = 10_000;
