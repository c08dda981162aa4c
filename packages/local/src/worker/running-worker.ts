/** The Worker's cron triggers in wrangler.toml, for callers that run them manually. */
export const CRONS = ['* * * * *', '*/1 * * * *', '3-58/5 * * * *', '17 * * * *'] as const;
export type Cron = (typeof CRONS)[number];

/** Secrets and variables of the Worker, by name. */
export type Bindings = Readonly<Record<string, string>>;

/** The real Worker in workerd, with the built web client as its assets. */
export interface RunningWorker {
  /** Without a trailing slash. */
  readonly url: string;
  /** Runs the scheduled handler for each cron trigger in turn, as Cloudflare would, and waits for it. @param only this one */
  scheduled(only?: Cron): Promise<void>;
  /** The last 1,000 lines it wrote to its console, oldest first. */
  logs(): readonly string[];
  /** Resolves when workerd has exited. */
  stop(): Promise<void>;
}

/** Called with each line of the Worker's console. */
export type OnLine = (line: string) => void;

/** Collects console output. */
export function consoleLog(onLine?: OnLine): {
  readonly lines: readonly string[];
  readonly handle: (log: { readonly level: string; readonly message: string }) => void;
} {
  const lines: string[] = [];
  return {
    lines,
    handle({ level, message }) {
      lines.push(`${level}: ${message}`);
      lines.splice(0, Math.max(0, lines.length - 1_000));
      onLine?.(message);
    },
  };
}

/**
 * Runs a Worker's scheduled handler for each cron trigger in turn.
 * @throws with the handler's own message if it fails
 */
export async function runScheduled(url: string, crons: readonly Cron[]): Promise<void> {
  for (const cron of crons) {
    const response = await fetch(`${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`);
    const text = await response.text();
    if (!response.ok) throw new Error(`The scheduled handler failed: ${text}`);
  }
}
