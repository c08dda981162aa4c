import { isTimeZone, type AccountView, type SignInMethod } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import { ZONE_HEADER } from '@slow-train/protocol/wire';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AccountId } from '../game/seats.ts';
import { ProblemError, type Failure } from '../http/problem.ts';
import type { AppEnv } from '../http/router.ts';
import type { Platform } from '../platform/platform.ts';
import { languageIn } from '../schema/stored-settings.ts';
import { tokenIn } from './cookie.ts';
import { meFrom } from './profile.ts';
import { learnTimeZone, liveSession } from './store.ts';

/** A signed-in browser, and its account as it is now. */
export interface Session extends Omit<AccountView, 'id'> {
  readonly account: AccountId;
  /** The id of the session's row, which tells an account's devices apart. */
  readonly id: string;
  readonly token: string;
  /** How it began; null for a session of an earlier release. */
  readonly method: SignInMethod | null;
  /** When it was last renewed. */
  readonly usedAt: Date;
  /** When a code or a passkey last proved in this browser who it is; null if neither did. */
  readonly provedAt: Date | null;
  /** The language in which its owner is written to. */
  readonly language: Language;
}

/** A session by its signed cookie alone: the first query has to find its account, and whether it is still valid. */
export interface SessionClaim {
  readonly token: string;
}

export const NOT_SIGNED_IN: Failure = {
  problem: 'not-signed-in',
  detail: (say) => say.notSignedIn,
};

/** Sets `session`, null when signed out. One statement, none without a cookie; another one for a new time zone. */
export const optionalSession = createMiddleware<AppEnv & { Variables: { session: Session | null } }>(
  async (c, next) => {
    c.set('session', await readSession(c, c.get('services')));
    await next();
  },
);

/** Sets `session`; answers 401 when signed out. One statement; another one for a new time zone. */
export const requireSession = createMiddleware<AppEnv & { Variables: { session: Session } }>(async (c, next) => {
  const session = await readSession(c, c.get('services'));
  if (session === null) throw new ProblemError(NOT_SIGNED_IN);
  c.set('session', session);
  await next();
});

/**
 * Sets `claim`, for routes whose first query joins the session; answers 401 without a cookie signed by us. No
 * statement: that first query has to check whether the session is still valid.
 */
export const requireClaim = createMiddleware<AppEnv & { Variables: { claim: SessionClaim } }>(async (c, next) => {
  const token = await tokenIn(c, c.get('services').settings);
  if (token === null) throw new ProblemError(NOT_SIGNED_IN);
  c.set('claim', { token });
  await next();
});

async function readSession(c: Context, { db, settings }: Platform): Promise<Session | null> {
  const token = await tokenIn(c, settings);
  if (token === null) return null;
  const row = await liveSession(db, token);
  if (row === undefined) return null;
  const { id: account, ...me } = meFrom(row);
  const zone = c.req.header(ZONE_HEADER) ?? '';
  // A known zone stays: it may have been chosen, for somebody who travels or has several devices.
  const isKnown = row.timeZone !== null && isTimeZone(row.timeZone);
  if (!isKnown && isTimeZone(zone)) await learnTimeZone(db, account, zone, row.timeZone);
  return {
    account,
    id: row.session,
    token,
    method: row.method,
    usedAt: row.usedAt,
    provedAt: row.provedAt,
    language: languageIn(row.settings),
    ...me,
  };
}
