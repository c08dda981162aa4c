/** What the judge is asked to do: to run files of tests in this order, after other files have changed. */
export interface Order {
  readonly tests: readonly string[];
  readonly changed: readonly string[];
  /** Whether each of them loads everything anew: a module's cache would hide a function from the next file. */
  readonly isIsolated: boolean;
}

/** What the judge says: a sign of life, or how a run has ended. */
export type MutantReport = { readonly is: 'alive' } | MutantOutcome;

export interface MutantOutcome {
  readonly is: 'ended';
  /** The first test that failed, or what else did. */
  readonly failure: string | null;
  /** How long each file of tests took, in milliseconds. */
  readonly times: Readonly<Record<string, number>>;
}

/** Returns whether a message is an order: nobody else writes to the judge. */
export function isOrder(message: unknown): message is Order {
  return (
    typeof message === 'object' &&
    message !== null &&
    'tests' in message &&
    'changed' in message &&
    'isIsolated' in message
  );
}

/** Returns whether a message is a report: nobody but the judge writes there. */
export function isReport(message: unknown): message is MutantReport {
  return typeof message === 'object' && message !== null && 'is' in message;
}
