/** A failure that the operator can do something about: its message says what, and is printed without a stack. */
export class ServeError extends Error {
  override readonly name = 'ServeError';
}
