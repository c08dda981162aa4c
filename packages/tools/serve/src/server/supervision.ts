import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Cron } from 'croner';
import * as z from 'zod/mini';

const Problem = z.object({ detail: z.string() });

/** Calls the Worker on the socket that no proxy sees. */
export class Supervision {
  readonly #socket: string;

  constructor(socket: string) {
    this.#socket = socket;
  }

  /**
   * Asks the Worker whether its settings are valid and its database has the migrations it needs.
   * @returns null, or its explanation
   */
  async problem(): Promise<string | null> {
    const { status, body } = await this.#get('/api/ready');
    return status === 200 ? null : (detailIn(body) ?? `The Worker answers ${status}.`);
  }

  /** Runs the schedule of one cron trigger. @throws with the Worker's message if it fails */
  async runSchedule(cron: string): Promise<void> {
    const { status, body } = await this.#get(`/scheduled?${new URLSearchParams({ cron }).toString()}`);
    if (status !== 204) throw new Error(`The schedule ${cron} failed: ${body}`);
  }

  /**
   * Runs every schedule at its time (UTC, as Cloudflare does), and once now: that makes up for runs missed while the
   * server was down, and sets the scheduler's alarm again if it is lost.
   * @param report called with the message of a failure
   * @returns a function that ends it
   */
  startSchedules(crons: readonly string[], report: (line: string) => void): () => void {
    const jobs = crons.map((cron) => {
      const run = (): Promise<void> => this.runSchedule(cron).catch((error: unknown) => report(String(error)));
      void run();
      // Protected: a run waits for the one before.
      return new Cron(cron, { timezone: 'UTC', protect: true }, run);
    });
    return () => {
      for (const job of jobs) job.stop();
    };
  }

  async #get(path: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
    return new Promise((resolve, reject) => {
      const headers = { host: 'supervision' };
      request({ socketPath: this.#socket, path, headers }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      })
        .once('error', reject)
        .end();
    });
  }
}

function detailIn(body: string): string | null {
  try {
    return Problem.parse(JSON.parse(body)).detail;
  } catch {
    return null;
  }
}
