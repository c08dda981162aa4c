import type { Device } from '@slow-train/protocol';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { sessions } from '../../schema/accounts.ts';
import type { Session } from '../../session/session.ts';
import { signedLinksEnding } from '../../session/store.ts';
import { signInKey } from '../email/mail-proofs.ts';
import { mailedWaysEnding } from '../email/store.ts';
import { handOffsEnding } from '../hand-offs/store.ts';

/** Nobody has more; the most recently used are listed. */
const LISTED = 100;

type Needs = Pick<Platform, 'db' | 'settings'>;
type Mine = Pick<Session, 'account' | 'id'>;

/** Returns the browsers signed in to an account: this one first, then the others by latest use. */
export async function devicesOf({ db }: Needs, { account, id: session }: Mine): Promise<Device[]> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      method: sessions.method,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, account), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.id, session)), desc(sessions.updatedAt))
    .limit(LISTED);
  return rows.map(({ id, userAgent, method, createdAt, updatedAt }) => ({
    id,
    userAgent: userAgent ?? '',
    method,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    isThis: id === session,
  }));
}

/** Signs out one of the account's browsers. @returns false if it has no such session */
export async function revoke({ db }: Needs, { account }: Mine, id: string): Promise<boolean> {
  const revoked = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, account)))
    .returning({ id: sessions.id });
  return revoked.length > 0;
}

/**
 * Signs out all of the account's other browsers, and ends every code and link with which one might come back: those in
 * mails, and the QR codes of this browser. Those of the others go with their sessions.
 */
export async function revokeOthers(
  { db, settings }: Needs,
  { account, id: session, email }: Mine & Pick<Session, 'email'>,
): Promise<void> {
  const codeKey = email === null ? null : await signInKey({ settings }, email);
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, account), ne(sessions.id, session))),
    mailedWaysEnding(db, account, codeKey),
    handOffsEnding(db, session),
    signedLinksEnding(db, account),
  ]);
}
