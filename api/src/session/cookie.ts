import type { Context } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Settings } from '@slow-train/settings';

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

/** The tokens in cookies that were verified before: a page sends the same one each time, and the key has to be imported. */
const verified = new WeakMap<CookieSettings, Map<string, string>>();
const MOST_VERIFIED = 1_000;

async function verifiedToken(c: Context, settings: CookieSettings): Promise<string | null> {
  const tokens = verified.get(settings) ?? new Map<string, string>();
  verified.set(settings, tokens);
  const tokenAs = async (name: string): Promise<string | null> => {
    const cookie = getCookie(c, name);
    if (cookie === undefined) return null;
    const token = tokens.get(cookie) ?? ((await getSignedCookie(c, settings.AUTH_SECRET, name)) || null);
    if (tokens.size >= MOST_VERIFIED) tokens.clear();
    if (token !== null) tokens.set(cookie, token);
    return token;
  };
  const { name, earlier } = namesFor(settings);
  return (await tokenAs(name)) ?? (earlier === null ? null : tokenAs(earlier));
}

/** Gives the browser a session's token. Name, signature and attributes must not change: sessions last a year. */
export async function setToken(c: Context, settings: CookieSettings, token: string): Promise<void> {
  const { name, earlier } = namesFor(settings);
  await setSignedCookie(c, name, token, settings.AUTH_SECRET, { ...attributesFor(settings), maxAge: SESSION_SECONDS });
  if (earlier !== null && getCookie(c, earlier) !== undefined) deleteCookie(c, earlier, attributesFor(settings));
}

/** Clears the session cookie. */
export function clearToken(c: Context, settings: CookieSettings): void {
  const { name, earlier } = namesFor(settings);
  deleteCookie(c, name, attributesFor(settings));
  if (earlier !== null) deleteCookie(c, earlier, attributesFor(settings));
}

/** Returns the name of the session cookie. */
export const tokenName = (settings: Pick<Settings, 'APP_URL'>): string => namesFor(settings).name;

const isHttps = ({ APP_URL }: Pick<Settings, 'APP_URL'>): boolean => APP_URL.startsWith('https:');

/**
 * Returns the cookie's name, and the one it had before, which is read until its session is renewed. Remove the earlier
 * name in December 2027: all sessions under it have ended by then.
 */
function namesFor(settings: Pick<Settings, 'APP_URL'>): { readonly name: string; readonly earlier: string | null } {
  const name = 'slow-train.session_token';
  return { name: hostName(name, settings), earlier: isHttps(settings) ? `__Secure-${name}` : null };
}

/**
 * Returns the full name of a cookie. Browsers accept a `__Host-` cookie only over https, from this host, for this host
 * (RFC 6265bis section 4.1.3.2).
 */
export function hostName(name: string, settings: Pick<Settings, 'APP_URL'>): string {
  return isHttps(settings) ? `__Host-${name}` : name;
}

/** Returns the attributes of our cookies, which no script can read. */
export function attributesFor(settings: Pick<Settings, 'APP_URL'>): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(settings) };
}
