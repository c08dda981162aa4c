import { createSignal, type Accessor } from 'solid-js';
import type { Task } from './task.ts';

/** A switch whose setting is kept elsewhere. */
export interface Wish {
  /** What was chosen, until it is there or could not be; then null. */
  readonly wanted: Accessor<boolean | null>;
  want(next: boolean): void;
}

/** Makes a switch that shows at once what is wanted and has it sent. Who changes their mind on the way has that sent as well. */
export function createWish(task: Task, send: (next: boolean) => Promise<void>): Wish {
  const [wanted, setWanted] = createSignal<boolean | null>(null);
  const run = async (): Promise<void> => {
    try {
      let sent: boolean | null = null;
      for (let next = wanted(); next !== null && next !== sent; next = wanted()) {
        sent = next;
        await send(next);
      }
    } finally {
      setWanted(null);
    }
  };
  return {
    wanted,
    want(next) {
      setWanted(next);
      task.run(run);
    },
  };
}
