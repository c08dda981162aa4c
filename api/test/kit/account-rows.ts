import type { TestDatabase } from '@slow-train/local/testing';
import { neon, neonConfig } from '@neondatabase/serverless';

/** Looks into what a test's database keeps about accounts, behind the Worker's back. */
export function accountRows({ url, endpoint }: TestDatabase) {
  neonConfig.fetchEndpoint = endpoint;
  const sql = neon(url);
  return {
    /** Ids of the sessions of an account, oldest first. */
    async sessions(account: string): Promise<string[]> {
      const rows = await sql`select id from sessions where user_id = ${account} order by created_at`;
      return rows.map((row) => String(row['id']));
    },
    /** How the browsers describe themselves that are signed in to an account. */
    async userAgents(account: string): Promise<unknown[]> {
      return (await sql`select user_agent from sessions where user_id = ${account}`).map((row) => row['user_agent']);
    },
    /** Signs a browser out from elsewhere. */
    async revoke(session: string): Promise<void> {
      await sql`delete from sessions where id = ${session}`;
    },
    /** Gives a session the token that another release gave it. */
    async setToken(session: string, token: string): Promise<void> {
      await sql`update sessions set token = ${token} where id = ${session}`;
    },
    /** Lets so many minutes pass for all that was asked for. */
    async age(minutes: number): Promise<void> {
      await sql`update verifications set expires_at = expires_at - make_interval(mins => ${minutes})`;
      await sql`update hand_offs set expires_at = expires_at - make_interval(mins => ${minutes})`;
    },
    /** Lets so many minutes pass since an account was made. */
    async ageAccount(account: string, minutes: number): Promise<void> {
      await sql`update users set created_at = created_at - make_interval(mins => ${minutes}) where id = ${account}`;
    },
    /** Lets so many days pass for the sessions of an account. */
    async ageSessions(account: string, days: number): Promise<void> {
      await sql`update sessions set expires_at = expires_at - make_interval(days => ${days}), updated_at = updated_at - make_interval(days => ${days}) where user_id = ${account}`;
    },
    /** Days until the sessions of an account are over. */
    async daysLeft(account: string): Promise<number> {
      const [row] =
        await sql`select extract(epoch from min(expires_at) - now()) / 86400 as days from sessions where user_id = ${account}`;
      return Number(row?.['days']);
    },
    /** Lets the last use of an account's sessions be so many minutes ago. */
    async lastUsed(account: string, minutes: number): Promise<void> {
      await sql`update sessions set updated_at = now() - make_interval(mins => ${minutes}) where user_id = ${account}`;
    },
    /** Lets so many minutes pass for all that is counted. */
    async ageAttempts(minutes: number): Promise<void> {
      await sql`update attempts set resets_at = resets_at - make_interval(mins => ${minutes})`;
    },
    /** Does something once, and lets it count as so many times. */
    async fillAttempts(limit: string, once: () => Promise<Response>, times: number): Promise<void> {
      await once();
      await sql`update attempts set count = ${times} where key like ${`${limit}:%`}`;
    },
    async settings(account: string, settings: object): Promise<void> {
      await sql`update users set settings = ${JSON.stringify(settings)}::jsonb where id = ${account}`;
    },
    async addressTaken(email: string): Promise<boolean> {
      return (await sql`select 1 from users where email = ${email}`).length > 0;
    },
    /** Lets so many minutes pass for all that was mailed. */
    async ageProofs(minutes: number): Promise<void> {
      await sql`update mail_proofs set expires_at = expires_at - make_interval(mins => ${minutes})`;
    },
    /** What proves an address, without the mail. */
    async confirmAddress(account: string): Promise<void> {
      await sql`update users set email_verified = true, email = ${`${account}@example.org`.toLowerCase()} where id = ${account}`;
    },
    /** Gives an account so many passkeys that nobody has. */
    async addPasskeys(account: string, count: number): Promise<void> {
      await sql`
        insert into passkeys (id, user_id, name, credential_id, public_key, algorithm, transports, counter)
        select ${account} || n, ${account}, 'Passkey', ${account} || n, '', 'ES256', '{}', 0
        from generate_series(1, ${count}::int) n`;
    },
    /** Everything in a table, as one text to look for secrets in. */
    async text(table: 'attempts' | 'hand_offs' | 'mail_proofs' | 'passkeys' | 'verifications'): Promise<string> {
      return JSON.stringify(await sql.query(`select * from ${table}`));
    },
    /** The address of an account, whether it was proved or leads nowhere. */
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
