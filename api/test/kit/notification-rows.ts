import { neon } from '@neondatabase/serverless';
import type { TestDatabase } from '@slow-train/local/testing';

/** Reads and writes what a test's database stores about notifications, past the Worker. */
export function notificationRows({ url }: TestDatabase) {
  const sql = neon(url);
  return {
    /** Returns the events of a game as `event account inviter`, without those that remind of an invitation. */
    async events(game: string): Promise<string[]> {
      const rows = await sql`
        select event, account_id, "by" from outbox
        where kind = 'notice' and game_id = ${game} and (event <> 'invited' or minutes is null) order by id`;
      return rows.map((row) => `${String(row['event'])} ${String(row['account_id'])} ${String(row['by'])}`);
    },
    /** Stops mail to an address. */
    async stopMail(email: string): Promise<void> {
      await sql`insert into mail_stops (email, reason, at) values (${email}, 'bounced', now())`;
    },
    /** Sets the deadline of the current turn. */
    async setDeadline(game: string, at: Date): Promise<void> {
      await sql`update games set turn_by = ${at.toISOString()}::timestamptz where id = ${game}`;
    },
    /** Lists the tables in which rows of an account remain, other than its own. */
    async kept(account: string): Promise<string[]> {
      const rows = await sql`
        select 'push' as what from push_subscriptions where account_id = ${account}
        union all select 'webhook' from webhooks where account_id = ${account}
        union all select 'choice' from game_notification_preferences where account_id = ${account}
        union all select 'feed' from feeds where account_id = ${account}
        union all select 'outbox' from outbox where account_id = ${account}`;
      return [...new Set(rows.map((row) => String(row['what'])))].toSorted();
    },
    /** Returns all stored feeds as text, to look for secrets in. */
    async feeds(): Promise<string> {
      return JSON.stringify(await sql`select * from feeds`);
    },
  };
}
