import type { Me } from '@slow-train/protocol';
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { LONGEST_USER_AGENT } from './open-session.ts';
import { meFrom } from './profile.ts';

/** Makes a guest, and signs this browser in as that. */
export async function newGuest(c: Context, { auth }: Pick<Services, 'auth'>): Promise<Me> {
  // Of the request only this: a cookie of before would make better-auth take it away, after giving the new one.
  const headers = { 'user-agent': c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? '' };
  const made = await auth().api.signInAnonymous({ headers: new Headers(headers), returnHeaders: true });
  for (const cookie of made.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  const { id, name, email, emailVerified } = made.response.user;
  return meFrom({ id, name, email, emailVerified, settings: {}, passkeys: 0 });
}
