import type { Isolate } from './isolate.ts';

/** What a Durable Object has stored: plain values by key, and its alarm. */
export interface ObjectStorage {
  readonly values: Map<string, unknown>;
  alarm: number | null;
}

type Method = (...given: readonly unknown[]) => unknown;

/** A Durable Object in an isolate of its own. */
export class HostedObject {
  readonly isolate: Isolate;
  readonly #object: object;

  /** @param onAlarm called when it has set its alarm */
  constructor(isolate: Isolate, storage: ObjectStorage, onAlarm: () => void) {
    this.isolate = isolate;
    const { values } = storage;
    // While its storage answers nothing else reaches it, as the runtime has it: so at once.
    const stored = {
      getAlarm: () => Promise.resolve(storage.alarm),
      setAlarm: (at: number) => {
        storage.alarm = at;
        onAlarm();
        return Promise.resolve();
      },
      kv: {
        get: (key: string) => structuredClone(values.get(key)),
        put: (key: string, value: unknown) => void values.set(key, structuredClone(value)),
      },
    };
    this.#object = new isolate.object({ storage: stored }, isolate.bindings);
  }

  /** Calls one of its methods. */
  async call(name: string, given: readonly unknown[] = []): Promise<unknown> {
    const found: unknown = Reflect.get(this.#object, name);
    if (!isMethod(found)) throw new TypeError(`The object has no method ${name}.`);
    return await Reflect.apply(found, this.#object, given);
  }
}

const isMethod = (value: unknown): value is Method => typeof value === 'function';
