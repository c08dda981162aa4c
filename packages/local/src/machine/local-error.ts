/** Expected failures on a developer's machine, reported without a stack trace. */
export type LocalErrorCode =
  | 'data-in-use'
  | 'data-of-another-account'
  | 'no-account'
  | 'no-binaries'
  | 'no-free-port'
  | 'server-failed'
  | 'build-failed'
  | 'bad-database-url'
  | 'deployed-database'
  | 'not-ready';

/** A failure whose message says what to do; the command line prints it unchanged. */
export class LocalError extends Error {
  override readonly name = 'LocalError';
  readonly code: LocalErrorCode;

  constructor(code: LocalErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
