import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server';
import { listening } from '../listening.ts';
import type { Shelf } from './shelf.ts';

/** Bytes of one mail. */
const LARGEST = 5 * 1024 * 1024;

/** A mail server that takes everything and passes on nothing. */
export interface LocalSmtp {
  readonly port: number;
  stop(): Promise<void>;
}

/** Who may come in, and how. */
export interface Door {
  readonly tls: 'on' | 'starttls';
  readonly user: string;
  readonly password: string;
}

/**
 * Listens on 127.0.0.1.
 * @param door for tests, as the servers of mail providers have one; the certificate is nobody's. Without it neither
 * password nor encryption is asked for: nothing leaves the machine
 */
export async function startSmtp(shelf: Shelf, port: number, door?: Door): Promise<LocalSmtp> {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'Slow Train mailbox',
    ...(door === undefined ? { disabledCommands: ['AUTH', 'STARTTLS'] } : guarded(door)),
    logger: false,
    disableReverseLookup: true,
    size: LARGEST,
    rejectOversized: true,
    closeTimeout: 200,
    onData(stream, { envelope }, answer) {
      void take(stream, envelope, shelf).then(answer);
    },
  });
  // A sender that leaves in the middle of a mail is his own affair; without a listener it ends us.
  server.on('error', () => undefined);
  return {
    port: await listening(server.server, port),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function guarded({ tls, user, password }: Door): SMTPServerOptions {
  return {
    secure: tls === 'on',
    onAuth(given, _, answer) {
      const isRight = given.username === user && given.password === password;
      answer(isRight ? null : new Error(`Not the password of ${given.username}`), isRight ? { user } : undefined);
    },
  };
}

/** Resolves with the reason if the mail cannot be taken. */
async function take(
  stream: SMTPServerDataStream,
  { mailFrom, rcptTo }: SMTPServerEnvelope,
  shelf: Shelf,
): Promise<Error | null> {
  try {
    const from = mailFrom === false ? '' : mailFrom.address;
    const raw = await buffer(stream);
    // The server refuses it by itself.
    if (!stream.sizeExceeded) await shelf.put(raw, { from, to: rcptTo.map(({ address }) => address) });
    return null;
  } catch (cause) {
    return new Error('The mail cannot be read or kept', { cause });
  }
}
