import { createSignal, type Accessor } from 'solid-js';
import type { AsyncAction } from './async-action.ts';

/** A switch whose setting is stored elsewhere. */
export interface OptimisticToggle {
  /** The choice while it is being saved; null once it is saved or has failed. */
  readonly pending: Accessor<boolean | null>;
  set(next: boolean): void;
}

/** Creates a switch that shows a choice at once and sends it. A choice made while one is being sent follows it. */
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
