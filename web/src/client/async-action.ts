import type { Problem } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';
import { Refused, Unreachable } from './http.ts';
import { shellText } from '#text/shell.ts';

/** An action of a form or button: runs one at a time, and has a sentence if it failed. */
export interface AsyncAction {
  readonly busy: Accessor<boolean>;
  /** The failure of the last run, as a sentence. */
  readonly problem: Accessor<string | null>;
  /** Runs the work; does nothing while earlier work is running. */
  run(work: () => Promise<void>): void;
  clear(): void;
}

/** Creates the action of one form or button. */
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

/**
 * Returns a sentence for people about the error of a request; if the service failed, a second line has the reference
 * for the operator.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof Refused) return [error.problem.detail, ...reportOf(error.problem)].join('\n');
  return error instanceof Unreachable ? shellText.problem.unreachable : shellText.problem.unknown;
}

function reportOf({ status, requestId }: Problem): string[] {
  return status < 500 || requestId === undefined ? [] : [shellText.problem.report(requestId)];
}
