import type { FromOperator } from '@slow-train/protocol';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Settings } from '@slow-train/settings';
import { attributesFor, hostName } from './cookie.ts';

// A browser in which somebody is muted or suspended remembers it until that ends, so that it also holds for the next guest
// there: a guest has no address by which to know them again.

type CookieSettings = Pick<Settings, 'APP_URL' | 'AUTH_SECRET'>;

/** Ids of sanctions that one browser remembers. */
const MOST_HELD = 6;

/** Remembers the sanctions of the account that is signed in here, beside those of earlier ones. */
export async function rememberHolds(
  c: Context,
  settings: CookieSettings,
  fromOperator: readonly FromOperator[],
  now: Date,
): Promise<void> {
  const holds = fromOperator.filter(({ kind }) => kind === 'mute' || kind === 'suspend');
  if (holds.length === 0) return;
  const known = await holdsIn(c, settings);
  const ids = [...new Set([...holds.map(({ id }) => id), ...known])].slice(0, MOST_HELD);
  if (ids.every((id) => known.includes(id))) return;
  const end = Math.max(...holds.map(({ until }) => Date.parse(until)));
  const maxAge = Math.max(0, Math.ceil((end - now.getTime()) / 1_000));
  await setSignedCookie(c, nameFor(settings), ids.join('.'), settings.AUTH_SECRET, {
    ...attributesFor(settings),
    maxAge,
  });
}

/** Returns the ids of the sanctions that this browser remembers; some may be over. */
export async function holdsIn(c: Context, settings: CookieSettings): Promise<readonly string[]> {
  const value = (await getSignedCookie(c, settings.AUTH_SECRET, nameFor(settings))) || '';
  return value === '' ? [] : value.split('.').slice(0, MOST_HELD);
}

const nameFor = (settings: CookieSettings): string => hostName('slow-train.held', settings);
