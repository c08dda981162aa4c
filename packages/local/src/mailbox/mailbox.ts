import { join } from 'node:path';
import { DATA } from '../paths.ts';
import { type Undo, undoAll } from '../undo.ts';
import type { ReceivedMail } from './received.ts';
import { type Listener, Shelf } from './shelf.ts';
import { type Door, startSmtp } from './smtp.ts';
import { startWeb } from './web.ts';

/** Where this machine's mails lie. */
const FOLDER = join(DATA, 'mailbox');

export interface MailboxOptions {
  /** On 127.0.0.1; any when left out. */
  readonly smtpPort?: number;
  readonly webPort?: number;
  /** Where mails outlive a restart; null to keep them in memory alone. */
  readonly folder?: string | null;
  /** For tests of what comes in through one. */
  readonly door?: Door;
}

/** A mail server for one machine, and a page on which its mails are read. */
export interface Mailbox {
  /** The page's address, without a slash at the end. */
  readonly url: string;
  /** What the Worker must be told to send its mails here. */
  readonly bindings: { readonly MAIL_FROM: string; readonly SMTP_URL: string; readonly MAILBOX_URL: string };
  /** Newest first. @param to part of an address; empty for all */
  mails(to?: string): readonly ReceivedMail[];
  /** @returns ends it */
  listen(listener: Listener): () => void;
  stop(): Promise<void>;
}

/**
 * Starts the mailbox: it takes every mail, shows the last 500, and passes on none.
 * @throws LocalError `no-free-port`
 */
export async function startMailbox({
  smtpPort = 0,
  webPort = 0,
  folder = FOLDER,
  door,
}: MailboxOptions = {}): Promise<Mailbox> {
  const undo: Undo[] = [];
  try {
    const shelf = await Shelf.open(folder);
    const smtp = await startSmtp(shelf, smtpPort, door);
    undo.push(() => smtp.stop());
    const web = await startWeb(shelf, webPort);
    undo.push(() => web.stop());
    return {
      url: web.url,
      bindings: {
        MAIL_FROM: 'Slow Train <station@slow-train.example>',
        SMTP_URL: smtpUrl(smtp.port, door),
        MAILBOX_URL: web.url,
      },
      mails: (to) => shelf.list(to),
      listen: (listener) => shelf.listen(listener),
      stop: () => undoAll(undo),
    };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

function smtpUrl(port: number, door: Door | undefined): string {
  if (door === undefined) return `smtp://127.0.0.1:${port}`;
  const login = [door.user, door.password].map(encodeURIComponent).join(':');
  return `${door.tls === 'on' ? 'smtps' : 'smtp'}://${login}@localhost:${port}`;
}
