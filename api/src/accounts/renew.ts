import { and, eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { sessions } from './accounts.sql.ts';
import { SESSION_SECONDS, setToken, tokenIn } from './session-cookie.ts';
import type { SignedIn } from './session.ts';

/** A device's last use is known to the hour: more would be a write with every look. */
const RENEWED_AFTER = 3_600_000;

/** Lets a session that is in use last from now on again, and its cookie with it. */
export async function renew(
  c: Context,
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  { session, usedAt }: SignedIn,
): Promise<void> {
  const at = now();
  const token = await tokenIn(c, settings);
  if (token === null || at.getTime() - usedAt.getTime() < RENEWED_AFTER) return;
  const expiresAt = new Date(at.getTime() + SESSION_SECONDS * 1_000);
  await db
    .update(sessions)
    .set({ expiresAt, updatedAt: at })
    .where(and(eq(sessions.id, session), lt(sessions.updatedAt, at)));
  await setToken(c, settings, token);
}
