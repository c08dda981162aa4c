import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { nanoid } from 'nanoid';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Settings } from '@slow-train/settings';
import { attributesFor, hostName, SESSION_SECONDS } from './cookie.ts';

// Tells a browser in which somebody has signed in with an address from all others, so that strangers cannot use up its
// tries (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It signs nobody in, and outlives the session.

type CookieSettings = Pick<Settings, 'APP_URL' | 'AUTH_SECRET'>;

interface Device {
  readonly id: string;
  /** A mark for each address, latest first. */
  readonly marks: readonly string[];
}

/** A household that shares a browser. */
const MOST_MARKS = 6;
/** In characters of base64url: 132 bits. */
const MARK_LENGTH = 22;

/** Returns the id of this browser if somebody has signed in here with this address before; null otherwise. No query. */
export async function deviceFor(c: Context, settings: CookieSettings, email: string): Promise<string | null> {
  const device = await deviceIn(c, settings);
  if (device === null) return null;
  return device.marks.includes(await markFor(settings, device.id, email)) ? device.id : null;
}

/** Remembers for a year that somebody has signed in here with this address. */
export async function rememberDevice(c: Context, settings: CookieSettings, email: string): Promise<void> {
  const { id, marks } = (await deviceIn(c, settings)) ?? { id: nanoid(), marks: [] };
  const mark = await markFor(settings, id, email);
  const latest = [mark, ...marks.filter((one) => one !== mark)].slice(0, MOST_MARKS);
  const options = { ...attributesFor(settings), maxAge: SESSION_SECONDS };
  await setSignedCookie(c, nameFor(settings), [id, ...latest].join('.'), settings.AUTH_SECRET, options);
}

/** Forgets who has signed in here. */
export function forgetDevice(c: Context, settings: CookieSettings): void {
  deleteCookie(c, nameFor(settings), attributesFor(settings));
}

async function deviceIn(c: Context, settings: CookieSettings): Promise<Device | null> {
  const value = await getSignedCookie(c, settings.AUTH_SECRET, nameFor(settings));
  const [id, ...marks] = (value || '').split('.');
  return id === undefined || id === '' ? null : { id, marks };
}

/** Bound to the browser, so that two browsers' cookies do not show that they belong to one person. */
async function markFor(settings: CookieSettings, id: string, email: string): Promise<string> {
  return (await keyedHash(settings, 'device', id, email)).slice(0, MARK_LENGTH);
}

const nameFor = (settings: CookieSettings): string => hostName('slow-train.device', settings);
