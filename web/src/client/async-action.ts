import { createSignal, type Accessor } from 'solid-js';
import { Refused, Unreachable } from './http.ts';
import { shellText } from '../text/shell.ts';

/** Something a form sets going: it runs once at a time, and when it fails it says so in a sentence. */
export interface AsyncAction {
  readonly busy: Accessor<boolean>;
  /** What went wrong the last time. */
  readonly problem: Accessor<string | null>;
  /** Runs the work. Does nothing while the last one is under way. */
  run(work: () => Promise<void>): void;
  clear(): void;
}

/** Makes a task for one form or button. */
export function createAsyncAction(): AsyncAction {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);

  const go = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    problem,
    run: (work) => {
      if (!busy()) void go(work);
    },
    clear: () => setProblem(null),
  };
}

/** The sentence for people of whatever a request threw. */
export function errorMessage(error: unknown): string {
  if (error instanceof Refused) return error.problem.detail;
  return error instanceof Unreachable ? shellText.problem.unreachable : shellText.problem.unknown;
}
