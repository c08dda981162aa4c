import type { Me } from '@slow-train/protocol';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { nanoid } from 'nanoid';
import { isOrphaned } from '../db.ts';
import { ProblemError } from '../problem.ts';
import { pushSubscriptions } from '../notify/notify.sql.ts';
import type { Services } from '../services.ts';
import { sessions, users } from './accounts.sql.ts';
import { NOT_SIGNED_IN } from './failure.ts';
import { meFrom, profile } from './profile.ts';
import { SESSION_SECONDS, setToken, tokenIn } from './session-cookie.ts';

/** Of a browser's description: enough to tell one's own devices apart. */
export const LONGEST_USER_AGENT = 300;

/**
 * Signs this browser in as an account: a fresh session, whose token takes the place of the one the browser had. That one
 * is over, so that nobody who has got hold of it gains anything (session fixation). One round trip.
 * @returns the account as it is now
 * @throws ProblemError `not-signed-in` for an account that is gone
 */
export async function openSession(
  c: Context,
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  account: string,
): Promise<Me> {
  const before = (await tokenIn(c, settings)) ?? '';
  const token = nanoid(32);
  const at = now();
  const session = {
    id: nanoid(),
    token,
    userId: account,
    expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1_000),
    userAgent: c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? '',
    createdAt: at,
    updatedAt: at,
  };
  const isBefore = eq(sessions.token, before);
  const [, , , [row]] = await db
    .batch([
      db.insert(sessions).values(session),
      // The same person in the same browser: pushes go on.
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
  await setToken(c, settings, token);
  return meFrom(row);
}
