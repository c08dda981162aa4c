import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Envelope, type ReceivedMail, parseMail, withEnvelope } from './mail.ts';

/** Older mails are deleted. */
const MAX_MAILS = 500;
const FILE = /^(\d{13})-[0-9a-f]{8}\.eml$/;

/** Called with each mail that arrives. */
export type MailListener = (mail: ReceivedMail) => void;

/** The received mails: in memory and, if they have to survive a restart, as files. */
export class MailStore {
  readonly #folder: string | null;
  /** Oldest first. */
  #mails: ReceivedMail[] = [];
  #last = 0;
  readonly #listeners = new Set<MailListener>();

  private constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** @param folder for the files, created if missing, readable only by us; null for no files */
  static async open(folder: string | null): Promise<MailStore> {
    const store = new MailStore(folder);
    if (folder === null) return store;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => FILE.test(name)).toSorted();
    for (const name of names) {
      const at = Number(FILE.exec(name)?.[1]);
      // Skips a truncated file.
      const mail = await parseMail(name.slice(0, -4), new Date(at), await readFile(join(folder, name))).catch(
        () => null,
      );
      if (mail !== null) store.#mails.push(mail);
      store.#last = at;
    }
    await store.#prune();
    return store;
  }

  /** Adds a mail. @throws if it cannot be parsed or written */
  async add(raw: Buffer, envelope: Envelope): Promise<void> {
    // Never two in one millisecond, so that ids sort by arrival.
    this.#last = Math.max(Date.now(), this.#last + 1);
    const id = `${this.#last}-${randomBytes(4).toString('hex')}`;
    const whole = withEnvelope(raw, envelope);
    const mail = await parseMail(id, new Date(this.#last), whole);
    if (this.#folder !== null) {
      const path = join(this.#folder, `${id}.eml`);
      await writeFile(`${path}.new`, whole, { mode: 0o600 });
      await rename(`${path}.new`, path);
    }
    this.#mails.push(mail);
    this.#mails.sort((a, b) => (a.id < b.id ? -1 : 1));
    await this.#prune();
    for (const listener of this.#listeners) listener(mail);
  }

  /** Returns the mails, newest first. @param to part of a recipient's address; empty for all */
  list(to = ''): readonly ReceivedMail[] {
    const wanted = to.trim().toLowerCase();
    return this.#mails.filter((mail) => mail.to.some((address) => address.includes(wanted))).toReversed();
  }

  find(id: string): ReceivedMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  async clear(): Promise<void> {
    await this.#remove(this.#mails.splice(0));
  }

  /** @returns a function that stops the calls */
  listen(listener: MailListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #prune(): Promise<void> {
    await this.#remove(this.#mails.splice(0, Math.max(0, this.#mails.length - MAX_MAILS)));
  }

  async #remove(mails: readonly ReceivedMail[]): Promise<void> {
    const folder = this.#folder;
    if (folder === null) return;
    await Promise.all(mails.map(({ id }) => rm(join(folder, `${id}.eml`), { force: true })));
  }
}
