/// <reference path="./cloudflare-sockets.d.ts" />
import type { Socket } from 'cloudflare:sockets';
import { ANSWER_TIMEOUT, MailError } from './mail.ts';

/** The endpoint of a mail server. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte (RFC 8314), or after STARTTLS (RFC 3207) if the server offers it. */
  readonly tls: 'on' | 'starttls';
}

/** Opens a socket; tests provide their own. */
export type Connect = (server: ServerAddress) => Promise<Socket>;

/** Connects through Cloudflare's sockets, imported on use because the module only exists in workerd. */
export const connectFromWorker: Connect = async ({ host, port, tls }) => {
  const { connect } = await import('cloudflare:sockets');
  return connect({ hostname: host, port }, { secureTransport: tls, allowHalfOpen: false });
};

/** One reply of an SMTP server (RFC 5321 section 4.2). */
export interface Reply {
  /** Three digits. The first is the outcome: 2 done, 3 continue, 4 temporary failure, 5 permanent failure. */
  readonly code: number;
  /** Without the codes. */
  readonly lines: readonly string[];
}

/** Characters of one reply; far more than any server needs. */
const MAX_REPLY = 64 * 1024;

/** A connection to an SMTP server. All methods reject only with a MailError, within ANSWER_TIMEOUT. */
export class SmtpConnection {
  #socket: Socket;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #decoder = new TextDecoder();
  /** Received, but not yet returned by `read`. */
  #buffer = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#reader = socket.readable.getReader();
    this.#writer = socket.writable.getWriter();
    // Without these, the end of the connection would be an unhandled rejection, besides rejecting a read or write.
    for (const end of [socket.closed, this.#reader.closed, this.#writer.closed]) end.catch(() => undefined);
  }

  /** Waits until the socket is connected. */
  static async open(socket: Socket): Promise<SmtpConnection> {
    const connection = new SmtpConnection(socket);
    try {
      await withTimeout(socket.opened, 'unreachable');
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /** Sends a line, and returns the reply. */
  async command(line: string): Promise<Reply> {
    await this.write(`${line}\r\n`);
    return this.read();
  }

  /** Sends text without waiting for a reply. */
  write(text: string): Promise<void> {
    return withTimeout(this.#writer.write(new TextEncoder().encode(text)), 'cut-off');
  }

  /** Returns the next reply. */
  async read(): Promise<Reply> {
    for (;;) {
      const end = /^\d{3}(?: .*)?\r?\n/m.exec(this.#buffer);
      if (end !== null) return this.#take(end.index + end[0].length);
      const { done, value } = await withTimeout(this.#reader.read(), 'cut-off');
      if (done || this.#buffer.length > MAX_REPLY) throw new MailError('cut-off');
      this.#buffer += this.#decoder.decode(value, { stream: true });
    }
  }

  #take(length: number): Reply {
    const lines = this.#buffer.slice(0, length).trimEnd().split(/\r?\n/);
    this.#buffer = this.#buffer.slice(length);
    return { code: Number(lines.at(-1)?.slice(0, 3)), lines: lines.map((line) => line.slice(4)) };
  }

  /** Switches to encryption. Rejects replies received before it: anybody could have sent them (RFC 3207 section 6). */
  startTls(): void {
    if (this.#buffer !== '') throw new MailError('cut-off');
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    const { startTls } = this.#socket;
    const encrypted = new SmtpConnection(startTls.call(this.#socket));
    this.#socket = encrypted.#socket;
    this.#reader = encrypted.#reader;
    this.#writer = encrypted.#writer;
  }

  /** Closes the connection in any state. Never rejects. */
  async close(): Promise<void> {
    await withTimeout(this.#socket.close(), 'cut-off').catch(() => undefined);
  }
}

/** Rejects with `code` if the promise rejects, and with `timed-out` if it takes too long. */
async function withTimeout<T>(work: Promise<T>, code: 'unreachable' | 'cut-off'): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailError('timed-out')), ANSWER_TIMEOUT);
  });
  try {
    return await Promise.race([work.catch(() => Promise.reject(new MailError(code))), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
