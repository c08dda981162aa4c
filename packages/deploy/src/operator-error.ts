/** An expected failure of a command. Its message says what to do, and is printed without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
