/** What a line may say besides its message: nothing that a client wrote. */
interface LogFields {
  readonly status?: number;
  readonly reason?: string;
  /** Where workerd found a fault, in its own source. */
  readonly place?: string;
}

/** Writes the log: one JSON object a line, as the Worker does. */
export type ServerLogger = { readonly [level in 'warn' | 'error']: (message: string, fields?: LogFields) => void };

/** Returns the server's logger. @param report called with each line */
export function newServerLogger(report: (line: string) => void): ServerLogger {
  const write =
    (level: keyof ServerLogger) =>
    (message: string, fields: LogFields = {}) =>
      report(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }));
  return { warn: write('warn'), error: write('error') };
}

/**
 * Reports a line of workerd. The Worker's own are JSON and pass; of others only the place passes, because they quote the
 * exceptions of which they tell.
 */
export function crashReport(line: string, report: (line: string) => void, log: ServerLogger): void {
  if (isOwn(line)) return report(line);
  const [place] = /^workerd\/[\w/.+-]+:\d+: (?:info|warning|error|fatal)\b/.exec(line) ?? [];
  // The rest of a fault is in the lines after it.
  if (place !== undefined) log.warn('workerd reports something.', { place });
}

function isOwn(line: string): boolean {
  try {
    return line.startsWith('{"time":') && JSON.parse(line) !== null;
  } catch {
    return false;
  }
}
