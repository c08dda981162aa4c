import type { AccountView } from '@slow-train/protocol';
import type { Context } from 'hono';
import { nanoid } from 'nanoid';
import { languageOf } from '../http/language.ts';
import type { Platform } from '../platform/platform.ts';
import { sessions, users } from '../schema/accounts.ts';
import { setToken } from '../session/cookie.ts';
import { newSession } from '../session/lifecycle.ts';
import { meFrom } from '../session/profile.ts';

/** Creates a guest and signs this browser in. One round trip, so there is never a guest without a session. */
export async function newGuest(c: Context, { db, settings: site, now }: Platform): Promise<AccountView> {
  const at = now();
  // Every account has an address; mail to this one goes nowhere (RFC 2606 section 2).
  const id = nanoid();
  const guest = { id, name: '', email: `${id}@anonymous.placeholder.invalid`, emailVerified: false };
  const settings = { spoken: languageOf(c) };
  const session = newSession(c, id, 'guest', at);
  await db.batch([
    db.insert(users).values({ ...guest, settings, isAnonymous: true, createdAt: at, updatedAt: at }),
    db.insert(sessions).values(session),
  ]);
  await setToken(c, site, session.token);
  return meFrom({ ...guest, settings, passkeys: 0, showsPresence: true, fromOperator: [] });
}
