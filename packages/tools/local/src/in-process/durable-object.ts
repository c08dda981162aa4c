import { callMethod, contextOf, type ObjectStorage } from './object-storage.ts';

/** The class of a Durable Object. */
export type ObjectClass = new (context: object, bindings: object) => object;

/** The longest that a timer of Node's can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** Milliseconds until a failed alarm is tried again, at first. */
const AGAIN = 2_000;
const MOST_TRIES = 6;

/** A Durable Object in this process, whose alarm is a timer. */
export class HostedObject {
  readonly #object: object;
  readonly #storage: ObjectStorage;
  readonly #run: <T>(work: () => T) => T;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  /** @param run runs work of the object in the context of its site */
  constructor(make: ObjectClass, storage: ObjectStorage, bindings: object, run: <T>(work: () => T) => T) {
    this.#storage = storage;
    this.#run = run;
    this.#object = new make(
      contextOf(storage, () => this.#arm()),
      bindings,
    );
    this.#arm();
  }

  /** Returns the Worker's view of the object: values are copied on their way, as between processes. */
  stub(): object {
    return new Proxy(this.#object, {
      get:
        (_, name) =>
        async (...given: readonly unknown[]) => {
          if (this.#isStopped) throw new Error('The object has stopped.');
          return structuredClone(await this.#call(String(name), structuredClone(given)));
        },
    });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #call(name: string, given?: readonly unknown[]): Promise<unknown> {
    return this.#run(() => callMethod(this.#object, name, given));
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const { alarm } = this.#storage;
    if (alarm === null || this.#isStopped) return;
    const wait = Math.min(LONGEST, Math.max(0, alarm - Date.now()));
    this.#timer = setTimeout(() => (Date.now() < alarm ? this.#arm() : void this.#fire(1)), wait);
    this.#timer.unref();
  }

  /** Handles the alarm, which is delivered at least once: again, and later, when that fails. */
  async #fire(tries: number): Promise<void> {
    this.#storage.alarm = null;
    try {
      await this.#call('alarm');
    } catch {
      if (tries >= MOST_TRIES || this.#isStopped || this.#storage.alarm !== null) return;
      this.#timer = setTimeout(() => void this.#fire(tries + 1), AGAIN * 2 ** (tries - 1));
      this.#timer.unref();
    }
  }
}
