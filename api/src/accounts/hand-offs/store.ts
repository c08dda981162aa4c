import type { HandOff } from '@slow-train/protocol';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isOrphaned, type Database } from '../../platform/database.ts';
import { handOffs, sessions } from '../../schema/accounts.ts';
import type { Session } from '../../session/session.ts';

const isOpen = and(isNull(handOffs.usedAt), gt(handOffs.expiresAt, sql`now()`));

/** Returns the statement that ends the hand-offs which a session shows. */
export const handOffsEnding = (db: Database, session: string) =>
  db
    .update(handOffs)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(handOffs.sessionId, session), isOpen));

// The queries about hand-offs. Each function is one round trip to the database.

const own = (account: string, id: string) => and(eq(handOffs.id, id), eq(handOffs.userId, account));
/** The session that shows it still exists and has not expired. */
const isShown = sql`exists (
  select 1 from ${sessions} where ${sessions.id} = ${handOffs.sessionId} and ${sessions.expiresAt} > now()
)`;
/** @param hash of the token or of the code */
const usable = (hash: string) => and(or(eq(handOffs.tokenHash, hash), eq(handOffs.codeHash, hash)), isOpen, isShown);

/** Creates a hand-off in place of the session's previous one. @returns false if the session has ended */
export async function open(
  db: Database,
  { account, id: session }: Pick<Session, 'account' | 'id'>,
  row: Pick<typeof handOffs.$inferInsert, 'id' | 'tokenHash' | 'codeHash' | 'expiresAt'>,
): Promise<boolean> {
  try {
    await db.batch([
      // Concurrent requests would not see each other's row.
      db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session)).for('update'),
      handOffsEnding(db, session),
      db.insert(handOffs).values({ ...row, sessionId: session, userId: account }),
    ]);
    return true;
  } catch (error) {
    if (isOrphaned(error)) return false;
    throw error;
  }
}

export async function find(db: Database, account: string, id: string): Promise<HandOff | undefined> {
  const [row] = await db
    .select({ id: handOffs.id, usedAt: handOffs.usedAt, usedBy: handOffs.usedBy, isOpen: sql<boolean>`${isOpen}` })
    .from(handOffs)
    .where(own(account, id));
  return row && { id: row.id, state: stateOf(row), userAgent: row.usedBy };
}

/** Revokes a hand-off. @returns false if there is none */
export async function revoke(db: Database, account: string, id: string): Promise<boolean> {
  const [, found] = await db.batch([
    db
      .update(handOffs)
      .set({ expiresAt: sql`now()` })
      .where(and(own(account, id), isOpen)),
    db.select({ id: handOffs.id }).from(handOffs).where(own(account, id)),
  ]);
  return found.length > 0;
}

/** Returns the account that a token or code would sign in to now; undefined for an invalid one. */
export async function accountOf(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await db.select({ account: handOffs.userId }).from(handOffs).where(usable(hash));
  return row?.account;
}

/** Uses up a hand-off by its token or code. @returns whether it was valid; of concurrent calls only one gets true */
export async function use(db: Database, hash: string, userAgent: string, at: Date): Promise<boolean> {
  const used = await db
    .update(handOffs)
    .set({ usedAt: at, usedBy: userAgent })
    .where(usable(hash))
    .returning({ id: handOffs.id });
  return used.length === 1;
}

function stateOf({ usedAt, isOpen }: { readonly usedAt: Date | null; readonly isOpen: boolean }): HandOff['state'] {
  if (usedAt !== null) return 'used';
  return isOpen ? 'waiting' : 'over';
}
