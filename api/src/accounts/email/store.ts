import type { Language } from '@slow-train/protocol/languages';
import { and, eq, exists, gt, gte, inArray, isNull, lte, notLike, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { moderationAdoption } from '../../account-data/moderation-store.ts';
import type { AccountId } from '../../game/seats.ts';
import { isTaken, type Database } from '../../platform/database.ts';
import { passkeys, sessions, users } from '../../schema/accounts.ts';
import { EXTENDABLE_HOURS, mailProofs, REPEATED_HOURS } from '../../schema/mail-proofs.ts';

// The queries about addresses, and the codes and links that prove them. Each function is one round trip.

/** Strangers' tries at a code, after which only its link or another mail works. */
const MOST_TRIES = 5;
/** The largest `integer` of PostgreSQL. */
const ANY_NUMBER = 2 ** 31 - 1;

export type CodeUser = 'owner' | 'stranger';

/** A code as it is stored, and who has typed it. */
export interface TriedCode {
  readonly key: string;
  readonly codeHash: string;
  /** `owner` for a device of the address, whose tries are limited on their own (`triesForInbox`). */
  readonly by: CodeUser;
}

type ProofRow = typeof mailProofs.$inferInsert;

/**
 * Keeps a code and its link; those of the previous mail instead while they are valid.
 * @returns the seed of those kept, and whether their address is an account's
 */
export async function keepProof(
  db: Database,
  row: ProofRow,
): Promise<{ readonly seed: string | null; readonly isKnown: boolean } | undefined> {
  const isGood = sql`(${mailProofs.expiresAt} > now() and ${mailProofs.tries} < ${MOST_TRIES}
    and ${mailProofs.createdAt} > now() - make_interval(hours => ${REPEATED_HOURS}))`;
  const kept = (column: AnyPgColumn) =>
    sql`case when ${isGood} then ${column} else excluded.${sql.identifier(column.name)} end`;
  const isOwner = db.select({ id: users.id }).from(users).where(eq(users.email, row.email));
  const [stored] = await db
    .insert(mailProofs)
    .values(row)
    .onConflictDoUpdate({
      target: mailProofs.key,
      set: {
        seed: kept(mailProofs.seed),
        codeHash: kept(mailProofs.codeHash),
        linkHash: kept(mailProofs.linkHash),
        tries: kept(mailProofs.tries),
        createdAt: kept(mailProofs.createdAt),
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .returning({ seed: mailProofs.seed, isKnown: sql<boolean>`${exists(isOwner)}` });
  return stored;
}

/** Moves the end of a code and its link, if they were made lately and are not used up. */
export async function postponeExpiry(db: Database, key: string, expiresAt: Date): Promise<void> {
  await db
    .update(mailProofs)
    .set({ expiresAt })
    .where(
      and(eq(mailProofs.key, key), gt(mailProofs.createdAt, sql`now() - make_interval(hours => ${EXTENDABLE_HOURS})`)),
    );
}

/** Stores a link on its own. */
export async function addLink(db: Database, row: ProofRow): Promise<void> {
  await db.insert(mailProofs).values(row);
}

/** A link to a game, for the account that has this address. */
interface EntryRow {
  readonly account: string;
  readonly email: string;
  readonly game: string;
  readonly hash: string;
}

/** What such a link was for. The game is null for one of an earlier release. */
export interface UsedEntry {
  readonly account: AccountId;
  readonly game: string | null;
}

/** Stores links to games, except those that exist, and those of accounts that are gone or have another address. */
export async function addEntries(
  db: Database,
  rows: readonly EntryRow[],
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await db.execute(sql`
    insert into ${mailProofs} (key, email, user_id, link_hash, created_at, expires_at)
    select 'entry:' || made.game || ':' || made.hash, ${users.email}, ${users.id}, made.hash, ${createdAt.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(account text, email text, game text, hash text)
    join ${users} on ${users.id} = made.account and ${users.email} = made.email and ${users.emailVerified}
    on conflict (key) do nothing`);
}

/** Uses up a link to a game; its row stays. @returns undefined if it is invalid, or of an earlier address */
export async function useEntryLink(db: Database, linkHash: string): Promise<UsedEntry | undefined> {
  const isTheirs = and(
    eq(users.id, mailProofs.userId),
    eq(users.email, mailProofs.email),
    users.emailVerified,
    // Only a fresh sign-in keeps the account.
    isNull(users.deleteAt),
  );
  const [used] = await db
    .update(mailProofs)
    .set({ linkHash: null })
    .from(users)
    .where(and(isGoodLink(linkHash), isTheirs))
    .returning({ account: users.id, key: mailProofs.key });
  return used && { account: used.account, game: /^entry:([^:]+):/.exec(used.key)?.[1] ?? null };
}

/** Uses up a link for signing in. @returns the address it was mailed to; undefined if it is invalid */
export async function useAddressLink(db: Database, linkHash: string): Promise<string | undefined> {
  const [used] = await db.delete(mailProofs).where(isGoodLink(linkHash)).returning({ email: mailProofs.email });
  return used?.email;
}

/** Whether the row of `mail_proofs` has this link, and is still valid. */
const isGoodLink = (linkHash: string) => and(eq(mailProofs.linkHash, linkHash), gt(mailProofs.expiresAt, sql`now()`));

/** Returns a code's statements for a batch, and the condition that it is valid. `count` has to come first. */
function codeStatements(db: Database, { key, codeHash, by }: TriedCode) {
  const isGood = and(
    eq(mailProofs.key, key),
    eq(mailProofs.codeHash, codeHash),
    lte(mailProofs.tries, by === 'owner' ? ANY_NUMBER : MOST_TRIES),
    gt(mailProofs.expiresAt, sql`now()`),
  );
  return {
    /** Locks the row until the batch is done: a concurrent try waits, then finds this one counted, or the row gone. */
    count: db
      .update(mailProofs)
      .set({ tries: sql`${mailProofs.tries} + 1` })
      .where(eq(mailProofs.key, key)),
    isGood: sql`exists (select 1 from ${mailProofs} where ${isGood})`,
    /** Deletes and returns the row if the code is valid, so only once; returns nothing if `also` does not hold. */
    use: (also?: SQL) => db.delete(mailProofs).where(and(isGood, also)).returning({ email: mailProofs.email }),
  };
}

/** Counts a try of a code, and uses it up. @returns whether it was valid */
export async function takeCode(db: Database, code: TriedCode): Promise<boolean> {
  const { count, use } = codeStatements(db, code);
  const [, used] = await db.batch([count, use()]);
  return used.length === 1;
}

/** Gives an account the address that a code proves. All or nothing: a correct code for an address that is taken stays valid. */
export async function setAddress(
  db: Database,
  account: AccountId,
  email: string,
  code: TriedCode,
): Promise<'changed' | 'wrong' | 'taken'> {
  const { count, isGood, use } = codeStatements(db, code);
  // A guest who has just been merged no longer exists, but their code is still needed.
  const isThere = exists(db.select().from(users).where(eq(users.id, account)));
  try {
    const [, , used] = await db.batch([
      count,
      db
        .update(users)
        .set({ email, emailVerified: true, isAnonymous: false })
        .where(and(eq(users.id, account), isGood)),
      use(isThere),
    ]);
    return used.length === 1 ? 'changed' : 'wrong';
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** Returns the account that has an address; undefined if none has. */
export async function accountWith(db: Database, email: string): Promise<AccountId | undefined> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return known?.id;
}

/**
 * Finds the account with an address, or makes one; concurrent calls for a new address make one account.
 * @param id of a new account
 * @param inboxHash of `hashOfInbox`
 */
export async function ensureAccount(
  db: Database,
  { id, email, language, inboxHash }: { id: AccountId; email: string; language: Language; inboxHash: string },
): Promise<{ readonly id: AccountId; readonly isNew: boolean }> {
  const [[user]] = await db.batch([
    db
      .insert(users)
      .values({ id, name: '', email, emailVerified: true, settings: { spoken: language } })
      .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
      // An inserted row has no earlier version.
      .returning({ id: users.id, isNew: sql<boolean>`(xmax = 0)` }),
    // Sanctions and reports of the account that last had this address.
    ...moderationAdoption(db, email, inboxHash),
  ]);
  if (user === undefined) throw new Error('An account was neither found nor made.');
  return user;
}

/**
 * Returns the statement that ends the mailed ways into an account: codes and links to sign in, and links to games. Their
 * rows stay, so that a mail sent once more does not make them valid again. Links that restore an address stay valid: they
 * are the owner's way back from an intruder.
 * @param codeKey the row of codes for the account's address, by `signInKey`; null without an address
 * @param isDue whether to do it at all
 */
export function mailedWaysEnding(db: Database, account: AccountId, codeKey: string | null, isDue?: SQL) {
  const isOfAccount = and(eq(mailProofs.userId, account), notLike(mailProofs.key, 'restore:%'));
  return db
    .update(mailProofs)
    .set({ linkHash: null, codeHash: null, tries: MOST_TRIES })
    .where(and(codeKey === null ? isOfAccount : or(isOfAccount, eq(mailProofs.key, codeKey)), isDue));
}

/**
 * Gives an account back the address of a link, signs it out everywhere, and removes its passkeys and the links of later
 * changes.
 * @returns the account, and the address that it had; undefined if the link is invalid, `taken` if another has the address
 */
export async function restoreByLink(
  db: Database,
  linkHash: string,
): Promise<{ readonly account: AccountId; readonly replaced: string | null } | 'taken' | undefined> {
  const isGood = isGoodLink(linkHash);
  const account = db.select({ id: mailProofs.userId }).from(mailProofs).where(isGood);
  const since = db.select({ at: mailProofs.createdAt }).from(mailProofs).where(isGood);
  try {
    const [[before], [restored]] = await db.batch([
      db.select({ email: users.email, isReal: users.emailVerified }).from(users).where(inArray(users.id, account)),
      db
        .update(users)
        .set({ email: sql`${mailProofs.email}`, emailVerified: true, signedOutAt: sql`now()` })
        .from(mailProofs)
        .where(and(isGood, eq(users.id, mailProofs.userId)))
        .returning({ id: users.id }),
      db.delete(sessions).where(inArray(sessions.userId, account)),
      db.delete(passkeys).where(inArray(passkeys.userId, account)),
      db.delete(mailProofs).where(and(inArray(mailProofs.userId, account), gte(mailProofs.createdAt, sql`(${since})`))),
    ]);
    return restored && { account: restored.id, replaced: before?.isReal === true ? before.email : null };
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}
