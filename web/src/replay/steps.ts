import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';

/** Where in a row of moments we are, and how to go elsewhere. */
export interface Steps {
  readonly step: Accessor<number>;
  readonly last: number;
  readonly isRunning: Accessor<boolean>;
  /** Goes to a step, and stays there. */
  go(step: number): void;
  /** Lets it run, from the beginning where it has come to its end; or stops it. */
  toggle(): void;
}

/**
 * Goes through moments from 0 to `last`, which may grow.
 * @param pace from one to the next while it runs by itself, in milliseconds
 */
export function createSteps(last: () => number, pace: number): Steps {
  const [step, setStep] = createSignal(0);
  const [isRunning, setRunning] = createSignal(false);
  createEffect(() => {
    if (!isRunning()) return;
    const now = step();
    if (now >= last()) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setStep(now + 1), pace);
    onCleanup(() => clearTimeout(timer));
  });
  return {
    step,
    get last() {
      return last();
    },
    isRunning,
    go(to) {
      setRunning(false);
      setStep(Math.max(0, Math.min(last(), Math.trunc(to))));
    },
    toggle() {
      if (!isRunning() && step() === last()) setStep(0);
      setRunning(!isRunning());
    },
  };
}
