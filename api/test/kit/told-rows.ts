import { neon, neonConfig } from '@neondatabase/serverless';
import type { TestDatabase } from '@slow-train/local/testing';

/** Looks into what a test's database keeps about who is told what, behind the Worker's back. */
export function toldRows({ url, endpoint }: TestDatabase) {
  neonConfig.fetchEndpoint = endpoint;
  const sql = neon(url);
  return {
    /** Whom the notices of a table are for, and what they are about, as `event account`. */
    async notices(game: string): Promise<string[]> {
      const rows = await sql`
        select event, account_id, "by" from outbox
        where kind = 'notice' and game_id = ${game} order by id`;
      return rows.map((row) => `${String(row['event'])} ${String(row['account_id'])} ${String(row['by'])}`);
    },
    /** Sends nothing more to an address. */
    async stopMail(email: string): Promise<void> {
      await sql`insert into mail_stops (email, reason, at) values (${email}, 'bounced', now())`;
    },
    /** Gives the people that a table waits for time until then. */
    async setDeadline(game: string, at: Date): Promise<void> {
      await sql`update games set turn_by = ${at.toISOString()}::timestamptz where id = ${game}`;
    },
    /** What of an account is kept where; without what stands in its own row. */
    async kept(account: string): Promise<string[]> {
      const rows = await sql`
        select 'push' as what from push_subscriptions where account_id = ${account}
        union all select 'webhook' from webhooks where account_id = ${account}
        union all select 'choice' from table_choices where account_id = ${account}
        union all select 'feed' from feeds where account_id = ${account}
        union all select 'outbox' from outbox where account_id = ${account}`;
      return [...new Set(rows.map((row) => String(row['what'])))].toSorted();
    },
    /** Everything about feeds and webhooks, as one text to look for secrets in. */
    async feeds(): Promise<string> {
      return JSON.stringify(await sql`select * from feeds`);
    },
  };
}
