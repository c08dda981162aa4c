import { nanoid } from 'nanoid';
import { forLog } from './database.ts';

/**
 * What a line may say besides its message. A closed list, so that no address, name, tile, token, invitation or parameter
 * of a statement gets in by accident.
 */
interface LogFields {
  readonly method?: string;
  /** The pattern, `/api/invitations/:code`: a path may contain an invitation. */
  readonly route?: string;
  readonly status?: number;
  /** How long it took, in milliseconds. */
  readonly ms?: number;
  /** The name of the problem answered. */
  readonly problem?: string;
  /** The id of a game. */
  readonly game?: string;
  /** The id of a tournament. */
  readonly tournament?: string;
  /** The id of a circle. */
  readonly circle?: string;
  /** The kind of a message. */
  readonly kind?: string | undefined;
  readonly cron?: string;
  readonly attempts?: number;
  /** Why a message was not delivered. */
  readonly trouble?: string | null;
  /** Reduced to what may be logged. */
  readonly error?: unknown;
}

/** The request or the scheduled run that a line belongs to. */
export type LogContext = { readonly requestId: string } | { readonly run: string };

/** Writes the log: one JSON object a line. */
export type Logger = { readonly [level in 'info' | 'error']: (message: string, fields?: LogFields) => void };

/** Returns the logger of a request or a scheduled run. @param onError called for each line of that level */
export function newLogger(context: LogContext, onError?: () => void): Logger {
  const write =
    (level: keyof Logger) =>
    (message: string, fields: LogFields = {}) => {
      if (level === 'error') onError?.();
      // By the console's method of that name, from which Cloudflare takes a line's level.
      console[level](lineOf({ time: new Date().toISOString(), level, message, ...context, ...fields }));
    };
  return { info: write('info'), error: write('error') };
}

function lineOf({ error, ...line }: LogFields & Readonly<Record<string, unknown>>): string {
  if (error === undefined) return JSON.stringify(line);
  return JSON.stringify({ ...line, error: error instanceof Error ? forLog(error) : 'failed' });
}

/** Returns a new name for a scheduled run: short enough to be read out. */
export const newRunId = (): string => nanoid(10);
