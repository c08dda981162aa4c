import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Envelope, type ReceivedMail, delivered, readMail } from './received.ts';

/** Mails that are kept; older ones go. */
const MOST = 500;
const FILE = /^(\d{13})-[0-9a-f]{8}\.eml$/;

/** Told of each mail that arrives. */
export type Listener = (mail: ReceivedMail) => void;

/** The mails of one machine: in memory, and as files where they have to outlive us. */
export class Shelf {
  readonly #folder: string | null;
  /** Oldest first. */
  #mails: ReceivedMail[] = [];
  #last = 0;
  readonly #listeners = new Set<Listener>();

  private constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** @param folder made if need be, for our eyes only; null to keep nothing */
  static async open(folder: string | null): Promise<Shelf> {
    const shelf = new Shelf(folder);
    if (folder === null) return shelf;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => FILE.test(name)).toSorted();
    for (const name of names) {
      const at = Number(FILE.exec(name)?.[1]);
      // One that was cut short is no reason to show none.
      const mail = await readMail(name.slice(0, -4), new Date(at), await readFile(join(folder, name))).catch(
        () => null,
      );
      if (mail !== null) shelf.#mails.push(mail);
      shelf.#last = at;
    }
    await shelf.#prune();
    return shelf;
  }

  /** Takes a mail in. @throws when it cannot be read or written down */
  async put(raw: Buffer, envelope: Envelope): Promise<void> {
    // Each its own millisecond, so that ids sort as mails came.
    this.#last = Math.max(Date.now(), this.#last + 1);
    const id = `${this.#last}-${randomBytes(4).toString('hex')}`;
    const whole = delivered(raw, envelope);
    const mail = await readMail(id, new Date(this.#last), whole);
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

  /** Newest first. @param to part of an address they were sent to; empty for all */
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

  /** @returns ends it */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #prune(): Promise<void> {
    await this.#remove(this.#mails.splice(0, Math.max(0, this.#mails.length - MOST)));
  }

  async #remove(mails: readonly ReceivedMail[]): Promise<void> {
    const folder = this.#folder;
    if (folder === null) return;
    await Promise.all(mails.map(({ id }) => rm(join(folder, `${id}.eml`), { force: true })));
  }
}
