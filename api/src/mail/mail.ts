/** One mail to one address; who it is from is the mailer's business. */
export interface Mail {
  /** A bare address, `ada@example.org`. */
  readonly to: string;
  readonly subject: string;
  /** The same in both: some read this part, and filters mistrust a mail without it. */
  readonly text: string;
  /** A whole document. */
  readonly html: string;
  /** More header fields by name, as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The way out for mails. */
export interface Mailer {
  /**
   * Resolves when a mail server has taken the mail over; whether it reaches its reader nobody knows.
   * @param key the same for every attempt at one mail, at most 256 characters, so that an attempt too many can be
   * told from another mail
   * @throws MailError
   */
  send(mail: Mail, key?: string): Promise<void>;
}

/** Why a mail did not go out. */
export type MailTrouble =
  | 'unreachable'
  | 'timed-out'
  | 'cut-off'
  | 'insecure'
  | 'login-refused'
  | 'address-refused'
  | 'mail-refused'
  | 'busy';

const WORDS: { readonly [trouble in MailTrouble]: string } = {
  unreachable: 'The mail server cannot be reached.',
  'timed-out': 'The mail server did not answer in time.',
  'cut-off': 'The mail server ended the conversation.',
  insecure: 'The mail server offers no encryption, so it is not told the password. Use smtps:// if it has that.',
  'login-refused': 'The mail server refused the user, the password or the key.',
  'address-refused': 'The mail server refused the address.',
  'mail-refused': 'The mail server refused the mail.',
  busy: 'The mail server wants to be asked again later.',
};

/** Troubles that another attempt at the same mail would meet again, as long as nobody changes the settings. */
const LASTING: ReadonlySet<MailTrouble> = new Set(['insecure', 'login-refused', 'address-refused', 'mail-refused']);

/**
 * A mail did not go out. May be logged: neither its message nor a cause holds an address, content or the server's
 * words, which like to quote both.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly trouble: MailTrouble;
  /** Whether trying again is in vain. */
  readonly lasting: boolean;

  /** @param status the server's own number for it, of SMTP or of HTTP */
  constructor(trouble: MailTrouble, status?: number) {
    super(status === undefined ? WORDS[trouble] : `${WORDS[trouble]} (${status})`);
    this.trouble = trouble;
    this.lasting = LASTING.has(trouble);
  }
}

/** Milliseconds to wait for any one answer of a mail server. */
export const PATIENCE = 10_000;
