import { PROBLEMS, type FieldError, type Problem, type ProblemName } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import type { Result } from '@slow-train/rules';
import { sayIn, wordsIn, type Sentence } from '@slow-train/words';

/** The members that only some problems have. */
type Extras = Partial<Pick<Problem, 'code' | 'rule' | 'current' | 'until' | 'appeal' | 'retryAfter'>>;

/** An error in one member of the body, one header or one parameter. */
export type FieldFailure = Omit<FieldError, 'detail'> & { readonly detail: Sentence };

/** Why a request was refused: the problem, a sentence for people, and the problem's extra members. */
export interface Failure extends Readonly<Extras> {
  readonly problem: ProblemName;
  readonly detail: Sentence;
  readonly errors?: readonly FieldFailure[];
}

/** A thrown failure, answered in one place (`app.onError`). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(sayIn('en', failure.detail));
    this.failure = failure;
  }
}

/** Returns a failure's problem document (RFC 9457 section 3), in one language. */
export function documentOf(
  { problem, detail, errors, ...extras }: Failure,
  requestId: string,
  language: Language,
): Problem {
  return {
    type: `/problems/${problem}`,
    title: wordsIn(language).problems.titles[problem],
    status: PROBLEMS[problem],
    detail: sayIn(language, detail),
    ...(errors && { errors: errors.map((error) => ({ ...error, detail: sayIn(language, error.detail) })) }),
    ...extras,
    requestId,
  };
}

/** A sentence for programmers and operators, who read English: nothing on our pages leads to it. */
export function inEnglish(sentence: string): Sentence {
  return () => sentence;
}

/** The same for missing and for hidden things, because the difference would reveal something. */
export const NOT_FOUND: Failure = {
  problem: 'not-found',
  detail: (say) => say.noTable,
};

/** Most likely truncated when it was copied. */
export const BROKEN_INVITATION: Failure = {
  problem: 'not-found',
  detail: (say) => say.brokenInvitation,
};

/** The service or its database is not responding. */
export const UNAVAILABLE: Failure = {
  problem: 'unavailable',
  detail: (say) => say.unavailable,
};

/** Returns the value, or throws the failure for `onError` to answer. */
export function orThrow<T>(result: Result<T, Failure>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}
