import type { Me } from '@slow-train/protocol';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { nanoid } from 'nanoid';
import { isOrphaned } from '../platform/database.ts';
import { ProblemError } from '../http/problem.ts';
import { pushSubscriptions } from '../schema/notifications.ts';
import type { Platform } from '../platform/platform.ts';
import { sessions, users } from '../schema/accounts.ts';
import { NOT_SIGNED_IN, type Session } from './session.ts';
import { meFrom, profile } from './profile.ts';
import { clearToken, SESSION_SECONDS, setToken, tokenIn } from './cookie.ts';

/** Enough of a browser's description to tell one's own devices apart. */
export const LONGEST_USER_AGENT = 300;
/** A device's last use is known to the hour: more would be a write with every look at `/me`. */
const RENEWED_AFTER = 3_600_000;

/** The row of a session that begins now in this browser, with a fresh token. */
export function newSession(c: Context, account: string, at: Date) {
  return {
    id: nanoid(),
    token: nanoid(32),
    userId: account,
    expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1_000),
    userAgent: c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? '',
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * Signs this browser in as an account: a fresh session, whose token replaces the one the browser had. The former session
 * ends, so that a token somebody got hold of is worth nothing (session fixation). One round trip.
 * @returns the account as it is now
 * @throws ProblemError `not-signed-in` for an account that is gone
 */
export async function openSession(c: Context, { db, settings, now }: Platform, account: string): Promise<Me> {
  const before = (await tokenIn(c, settings)) ?? '';
  const session = newSession(c, account, now());
  const isBefore = eq(sessions.token, before);
  const [, , , [row]] = await db
    .batch([
      db.insert(sessions).values(session),
      // The same person in the same browser keeps getting pushes.
      db
        .update(pushSubscriptions)
        .set({ sessionId: session.id })
        .where(
          and(
            eq(pushSubscriptions.accountId, account),
            inArray(pushSubscriptions.sessionId, db.select({ id: sessions.id }).from(sessions).where(isBefore)),
          ),
        ),
      db.delete(sessions).where(isBefore),
      db.select(profile).from(users).where(eq(users.id, account)),
    ])
    .catch((error: unknown) => {
      throw isOrphaned(error) ? new ProblemError(NOT_SIGNED_IN) : error;
    });
  if (row === undefined) throw new ProblemError(NOT_SIGNED_IN);
  await setToken(c, settings, session.token);
  return meFrom(row);
}

/** Extends a session in use, and its cookie with it. */
export async function renewSession(
  c: Context,
  { db, settings, now }: Platform,
  { id, usedAt }: Pick<Session, 'id' | 'usedAt'>,
): Promise<void> {
  const at = now();
  const token = await tokenIn(c, settings);
  if (token === null || at.getTime() - usedAt.getTime() < RENEWED_AFTER) return;
  const expiresAt = new Date(at.getTime() + SESSION_SECONDS * 1_000);
  await db
    .update(sessions)
    .set({ expiresAt, updatedAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, at)));
  await setToken(c, settings, token);
}

/** Signs this browser out, if it is signed in. */
export async function endSession(c: Context, { db, settings }: Platform): Promise<void> {
  const token = await tokenIn(c, settings);
  if (token !== null) await db.delete(sessions).where(eq(sessions.token, token));
  clearToken(c, settings);
}
