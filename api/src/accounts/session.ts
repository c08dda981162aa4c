import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Me } from '@slow-train/protocol';
import type { Caller } from '../games/player.ts';
import { ProblemError } from '../problem.ts';
import type { Services } from '../services.ts';
import { sessions, users } from './accounts.sql.ts';
import { NOT_SIGNED_IN } from './failure.ts';
import { isLive } from './live-session.ts';
import { meFrom, profile } from './profile.ts';
import { tokenIn } from './session-cookie.ts';

/** Who is signed in, and by which session. */
export interface SignedIn extends Omit<Me, 'id'> {
  readonly account: string;
  /** The id of its row: what devices are told apart by. */
  readonly session: string;
  /** When it was last renewed. */
  readonly usedAt: Date;
}

/** What every request carries. */
export interface AppEnv {
  readonly Bindings: object;
  readonly Variables: { readonly services: Services };
}

/** For everybody: `me` is null for who is not signed in. One statement, none without a cookie. */
export const session = createMiddleware<AppEnv & { Variables: { me: SignedIn | null } }>(async (c, next) => {
  c.set('me', await readSession(c, c.get('services')));
  await next();
});

/** Only for who is signed in: `me`, as it is now. Others get a 401. One statement. */
export const signedIn = createMiddleware<AppEnv & { Variables: { me: SignedIn } }>(async (c, next) => {
  const me = await readSession(c, c.get('services'));
  if (me === null) throw new ProblemError(NOT_SIGNED_IN);
  c.set('me', me);
  await next();
});

/**
 * For routes whose first query starts from the session: `caller`, if its cookie is one that we signed; others get a 401.
 * No statement: whether the session still is one, that query has to tell.
 */
export const claimsSession = createMiddleware<AppEnv & { Variables: { caller: Caller } }>(async (c, next) => {
  const token = await tokenIn(c, c.get('services').settings);
  if (token === null) throw new ProblemError(NOT_SIGNED_IN);
  c.set('caller', { token });
  await next();
});

async function readSession(c: Context, { db, settings }: Services): Promise<SignedIn | null> {
  const token = await tokenIn(c, settings);
  if (token === null) return null;
  const [row] = await db
    .select({ ...profile, session: sessions.id, usedAt: sessions.updatedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive(token));
  if (row === undefined) return null;
  const { id: account, ...me } = meFrom(row);
  return { account, session: row.session, usedAt: row.usedAt, ...me };
}
