import { createSignal, type Accessor } from 'solid-js';
import type { AsyncAction } from './async-action.ts';

/** A switch, or several that are stored as one, whose setting is stored elsewhere. */
export interface OptimisticToggle<T = boolean> {
  /** The choice while it is being saved; null once it is saved or has failed. */
  readonly pending: Accessor<T | null>;
  set(next: T): void;
}

/** Creates a switch that shows a choice at once and sends it. A choice made while one is being sent follows it. */
export function createOptimisticToggle<T = boolean>(
  action: AsyncAction,
  send: (next: T) => Promise<void>,
): OptimisticToggle<T> {
  const [pending, setPending] = createSignal<T | null>(null);
  const run = async (): Promise<void> => {
    try {
      let sent: T | null = null;
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
      setPending(() => next);
      action.run(run);
    },
  };
}
