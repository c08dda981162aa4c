/** What a Durable Object has stored: plain values by key, and its alarm. Outlives the object, as on disk. */
export interface ObjectStorage {
  readonly values: Map<string, unknown>;
  alarm: number | null;
}

export const newStorage = (): ObjectStorage => ({ values: new Map(), alarm: null });

/**
 * Returns the context that an object is made with (https://developers.cloudflare.com/durable-objects/api/state/). Values
 * are copied on their way. Storage answers at once, since nothing else may reach an object that waits for it.
 * @param onAlarm called when the object has set its alarm
 */
export function contextOf(storage: ObjectStorage, onAlarm: () => void): object {
  const { values } = storage;
  return {
    storage: {
      getAlarm: () => Promise.resolve(storage.alarm),
      setAlarm(at: number) {
        storage.alarm = at;
        onAlarm();
        return Promise.resolve();
      },
      kv: {
        get: (key: string) => structuredClone(values.get(key)),
        put: (key: string, value: unknown) => void values.set(key, structuredClone(value)),
      },
    },
  };
}

type Method = (...given: readonly unknown[]) => unknown;

const isMethod = (value: unknown): value is Method => typeof value === 'function';

/** Calls a method of an object. @throws TypeError if it has none of that name, else what the method throws */
export async function callMethod(object: object, name: string, given: readonly unknown[] = []): Promise<unknown> {
  const found: unknown = Reflect.get(object, name);
  if (!isMethod(found)) throw new TypeError(`The object has no method ${name}.`);
  return await Reflect.apply(found, object, given);
}
