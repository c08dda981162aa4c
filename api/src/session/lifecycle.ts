import type { AccountView, SignInMethod } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import type { Context } from 'hono';
import { nanoid } from 'nanoid';
import { ProblemError } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { languageIn } from '../schema/stored-settings.ts';
import { NOT_SIGNED_IN, type Session } from './session.ts';
import { meFrom } from './profile.ts';
import { deleteSession, extendSession, replaceSession, type NewSession } from './store.ts';
import { clearToken, SESSION_SECONDS, setToken, tokenIn } from './cookie.ts';
import { deviceFor, rememberDevice } from './device-cookie.ts';
import { newToken } from './link-token.ts';
import { rememberHolds } from './held-cookie.ts';

/** Enough of a user agent to tell one's own devices apart. */
export const LONGEST_USER_AGENT = 300;
/** In ms. A device's last use is known to the hour; more precision would mean a write for every request to `/me`. */
const RENEWED_AFTER = 3_600_000;

/** The methods by which somebody proves who they are; a link in an older mail or another browser vouches for less. */
const PROOFS: readonly SignInMethod[] = ['mail', 'passkey'];

/**
 * Returns the row of a session that begins now in this browser, with a new token.
 * @param games the only ones that it plays; null for no such limit
 */
export function newSession(
  c: Context,
  account: string,
  method: SignInMethod,
  at: Date,
  games: readonly string[] | null = null,
): NewSession {
  return {
    id: nanoid(),
    token: newToken(games),
    userId: account,
    expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1_000),
    userAgent: c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? '',
    method,
    provedAt: PROOFS.includes(method) ? at : null,
    createdAt: at,
    updatedAt: at,
  };
}

/** What signing in gives. */
interface OpenedSession {
  /** The account as it is now. */
  readonly me: AccountView;
  /** The language of mails to its owner, also if somebody else has just signed in. */
  readonly language: Language;
}

/**
 * Signs this browser in to an account: a new session, whose token replaces the browser's earlier one. The earlier
 * session ends, so that a stolen or planted token becomes worthless (session fixation). One round trip.
 * @param games the only ones that it plays; null for no such limit
 * @throws ProblemError `not-signed-in` if the account was deleted
 */
export async function openSession(
  c: Context,
  { db, settings, scheduler, now }: Platform,
  account: string,
  method: SignInMethod,
  games: readonly string[] | null = null,
): Promise<OpenedSession> {
  const before = (await tokenIn(c, settings)) ?? '';
  // The earlier session may have been a guest's last.
  if (before !== '') await scheduler.noLaterThan(now().getTime());
  const session = newSession(c, account, method, now(), games);
  const row = await replaceSession(db, session, before);
  if (row === undefined) throw new ProblemError(NOT_SIGNED_IN);
  await setToken(c, settings, session.token);
  const me = meFrom(row);
  if (me.email !== null) await rememberDevice(c, settings, me.email);
  return { me, language: languageIn(row.settings) };
}

/**
 * Extends a session in use, and its cookie. Remembers the browser as one of its account's (`deviceFor`), and what holds for
 * that (`holdsIn`).
 */
export async function renewSession(
  c: Context,
  { db, settings, now }: Platform,
  { id, usedAt, email, fromOperator }: Pick<Session, 'id' | 'usedAt' | 'email' | 'fromOperator'>,
): Promise<void> {
  const at = now();
  await rememberHolds(c, settings, fromOperator, at);
  const token = await tokenIn(c, settings);
  const isDue = at.getTime() - usedAt.getTime() >= RENEWED_AFTER;
  if (email !== null && (isDue || (await deviceFor(c, settings, email)) === null))
    await rememberDevice(c, settings, email);
  if (token === null || !isDue) return;
  const expiresAt = new Date(at.getTime() + SESSION_SECONDS * 1_000);
  await extendSession(db, id, at, expiresAt);
  await setToken(c, settings, token);
}

/** Signs this browser out, if it is signed in. */
export async function endSession(c: Context, { db, settings, scheduler, now }: Platform): Promise<void> {
  const token = await tokenIn(c, settings);
  if (token !== null) {
    // A guest who signs out is lost: nobody must wait for them.
    await scheduler.noLaterThan(now().getTime());
    await deleteSession(db, token);
  }
  clearToken(c, settings);
}
