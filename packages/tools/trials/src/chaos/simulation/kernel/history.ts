import { createHash, hash } from 'node:crypto';

/** Lines that are hashed together. */
const BATCH = 500;

/** Everything that happens, one line each, in its order. Two runs are the same if their histories are. */
export class RunHistory {
  readonly #hash = createHash('sha256');
  readonly #now: () => number;
  readonly #write: (line: string) => void;
  #lines = 0;
  /** Lines that are yet to be hashed. */
  #pending: string[] = [];

  /** @param write called with each line, with its end */
  constructor(now: () => number, write: (line: string) => void = () => undefined) {
    this.#now = now;
    this.#write = write;
  }

  /** How many lines it has. */
  get lines(): number {
    return this.#lines;
  }

  add(...words: readonly (string | number)[]): void {
    const line = `${new Date(this.#now()).toISOString()} ${words.join(' ').replaceAll('\n', ' ')}\n`;
    this.#lines += 1;
    if (this.#pending.push(line) >= BATCH) this.#flush();
    this.#write(line);
  }

  /** Returns the hash of all lines so far. */
  digest(): string {
    this.#flush();
    return this.#hash.copy().digest('hex');
  }

  #flush(): void {
    this.#hash.update(this.#pending.join(''));
    this.#pending = [];
  }
}

/** Returns a few letters that stand for a text. */
export const short = (text: string): string => hash('sha1', text, 'base64url').slice(0, 8);
