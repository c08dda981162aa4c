import { PROBLEMS, type Problem, type ProblemName } from '@slow-train/protocol';
import type { Result } from '@slow-train/rules';

/** The members that only some problems have. */
type Extras = Partial<Pick<Problem, 'code' | 'rule' | 'errors' | 'current' | 'retryAfter'>>;

/** Why a request was refused: the problem, a sentence for people, and the problem's extra members. */
export interface Failure extends Readonly<Extras> {
  readonly problem: ProblemName;
  readonly detail: string;
}

/** A thrown failure, answered in one place (`app.onError`). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.detail);
    this.failure = failure;
  }
}

/** Returns a failure's problem document (RFC 9457 section 3). */
export function documentOf({ problem, detail, ...extras }: Failure, requestId: string): Problem {
  const { status, title } = PROBLEMS[problem];
  return { type: `/problems/${problem}`, title, status, detail, ...extras, requestId };
}

/** The same for what does not exist and what they may not see, because the difference would reveal something. */
export const NOT_FOUND: Failure = {
  problem: 'not-found',
  detail: 'There is no such table, or it is not one of yours.',
};

/** Most likely truncated when it was copied. */
export const BROKEN_INVITATION: Failure = {
  problem: 'not-found',
  detail: 'This invitation is incomplete. Its code has 22 letters, digits, "-" and "_". Copy the whole link again.',
};

/** The service or its database is not responding. */
export const UNAVAILABLE: Failure = {
  problem: 'unavailable',
  detail: 'The service is not available right now. Try again soon.',
};

/** Returns the value, or throws the failure for `onError` to answer. */
export function orThrow<T>(result: Result<T, Failure>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}
