import { MailError, PATIENCE } from './mail.ts';
import type { Wire } from './wire.ts';

/** One answer of an SMTP server (RFC 5321 section 4.2). */
export interface Reply {
  /** Three digits; the first says how it went: 2 done, 3 go on, 4 not now, 5 no. */
  readonly code: number;
  /** Without their codes. */
  readonly lines: readonly string[];
}

/** More than any server has to say. */
const LONGEST_REPLY = 64 * 1024;

/** Line by line with an SMTP server. Everything rejects with a MailError and nothing else, and within PATIENCE. */
export class Conversation {
  #wire: Wire;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #decoder = new TextDecoder();
  /** Heard, but not answered to yet. */
  #heard = '';

  private constructor(wire: Wire) {
    this.#wire = wire;
    this.#reader = wire.readable.getReader();
    this.#writer = wire.writable.getWriter();
    // Whoever reads or writes hears of the end; reported here as well it would be an error nobody handles.
    for (const end of [wire.closed, this.#reader.closed, this.#writer.closed]) end.catch(() => undefined);
  }

  /** Waits until the connection stands. */
  static async on(wire: Wire): Promise<Conversation> {
    const conversation = new Conversation(wire);
    try {
      await inTime(wire.opened, 'unreachable');
      return conversation;
    } catch (error) {
      await conversation.hangUp();
      throw error;
    }
  }

  /** Says a line, and gives back the answer. */
  async ask(line: string): Promise<Reply> {
    await this.say(`${line}\r\n`);
    return this.hear();
  }

  /** Says something without waiting for an answer. */
  say(text: string): Promise<void> {
    return inTime(this.#writer.write(new TextEncoder().encode(text)), 'cut-off');
  }

  /** The next answer. */
  async hear(): Promise<Reply> {
    for (;;) {
      const end = /^\d{3}(?: .*)?\r?\n/m.exec(this.#heard);
      if (end !== null) return this.#taken(end.index + end[0].length);
      const { done, value } = await inTime(this.#reader.read(), 'cut-off');
      if (done || this.#heard.length > LONGEST_REPLY) throw new MailError('cut-off');
      this.#heard += this.#decoder.decode(value, { stream: true });
    }
  }

  #taken(length: number): Reply {
    const lines = this.#heard.slice(0, length).trimEnd().split(/\r?\n/);
    this.#heard = this.#heard.slice(length);
    return { code: Number(lines.at(-1)?.slice(0, 3)), lines: lines.map((line) => line.slice(4)) };
  }

  /** Goes on encrypted. What was said before in clear and not asked for is refused: anybody could have said it. */
  encrypt(): void {
    if (this.#heard !== '') throw new MailError('cut-off');
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    const { startTls } = this.#wire;
    const encrypted = new Conversation(startTls.call(this.#wire));
    this.#wire = encrypted.#wire;
    this.#reader = encrypted.#reader;
    this.#writer = encrypted.#writer;
  }

  /** Ends it, whatever its state. */
  async hangUp(): Promise<void> {
    await inTime(this.#wire.close(), 'cut-off').catch(() => undefined);
  }
}

/** What a promise gives, unless it rejects or takes too long. */
async function inTime<T>(work: Promise<T>, otherwise: 'unreachable' | 'cut-off'): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailError('timed-out')), PATIENCE);
  });
  try {
    return await Promise.race([work.catch(() => Promise.reject(new MailError(otherwise))), late]);
  } finally {
    clearTimeout(timer);
  }
}
