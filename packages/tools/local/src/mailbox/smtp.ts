import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server';
import { listenOn } from '../machine/ports.ts';
import type { MailStore } from './mail-store.ts';

/** Of one mail, in bytes. */
const MAX_SIZE = 5 * 1024 * 1024;

/** A mail server that accepts every mail and forwards none. */
export interface LocalSmtp {
  readonly port: number;
  stop(): Promise<void>;
}

/** Requirements of a provider's mail server. */
export interface SmtpSecurity {
  readonly tls: 'on' | 'starttls';
  readonly user: string;
  readonly password: string;
}

/**
 * Listens on 127.0.0.1.
 * @param security for tests; the certificate is self-signed. Without it there is neither login nor encryption, since
 * nothing leaves the machine
 */
export async function startSmtp(store: MailStore, port: number, security?: SmtpSecurity): Promise<LocalSmtp> {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'Slow Train mailbox',
    ...(security === undefined ? { disabledCommands: ['AUTH', 'STARTTLS'] } : secured(security)),
    logger: false,
    disableReverseLookup: true,
    size: MAX_SIZE,
    rejectOversized: true,
    closeTimeout: 200,
    onData(stream, { envelope }, answer) {
      void receive(stream, envelope, store).then(answer);
    },
  });
  // A client may disconnect in the middle of a mail; without a listener the event would end the process.
  server.on('error', () => undefined);
  return {
    port: await listenOn(server.server, port),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function secured({ tls, user, password }: SmtpSecurity): SMTPServerOptions {
  return {
    secure: tls === 'on',
    onAuth(given, _, answer) {
      const isRight = given.username === user && given.password === password;
      answer(isRight ? null : new Error(`Wrong password for ${given.username}`), isRight ? { user } : undefined);
    },
  };
}

/** Resolves with an error if the mail cannot be accepted. */
async function receive(
  stream: SMTPServerDataStream,
  { mailFrom, rcptTo }: SMTPServerEnvelope,
  store: MailStore,
): Promise<Error | null> {
  try {
    const from = mailFrom === false ? '' : mailFrom.address;
    const raw = await buffer(stream);
    // The server refuses mails that are too large.
    if (!stream.sizeExceeded) await store.add(raw, { from, to: rcptTo.map(({ address }) => address) });
    return null;
  } catch (cause) {
    return new Error('The mail cannot be parsed or stored', { cause });
  }
}
