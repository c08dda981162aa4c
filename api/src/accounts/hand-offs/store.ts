import type { HandOff } from '@slow-train/protocol';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
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

/** Returns the id of the row of a hand-off's code to type, beside that of its token. */
const codeOf = (id: string): string => `${id}-code`;
const own = (account: string, id: string) => and(inArray(handOffs.id, [id, codeOf(id)]), eq(handOffs.userId, account));
/** The session that shows it still exists and has not expired. */
const isShown = sql`exists (
  select 1 from ${sessions} where ${sessions.id} = ${handOffs.sessionId} and ${sessions.expiresAt} > now()
)`;
const usable = (tokenHash: string) => and(eq(handOffs.tokenHash, tokenHash), isOpen, isShown);

interface NewRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** Creates a hand-off in place of the session's previous one. @returns false if the session has ended */
export async function open(
  db: Database,
  { account, id: session }: Pick<Session, 'account' | 'id'>,
  { id, tokenHash, codeHash, expiresAt }: NewRow,
): Promise<boolean> {
  try {
    await db.batch([
      // Concurrent requests would not see each other's row.
      db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session)).for('update'),
      handOffsEnding(db, session),
      db.insert(handOffs).values(
        [
          { id, tokenHash },
          { id: codeOf(id), tokenHash: codeHash },
        ].map((row) => ({ ...row, expiresAt, sessionId: session, userId: account })),
      ),
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
    .where(and(own(account, id), eq(handOffs.id, id)));
  return row && { id: row.id, state: stateOf(row), userAgent: row.usedBy };
}

/** Revokes a hand-off. @returns false if there is none */
export async function revoke(db: Database, account: string, id: string): Promise<boolean> {
  const [, found] = await db.batch([
    db
      .update(handOffs)
      .set({ expiresAt: sql`now()` })
      .where(and(own(account, id), isOpen)),
    db
      .select({ id: handOffs.id })
      .from(handOffs)
      .where(and(own(account, id), eq(handOffs.id, id))),
  ]);
  return found.length > 0;
}

/** Returns the account that a token would sign in to now; undefined for an invalid one. */
export async function accountOf(db: Database, tokenHash: string): Promise<string | undefined> {
  const [row] = await db.select({ account: handOffs.userId }).from(handOffs).where(usable(tokenHash));
  return row?.account;
}

/** Uses up a token or code, and the other one of its session. @returns whether it was valid; of concurrent calls only one gets true */
export async function use(db: Database, tokenHash: string, userAgent: string, at: Date): Promise<boolean> {
  const shownBy = db.select({ id: handOffs.sessionId }).from(handOffs).where(usable(tokenHash));
  const used = await db
    .update(handOffs)
    .set({ usedAt: at, usedBy: userAgent })
    .where(and(eq(handOffs.sessionId, shownBy), isOpen))
    .returning({ tokenHash: handOffs.tokenHash });
  return used.some((row) => row.tokenHash === tokenHash);
}

function stateOf({ usedAt, isOpen }: { readonly usedAt: Date | null; readonly isOpen: boolean }): HandOff['state'] {
  if (usedAt !== null) return 'used';
  return isOpen ? 'waiting' : 'over';
}
