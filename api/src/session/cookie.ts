import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Settings } from '../platform/settings.ts';

const DAY = 86_400;
/** Slides: a guest who comes by once a year keeps the seat, and has nothing but this cookie to prove it. */
export const SESSION_SECONDS = 365 * DAY;

type CookieSettings = Pick<Settings, 'APP_URL' | 'AUTH_SECRET'>;

const read = new WeakMap<Request, Promise<string | null>>();

/** The token in the session cookie; null where there is none, or one that we have not signed. Verified once a request. */
export function tokenIn(c: Context, settings: CookieSettings): Promise<string | null> {
  const known = read.get(c.req.raw) ?? verifiedToken(c, settings);
  read.set(c.req.raw, known);
  return known;
}

async function verifiedToken(c: Context, settings: CookieSettings): Promise<string | null> {
  const { name } = cookieFor(settings);
  return (await getSignedCookie(c, settings.AUTH_SECRET, name)) || null;
}

/** Gives the browser a session's token. Name, signature and attributes must stay as they are: sessions last a year. */
export async function setToken(c: Context, settings: CookieSettings, token: string): Promise<void> {
  const { name, attributes } = cookieFor(settings);
  await setSignedCookie(c, name, token, settings.AUTH_SECRET, { ...attributes, maxAge: SESSION_SECONDS });
}

/** Takes the token away from the browser. */
export function clearToken(c: Context, settings: CookieSettings): void {
  const { name, attributes } = cookieFor(settings);
  deleteCookie(c, name, attributes);
}

/** What the session cookie is called. */
export const tokenName = (settings: Pick<Settings, 'APP_URL'>): string => cookieFor(settings).name;

/** Browsers take a `__Secure-` cookie from https only (RFC 6265bis section 4.1.3.1). */
function cookieFor({ APP_URL }: Pick<Settings, 'APP_URL'>): { name: string; attributes: CookieOptions } {
  const secure = APP_URL.startsWith('https:');
  const name = `${secure ? '__Secure-' : ''}slow-train.session_token`;
  return { name, attributes: { path: '/', httpOnly: true, sameSite: 'Lax', secure } };
}
