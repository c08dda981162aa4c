import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { sessions } from './accounts.sql.ts';
import { clearToken, tokenIn } from './session-cookie.ts';

/** Signs this browser out, if it is signed in. */
export async function endSession(c: Context, { db, settings }: Pick<Services, 'db' | 'settings'>): Promise<void> {
  const token = await tokenIn(c, settings);
  if (token !== null) await db.delete(sessions).where(eq(sessions.token, token));
  clearToken(c, settings);
}
