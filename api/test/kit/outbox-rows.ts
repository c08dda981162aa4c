import type { TestDatabase } from '@slow-train/local/testing';
import { withClient } from '@slow-train/database';
import { neon } from '@neondatabase/serverless';
import type { SentStatement } from './counting-endpoint.ts';

/** Reads the outbox of a test's database, and moves its rows in time. */
export function outboxRows({ url }: Pick<TestDatabase, 'url'>) {
  const sql = neon(url);
  const count = (row: Record<string, unknown> | undefined): number => Number(row?.['n']);
  return {
    /** Counts rows that wait or are being sent, and have not failed yet. */
    async fresh(): Promise<number> {
      const [row] = await sql`select count(*)::int as n from outbox where state = 'waiting' and trouble is null`;
      return count(row);
    },
    /** Counts events whose messages are not scheduled yet. */
    async newEvents(): Promise<number> {
      const [row] =
        await sql`select count(*)::int as n from outbox where kind = 'notice' and state = 'waiting' and minutes is null`;
      return count(row);
    },
    async inState(state: string): Promise<number> {
      const [row] = await sql`select count(*)::int as n from outbox where state = ${state}`;
      return count(row);
    },
    /** Makes every waiting row due. */
    async makeDue(): Promise<void> {
      await sql`update outbox set due_at = now() where state = 'waiting'`;
    },
    /** Ages every waiting row by this many minutes. */
    async age(minutes: number): Promise<void> {
      await sql`update outbox set due_at = due_at - make_interval(mins => ${minutes}), created_at = created_at - make_interval(mins => ${minutes}) where state = 'waiting'`;
    },
    /** The turns that began by somebody else's action: how many a webhook was notified of, and which it was not. */
    async turns(): Promise<{ readonly notified: number; readonly missed: readonly string[] }> {
      const rows = await sql`
        select n.id, exists (
          select 1 from outbox o where o.notice_id = n.id and o.kind = 'webhook' and o.state = 'sent'
        ) as notified from outbox n where n.kind = 'notice' and n.event = 'turn' and not n.present`;
      const missed = rows.filter((row) => row['notified'] !== true).map((row) => String(row['id']));
      return { notified: rows.length - missed.length, missed };
    },
    /** Gives everybody a webhook and no quiet hours. */
    async hookEverybody(hook: string): Promise<void> {
      await sql`update users set notify = '{"quiet": null}'`;
      await sql`
        insert into webhooks (id, account_id, url, shape, secret, created_at)
        select 'hook-' || id, id, ${hook}, 'generic', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', now() from users`;
    },
    /** Inserts a message that was given up. */
    async giveUp(id: string): Promise<void> {
      await sql`
        insert into outbox (id, kind, event, revision, state, due_at, attempts, trouble, created_at, settled_at)
        values (${id}, 'mail', 'turn', 7, 'dead', now(), 9, 'busy', now(), now())`;
    },
    /** Inserts many rows: settled ones, some that wait, and a few that are due. */
    async fill(many: number, due: number, now: Date): Promise<void> {
      // Not by the way of the site, which gives up after ten seconds.
      await withClient(url, async (client) => {
        await client.query(
          `insert into outbox (id, kind, event, revision, state, due_at, created_at, settled_at)
         select 'filler-' || n, 'webhook', 'turn', 1,
           case when n % 10 = 0 then 'waiting' else 'sent' end,
           case when n % 10 = 0 and n <= $2::int * 10 then $3::timestamptz - interval '1 minute' else $3::timestamptz + interval '1 day' end,
           $3::timestamptz, case when n % 10 = 0 then null else $3::timestamptz end
         from generate_series(1, $1::int) n`,
          [many, due, now],
        );
        await client.query('analyze outbox');
      });
    },
    /** Returns the query plan of a statement. */
    async explain({ query, params }: SentStatement): Promise<string> {
      const rows = await sql.query(`explain ${query}`, params);
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    },
  };
}
