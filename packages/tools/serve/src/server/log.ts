/** What a line may say besides its message: nothing that a client wrote. */
interface LogFields {
  readonly status?: number;
  readonly reason?: string;
}

/** Writes the log: one JSON object a line, as the Worker does. */
export type Logger = { readonly [level in 'warn' | 'error']: (message: string, fields?: LogFields) => void };

/** Returns the server's logger. @param report called with each line */
export function newLogger(report: (line: string) => void): Logger {
  const write =
    (level: keyof Logger) =>
    (message: string, fields: LogFields = {}) =>
      report(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }));
  return { warn: write('warn'), error: write('error') };
}
