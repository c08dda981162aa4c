/** What can go wrong on one machine and is worth telling without a stack trace. */
export type Problem =
  | 'data-in-use'
  | 'data-of-another-account'
  | 'no-account'
  | 'no-binaries'
  | 'no-free-port'
  | 'server-failed'
  | 'build-failed'
  | 'bad-database-url'
  | 'not-ready';

/** A failure whose message says what to do; the command line prints it as it is. */
export class LocalError extends Error {
  override readonly name = 'LocalError';
  readonly problem: Problem;

  constructor(problem: Problem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
