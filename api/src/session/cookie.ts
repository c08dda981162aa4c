import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Settings } from '../platform/settings.ts';

const DAY = 86_400;
/** Sliding. A guest who plays once a year keeps their seat; this cookie is all that proves it is theirs. */
export const SESSION_SECONDS = 365 * DAY;

type CookieSettings = Pick<Settings, 'APP_URL' | 'AUTH_SECRET'>;

const read = new WeakMap<Request, Promise<string | null>>();

/** Returns the token in the session cookie; null without one, or if we did not sign it. Verified once a request. */
export function tokenIn(c: Context, settings: CookieSettings): Promise<string | null> {
  const known = read.get(c.req.raw) ?? verifiedToken(c, settings);
  read.set(c.req.raw, known);
  return known;
}

async function verifiedToken(c: Context, settings: CookieSettings): Promise<string | null> {
  const { name } = cookieFor(settings);
  return (await getSignedCookie(c, settings.AUTH_SECRET, name)) || null;
}

/** Gives the browser a session's token. Name, signature and attributes must not change: sessions last a year. */
export async function setToken(c: Context, settings: CookieSettings, token: string): Promise<void> {
  const { name, attributes } = cookieFor(settings);
  await setSignedCookie(c, name, token, settings.AUTH_SECRET, { ...attributes, maxAge: SESSION_SECONDS });
}

/** Clears the session cookie. */
export function clearToken(c: Context, settings: CookieSettings): void {
  const { name, attributes } = cookieFor(settings);
  deleteCookie(c, name, attributes);
}

/** Returns the name of the session cookie. */
export const tokenName = (settings: Pick<Settings, 'APP_URL'>): string => cookieFor(settings).name;

/** Browsers accept a `__Secure-` cookie only over https (RFC 6265bis section 4.1.3.1). */
function cookieFor({ APP_URL }: Pick<Settings, 'APP_URL'>): { name: string; attributes: CookieOptions } {
  const secure = APP_URL.startsWith('https:');
  const name = `${secure ? '__Secure-' : ''}slow-train.session_token`;
  return { name, attributes: { path: '/', httpOnly: true, sameSite: 'Lax', secure } };
}
