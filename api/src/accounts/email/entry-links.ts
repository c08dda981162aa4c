import { and, eq, sql } from 'drizzle-orm';
import type { Settings } from '../../env.ts';
import { users } from '../accounts.sql.ts';
import { keyedHash } from '../keyed-hash.ts';
import { pageOf } from './mail-me.ts';
import { isGoodLink, linkHashOf, type Needs } from './mail-proofs.ts';
import { mailProofs } from './mail-proofs.sql.ts';

const HOUR = 3_600_000;
/** Hours that the link to a table in a mail signs its reader in. It opens the table for ever. */
export const ENTRY_HOURS = 48;

/** A link to a table in a mail to the address of an account. */
export interface Entry {
  readonly account: string;
  readonly email: string;
  /** Of the mail: the same for every attempt at it. */
  readonly key: string;
  readonly game: string;
}

/** The token of such a link: the same for every attempt at a mail, so that whichever arrives is good. Asks nobody. */
export function entryToken(settings: Pick<Settings, 'AUTH_SECRET'>, key: string, game: string): Promise<string> {
  return keyedHash(settings, 'entry', key, game);
}

/** The link itself, once `newEntries` has made it good. Asks nobody. */
export async function entryLink(
  settings: Pick<Settings, 'AUTH_SECRET' | 'APP_URL'>,
  key: string,
  game: string,
): Promise<string> {
  return pageOf(settings.APP_URL, `tables/${game}`, await entryToken(settings, key, game));
}

/**
 * Makes the links of mails good, before these are sent: one statement for all. What was made before stays as it is, so a
 * link that was used stays used; an account that is gone, or has another address by now, gets none.
 */
export async function newEntries(services: Needs, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const { db, settings, now } = services;
  const rows = await Promise.all(
    entries.map(async ({ account, email, key, game }) => {
      const hash = await linkHashOf(services, 'entry', await entryToken(settings, key, game));
      return { account, email, hash };
    }),
  );
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + ENTRY_HOURS * HOUR);
  await db.execute(sql`
    insert into ${mailProofs} (key, email, user_id, link_hash, created_at, expires_at)
    select 'entry:' || made.hash, ${users.email}, ${users.id}, made.hash, ${createdAt.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(account text, email text, hash text)
    join ${users} on ${users.id} = made.account and ${users.email} = made.email and ${users.emailVerified}
    on conflict (key) do nothing`);
}

/**
 * Uses such a link up: its row stays until it runs out, so that another attempt at the mail makes no second use.
 * @returns the account that it signs in; null if it is not good, or the mail did not go to what is its address now
 */
export async function useEntry(services: Needs, token: string): Promise<string | null> {
  const isTheirs = and(eq(users.id, mailProofs.userId), eq(users.email, mailProofs.email), users.emailVerified);
  const [used] = await services.db
    .update(mailProofs)
    .set({ linkHash: null })
    .from(users)
    .where(and(await isGoodLink(services, 'entry', token), isTheirs))
    .returning({ account: users.id });
  return used?.account ?? null;
}
