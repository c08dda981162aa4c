import type { TestDatabase } from '@slow-train/local/testing';
import { neon } from '@neondatabase/serverless';

/** Reads and writes what a test's database stores about accounts, past the Worker. */
export function accountRows({ url }: TestDatabase) {
  const sql = neon(url);
  return {
    /** Returns the ids of an account's sessions, oldest first. */
    async sessions(account: string): Promise<string[]> {
      const rows = await sql`select id from sessions where user_id = ${account} order by created_at`;
      return rows.map((row) => String(row['id']));
    },
    /** Returns the user agents of an account's sessions. */
    async userAgents(account: string): Promise<unknown[]> {
      return (await sql`select user_agent from sessions where user_id = ${account}`).map((row) => row['user_agent']);
    },
    /** Ends a session as if from another browser. */
    async revoke(session: string): Promise<void> {
      await sql`delete from sessions where id = ${session}`;
    },
    /** Sets a session's token, for example to one of an older release. */
    async setToken(session: string, token: string): Promise<void> {
      await sql`update sessions set token = ${token} where id = ${session}`;
    },
    /** Ages all passkey challenges and hand-offs by this many minutes. */
    async age(minutes: number): Promise<void> {
      await sql`update verifications set expires_at = expires_at - make_interval(mins => ${minutes})`;
      await sql`update hand_offs set expires_at = expires_at - make_interval(mins => ${minutes})`;
    },
    /** Stops mail to an address, as after a bounce. */
    async stopMail(email: string): Promise<void> {
      await sql`insert into mail_stops (email, reason, at) values (${email}, 'bounced', now())`;
    },
    /** Lets the seven days be over after which deleted accounts are gone. */
    async endDeletions(): Promise<void> {
      await sql`update users set delete_at = now() - interval '1 hour' where delete_at is not null`;
      await sql`update lost_guests set due_at = now() - interval '1 hour'`;
    },
    /** Returns how often it is noted that an account's owner deleted it. */
    async ownDeletions(account: string): Promise<number> {
      const [row] =
        await sql`select count(*)::int as many from audit_log where target = ${account} and command = 'delete-own-account'`;
      return Number(row?.['many']);
    },
    /** Ages an account by this many minutes. */
    async ageAccount(account: string, minutes: number): Promise<void> {
      await sql`update users set created_at = created_at - make_interval(mins => ${minutes}) where id = ${account}`;
    },
    /** Ages an account's sessions by this many days. */
    async ageSessions(account: string, days: number): Promise<void> {
      await sql`update sessions set expires_at = expires_at - make_interval(days => ${days}), updated_at = updated_at - make_interval(days => ${days}) where user_id = ${account}`;
    },
    /** Returns the number of days until an account's sessions expire. */
    async daysLeft(account: string): Promise<number> {
      const [row] =
        await sql`select extract(epoch from min(expires_at) - now()) / 86400 as days from sessions where user_id = ${account}`;
      return Number(row?.['days']);
    },
    /** Moves the last proof in each of an account's browsers this many minutes into the past. */
    async ageSignIns(account: string, minutes: number): Promise<void> {
      await sql`update sessions set proved_at = proved_at - make_interval(mins => ${minutes}) where user_id = ${account}`;
    },
    /** Makes an account's sessions look as an earlier release left them. */
    async forgetSignIns(account: string): Promise<void> {
      await sql`update sessions set method = null, proved_at = null where user_id = ${account}`;
    },
    /** Sets the last use of an account's sessions to this many minutes ago. */
    async lastUsed(account: string, minutes: number): Promise<void> {
      await sql`update sessions set updated_at = now() - make_interval(mins => ${minutes}) where user_id = ${account}`;
    },
    /** Ages all counted tries by this many minutes. */
    async ageAttempts(minutes: number): Promise<void> {
      await sql`update attempts set resets_at = resets_at - make_interval(mins => ${minutes})`;
    },
    /** Does something once, and counts it `times` times. */
    async fillAttempts(limit: string, once: () => Promise<Response>, times: number): Promise<void> {
      await once();
      await sql`update attempts set count = ${times} where key like ${`${limit}:%`}`;
    },
    /** Gives an account a name that the service itself may no longer accept. */
    async rename(account: string, name: string): Promise<void> {
      await sql`update users set name = ${name} where id = ${account}`;
    },
    async settings(account: string, settings: object): Promise<void> {
      await sql`update users set settings = ${JSON.stringify(settings)}::jsonb where id = ${account}`;
    },
    /** Returns the tables with a row in which this text occurs. */
    async mentions(text: string): Promise<string[]> {
      const tables = await sql`select table_name as name from information_schema.tables where table_schema = 'public'`;
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await sql.query(`select 1 from "${String(name)}" t where to_jsonb(t)::text like $1`, [
          `%${text}%`,
        ]);
        if (rows.length > 0) found.push(String(name));
      }
      return found;
    },
    async addressTaken(email: string): Promise<boolean> {
      return (await sql`select 1 from users where email = ${email}`).length > 0;
    },
    /** Ages all mailed codes and links by this many minutes. */
    async ageProofs(minutes: number): Promise<void> {
      await sql`update mail_proofs set expires_at = expires_at - make_interval(mins => ${minutes})`;
    },
    /** Makes all mailed codes and links this many minutes older, without changing how long they are valid. */
    async ageCodes(minutes: number): Promise<void> {
      await sql`update mail_proofs set created_at = created_at - make_interval(mins => ${minutes})`;
    },
    /** Confirms an account's address without a mail. */
    async confirmAddress(account: string): Promise<void> {
      await sql`update users set email_verified = true, email = ${`${account}@example.org`.toLowerCase()} where id = ${account}`;
    },
    /** Adds this many made-up passkeys to an account. */
    async addPasskeys(account: string, count: number): Promise<void> {
      await sql`
        insert into passkeys (id, user_id, name, credential_id, public_key, algorithm, transports, counter)
        select ${account} || n, ${account}, 'Passkey', ${account} || n, '', 'ES256', '{}', 0
        from generate_series(1, ${count}::int) n`;
    },
    /** Returns a table's content as text, to look for secrets in. */
    async text(table: 'attempts' | 'hand_offs' | 'mail_proofs' | 'passkeys' | 'verifications'): Promise<string> {
      return JSON.stringify(await sql.query(`select * from ${table}`));
    },
    /** Returns an account's address, confirmed or placeholder. */
    async address(account: string): Promise<unknown> {
      const [row] = await sql`select email from users where id = ${account}`;
      return row?.['email'];
    },
    async guest(account: string): Promise<unknown> {
      const [row] = await sql`select is_anonymous from users where id = ${account}`;
      return row?.['is_anonymous'];
    },
  };
}
