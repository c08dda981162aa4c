import { ExpectedError } from '@slow-train/settings/expected-error';
import { reducedError } from '@slow-train/settings/reduced-error';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Cron } from 'croner';
import * as z from 'zod/mini';
import type { ServerLogger } from './log.ts';

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

  /** Runs the schedule of one cron trigger. @throws ExpectedError if it fails */
  async runSchedule(cron: string): Promise<void> {
    const { status } = await this.#get(`/scheduled?${new URLSearchParams({ cron }).toString()}`);
    if (status !== 204) throw new ExpectedError('A scheduled run failed; the line of the Worker says why.');
  }

  /**
   * Runs every schedule at its time (UTC, as Cloudflare does), and once now: that makes up for runs missed while the
   * server was down, and sets the scheduler's alarm again if it is lost.
   * @returns a function that ends it
   */
  startSchedules(crons: readonly string[], log: ServerLogger): () => void {
    const jobs = crons.map((cron) => {
      const run = (): Promise<void> => this.runSchedule(cron).catch((error: unknown) => log.error(reducedError(error)));
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
