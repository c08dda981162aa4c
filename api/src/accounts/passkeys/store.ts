import type { Passkey } from '@slow-train/protocol';
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { passkeys, users, verifications } from '../../schema/accounts.ts';
import type { PublicKey } from './public-key.ts';
import type { Registered } from './verify-registration.ts';

/** For each account. */
export const MOST_PASSKEYS = 20;

/** The parts of a passkey needed to sign in. */
export interface KnownPasskey {
  readonly id: string;
  readonly account: string;
  readonly key: PublicKey;
}

/** A passkey to store, with its owner's and their browser's description of it. */
export interface NewRow extends Registered {
  readonly id: string;
  readonly name: string;
  readonly transports: readonly string[];
}

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

// The queries about passkeys. Each function is one round trip, and touches only rows of the account it names.

const own = (account: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, account));
/** Serializes changes to an account's ways in: otherwise two removals could each leave the other's as the last. */
const locked = (db: Database, account: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, account)).for('update');

/** Oldest first. */
export async function list(db: Database, account: string): Promise<Passkey[]> {
  const rows = await db
    .select(shown)
    .from(passkeys)
    .where(eq(passkeys.userId, account))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(passkeyFrom);
}

export async function credentialIds(db: Database, account: string): Promise<string[]> {
  const rows = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, account));
  return rows.map(({ id }) => id);
}

export async function find(db: Database, credentialId: string): Promise<KnownPasskey | undefined> {
  const { id, userId: account, algorithm, publicKey: spki } = passkeys;
  const [row] = await db
    .select({ id, account, key: { algorithm, spki } })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

/**
 * Stores a passkey, and makes a guest's account permanent.
 * @returns undefined if the account has as many as allowed, or if any account has this one already
 */
export async function add(db: Database, account: string, row: NewRow): Promise<Passkey | undefined> {
  const transports = sql.param([...row.transports], passkeys.transports);
  const count = sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${account})`;
  const [, , , [added]] = await db.batch([
    locked(db, account),
    db.execute(sql`
      insert into ${passkeys}
        (id, user_id, name, credential_id, public_key, algorithm, transports, counter)
      select ${row.id}, ${account}, ${row.name}, ${row.credentialId}, ${row.spki}, ${row.algorithm}, ${transports},
        ${row.counter}::bigint
      where ${count} < ${MOST_PASSKEYS}
      on conflict (credential_id) do nothing`),
    db
      .update(users)
      .set({ isAnonymous: false })
      .where(and(eq(users.id, account), sql`${count} > 0`)),
    db.select(shown).from(passkeys).where(own(account, row.id)),
  ]);
  return added && passkeyFrom(added);
}

export async function rename(db: Database, account: string, id: string, name: string): Promise<Passkey | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(own(account, id)).returning(shown);
  return row && passkeyFrom(row);
}

/** Removes a passkey, unless it is the last way into its account. @returns the outcome */
export async function remove(db: Database, account: string, id: string): Promise<'removed' | 'last' | 'unknown'> {
  const isOther = sql`exists (select 1 from ${passkeys} other where other.user_id = ${account} and other.id <> ${id})`;
  const hasAddress = sql`exists (select 1 from ${users} where ${users.id} = ${account} and ${users.emailVerified})`;
  const [, removed, left] = await db.batch([
    locked(db, account),
    db
      .delete(passkeys)
      .where(and(own(account, id), or(isOther, hasAddress)))
      .returning({ id: passkeys.id }),
    db.select({ id: passkeys.id }).from(passkeys).where(own(account, id)),
  ]);
  if (removed.length > 0) return 'removed';
  return left.length > 0 ? 'last' : 'unknown';
}

/** Records a use. @returns false if the counter should have grown and has not (WebAuthn section 7.2 step 21) */
export async function noteUse(
  db: Database,
  { id, account }: KnownPasskey,
  counter: number,
  at: Date,
): Promise<boolean> {
  const grows = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(own(account, id), grows))
    .returning({ id: passkeys.id });
  return used.length === 1;
}

function passkeyFrom({
  createdAt,
  lastUsedAt,
  ...rest
}: Omit<Passkey, 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date | null }): Passkey {
  return { ...rest, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Stores a challenge that can be answered until it expires. */
export async function addChallenge(
  db: Database,
  row: { readonly id: string; readonly identifier: string; readonly expiresAt: Date },
): Promise<void> {
  await db.insert(verifications).values({ ...row, value: '' });
}

/** Removes a challenge. @returns whether it could still be answered; of concurrent calls only one gets true */
export async function removeChallenge(db: Database, identifier: string): Promise<boolean> {
  const removed = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)))
    .returning({ id: verifications.id });
  return removed.length === 1;
}
