import { withClient } from '@slow-train/database';
import * as z from 'zod';
import { checkRecord } from '../checker/check.ts';
import { readRows, type FinalScores, type Stored } from '../checker/stored.ts';
import type { Violation } from '../checker/violation.ts';
import type { RunRecord } from '../record.ts';
import { DAY, MINUTE } from './plan.ts';

/** Days after a game's end when nobody writes into it any more. */
const QUIET_DAYS = 4;
/** How late anything may be that needs nobody, once nothing is broken: milliseconds. */
const LATEST = 15 * MINUTE;

/** A message that was claimed more often than this is never settled. */
const MOST_CLAIMS = 16;

/** The messages that the site keeps, and those that it has deleted since. */
const OUTBOX = '(select * from outbox union all select * from kit.outbox)';

/** What is due without anybody's doing, and has been for a while. */
const OVERDUE = `
  select 'game ' || id as what, wake_at as at from games where wake_at < $1
  union all select 'message ' || id, due_at from outbox where state = 'waiting' and (due_at < $1 or attempts > ${MOST_CLAIMS})
  union all select 'tournament ' || id, due_at from tournaments where due_at < $1
  union all select 'standing ' || game_id, due_at from unsettled_games where due_at < $1
  order by 1`;

const Overdue = z.array(z.object({ what: z.string(), at: z.date() }));
const Finished = z.array(z.object({ id: z.string() }));

/** Looks at what a simulation has come to, again and again, and forgets what is settled. */
export class YearJudge {
  readonly #url: string;
  readonly #record: RunRecord;
  readonly #settled = new Map<string, FinalScores>();

  constructor(url: string, record: RunRecord) {
    this.#url = url;
    this.#record = record;
  }

  /**
   * Returns the violations, after everything has come to rest.
   * @param now in milliseconds since 1970
   */
  async judge(now: number): Promise<readonly Violation[]> {
    // Somebody may have looked at one of them again.
    this.#record.forget(new Set(this.#settled.keys()));
    const stored = await readRows({ snapshot: (queries) => this.#snapshot(queries) }, this.#settled, OUTBOX);
    const violations = [...checkRecord(this.#record, stored), ...(await this.#stuck(now))];
    if (violations.length === 0) this.#settle(stored, await this.#finished(now));
    return violations;
  }

  #snapshot(queries: readonly string[]): Promise<readonly (readonly unknown[])[]> {
    return withClient(this.#url, async (client) => {
      const found: (readonly unknown[])[] = [];
      for (const query of queries) {
        const { rows }: { readonly rows: readonly unknown[] } = await client.query(query);
        found.push(rows);
      }
      return found;
    });
  }

  async #stuck(now: number): Promise<readonly Violation[]> {
    const rows = await withClient(
      this.#url,
      async (client) => (await client.query(OVERDUE, [new Date(now - LATEST)])).rows,
    );
    return Overdue.parse(rows).map(({ what, at }) => ({
      kind: 'stuck',
      subject: what,
      evidence: { due: at.toISOString() },
    }));
  }

  async #finished(now: number): Promise<ReadonlySet<string>> {
    const before = new Date(now - QUIET_DAYS * DAY);
    const rows = await withClient(this.#url, async (client) => {
      const finished = `select id from games where status = 'finished' and updated_at < $1`;
      return (await client.query(finished, [before])).rows;
    });
    return new Set(Finished.parse(rows).map(({ id }) => id));
  }

  /** Forgets games that are over for good, and evidence that was judged once and cannot become wrong. */
  #settle({ games }: Stored, finished: ReadonlySet<string>): void {
    for (const { id, results } of games)
      if (finished.has(id) && !this.#settled.has(id))
        this.#settled.set(
          id,
          results.map(({ scores }) => scores),
        );
    this.#record.forgetSeen();
  }
}
