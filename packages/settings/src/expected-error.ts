/**
 * A failure that its reader can do something about. The message is a sentence that says what, contains no secret, and is
 * shown as it is, without a stack.
 */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
  /** Set where a caller treats one failure apart from all others. */
  readonly code: 'data-in-use' | null;

  constructor(message: string, options?: ErrorOptions & { readonly code?: 'data-in-use' }) {
    super(message, options);
    this.code = options?.code ?? null;
  }
}
