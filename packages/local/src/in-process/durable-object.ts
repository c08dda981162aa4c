/** The storage of a Durable Object: plain values by key, and its alarm. Outlives the object, as on disk. */
export interface ObjectStorage {
  readonly values: Map<string, unknown>;
  alarm: number | null;
}

export const newStorage = (): ObjectStorage => ({ values: new Map(), alarm: null });

type Method = (...values: readonly unknown[]) => unknown;

/** The class of a Durable Object. */
export type ObjectClass = new (context: object, bindings: object) => object;

/** The longest that a timer of Node's can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** Milliseconds until a failed alarm is tried again, at first. */
const AGAIN = 2_000;
const MOST_TRIES = 6;

/** A Durable Object in this process: its storage, its alarm, and what others see of it. */
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
    const { values } = storage;
    this.#object = new make(
      {
        storage: {
          getAlarm: () => Promise.resolve(storage.alarm),
          setAlarm: (at: number) => Promise.resolve(this.#setAlarm(at)),
          kv: {
            get: (key: string) => structuredClone(values.get(key)),
            put: (key: string, value: unknown) => void values.set(key, structuredClone(value)),
          },
        },
      },
      bindings,
    );
    this.#arm();
  }

  /** What a Worker gets from the binding: values are copied on their way, as between processes. */
  stub(): object {
    return new Proxy(this.#object, {
      get:
        (_, name) =>
        async (...values: readonly unknown[]) => {
          if (this.#isStopped) throw new Error('The object has stopped.');
          return structuredClone(await this.#run(() => this.#method(name)(...structuredClone(values))));
        },
    });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #method(name: string | symbol): Method {
    const found: unknown = Reflect.get(this.#object, name);
    if (typeof found !== 'function') throw new TypeError(`The object has no method ${String(name)}.`);
    return (...values) => Reflect.apply(found, this.#object, values);
  }

  #setAlarm(at: number): void {
    this.#storage.alarm = at;
    this.#arm();
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
      await this.#run(() => this.#method('alarm')());
    } catch {
      if (tries >= MOST_TRIES || this.#isStopped || this.#storage.alarm !== null) return;
      this.#timer = setTimeout(() => void this.#fire(tries + 1), AGAIN * 2 ** (tries - 1));
      this.#timer.unref();
    }
  }
}
