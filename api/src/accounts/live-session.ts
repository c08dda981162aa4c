import { and, eq, gt, sql, type Placeholder } from 'drizzle-orm';
import { sessions } from './accounts.sql.ts';

/** Whether a row of `sessions` is the one with this token, and not over. */
export function isLive(token: string | Placeholder) {
  return and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`));
}
