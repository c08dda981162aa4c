import { createSignal, type Accessor } from 'solid-js';
import type { AsyncAction } from './async-action.ts';

/** A switch whose setting is kept elsewhere. */
export interface OptimisticToggle {
  /** What was chosen, until it is there or could not be; then null. */
  readonly pending: Accessor<boolean | null>;
  set(next: boolean): void;
}

/** Makes a switch that shows at once what is wanted and has it sent. Who changes their mind on the way has that sent as well. */
export function createOptimisticToggle(action: AsyncAction, send: (next: boolean) => Promise<void>): OptimisticToggle {
  const [pending, setPending] = createSignal<boolean | null>(null);
  const run = async (): Promise<void> => {
    try {
      let sent: boolean | null = null;
      for (let next = pending(); next !== null && next !== sent; next = pending()) {
        sent = next;
        await send(next);
      }
    } finally {
      setPending(null);
    }
  };
  return {
    pending,
    set(next) {
      setPending(next);
      action.run(run);
    },
  };
}
