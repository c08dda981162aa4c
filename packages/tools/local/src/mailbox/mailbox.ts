import { join } from 'node:path';
import { DATA } from '../machine/paths.ts';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import type { ReceivedMail } from './mail.ts';
import { type MailListener, MailStore } from './mail-store.ts';
import { type SmtpSecurity, startSmtp } from './smtp.ts';
import { startWeb } from './web-server.ts';

/** This machine's mails. */
const FOLDER = join(DATA, 'mailbox');

export interface MailboxOptions {
  /** On 127.0.0.1; any free one by default. */
  readonly smtpPort?: number;
  readonly webPort?: number;
  /** Keeps mails across restarts; null keeps them in memory only. */
  readonly folder?: string | null;
  /** For tests of login and encryption. */
  readonly security?: SmtpSecurity;
}

/** A mail server for this machine, and a page for reading its mails. */
export interface Mailbox {
  /** The page's address, without a trailing slash. */
  readonly url: string;
  /** Makes the Worker send its mails here. */
  readonly bindings: { readonly MAIL_FROM: string; readonly SMTP_URL: string; readonly MAILBOX_URL: string };
  /** Returns the mails, newest first. @param to part of an address; empty for all */
  mails(to?: string): readonly ReceivedMail[];
  /** @returns a function that stops the calls */
  listen(listener: MailListener): () => void;
  stop(): Promise<void>;
}

/**
 * Starts the mailbox, which accepts every mail, keeps the last 500, and forwards none.
 * @throws ExpectedError `no-free-port`
 */
export async function startMailbox({
  smtpPort = 0,
  webPort = 0,
  folder = FOLDER,
  security,
}: MailboxOptions = {}): Promise<Mailbox> {
  const disposers: Disposer[] = [];
  try {
    const store = await MailStore.open(folder);
    const smtp = await startSmtp(store, smtpPort, security);
    disposers.push(() => smtp.stop());
    const web = await startWeb(store, webPort);
    disposers.push(() => web.stop());
    return {
      url: web.url,
      bindings: {
        MAIL_FROM: 'Slow Train <station@slow-train.example>',
        SMTP_URL: smtpUrl(smtp.port, security),
        MAILBOX_URL: web.url,
      },
      mails: (to) => store.list(to),
      listen: (listener) => store.listen(listener),
      stop: () => disposeAll(disposers),
    };
  } catch (error) {
    await disposeAll(disposers);
    throw error;
  }
}

function smtpUrl(port: number, security: SmtpSecurity | undefined): string {
  if (security === undefined) return `smtp://127.0.0.1:${port}`;
  const login = [security.user, security.password].map(encodeURIComponent).join(':');
  return `${security.tls === 'on' ? 'smtps' : 'smtp'}://${login}@localhost:${port}`;
}
