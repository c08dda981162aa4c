import { PROBLEMS, type Problem, type ProblemName } from '@slow-train/protocol';
import type { Result } from '@slow-train/rules';

/** The members that only some problems have. */
type Extras = Partial<Pick<Problem, 'code' | 'rule' | 'errors' | 'current' | 'retryAfter'>>;

/** Why a request is not done: which problem, a sentence for people, and what that problem carries besides. */
export interface Failure extends Readonly<Extras> {
  readonly problem: ProblemName;
  readonly detail: string;
}

/** A failure on its way to the one place that answers it (`app.onError`). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.detail);
    this.failure = failure;
  }
}

/** The document of a failure (RFC 9457 section 3). */
export function documentOf({ problem, detail, ...extras }: Failure): Problem {
  const { status, title } = PROBLEMS[problem];
  return { type: `/problems/${problem}`, title, status, detail, ...extras };
}

/** One answer for what is not there and for what is not theirs to see: the difference would tell something. */
export const NOT_FOUND: Failure = {
  problem: 'not-found',
  detail: 'There is no such table, or it is not one of yours.',
};

/** Cut off on its way, most likely. */
export const BROKEN_INVITATION: Failure = {
  problem: 'not-found',
  detail: 'This is no whole invitation: its code has 22 letters, digits, "-" and "_". Copy the whole link once more.',
};

/** The service, or the database behind it, does not answer now. */
export const UNAVAILABLE: Failure = {
  problem: 'unavailable',
  detail: 'The service cannot be reached at this moment. Try again soon.',
};

/** The value, or its failure thrown for `onError` to answer. */
export function orThrow<T>(result: Result<T, Failure>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}
