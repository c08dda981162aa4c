import { callMethod, contextOf, type ObjectStorage } from '@slow-train/local/object-storage';
import type { Isolate } from './isolate.ts';

/** A Durable Object in an isolate of its own. */
export class SimulatedObject {
  readonly isolate: Isolate;
  readonly #object: object;

  /** @param onAlarm called when it has set its alarm */
  constructor(isolate: Isolate, storage: ObjectStorage, onAlarm: () => void) {
    this.isolate = isolate;
    this.#object = new isolate.object(contextOf(storage, onAlarm), isolate.bindings);
  }

  /** Calls one of its methods. */
  call(name: string, given?: readonly unknown[]): Promise<unknown> {
    return callMethod(this.#object, name, given);
  }
}
