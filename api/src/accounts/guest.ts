import type { AccountView } from '@slow-train/protocol';
import type { Context } from 'hono';
import { nanoid } from 'nanoid';
import { languageOf } from '../http/language.ts';
import { ProblemError } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { setToken } from '../session/cookie.ts';
import { holdsIn } from '../session/held-cookie.ts';
import { newSession } from '../session/lifecycle.ts';
import { meFrom } from '../session/profile.ts';
import type { Session } from '../session/session.ts';
import { addGuest, isSeated } from './store.ts';

/**
 * Creates a guest and signs this browser in. Sanctions on the browser's last account carry over to the guest, with an
 * appeal of their own. One round trip, so there is never a guest without a session.
 */
export async function newGuest(c: Context, { db, settings: site, now }: Platform): Promise<AccountView> {
  const at = now();
  // Every account has an address; mail to this one goes nowhere (RFC 2606 section 2).
  const id = nanoid();
  const guest = { id, name: '', email: `${id}@anonymous.placeholder.invalid`, emailVerified: false };
  const settings = { spoken: languageOf(c) };
  const session = newSession(c, id, 'guest', at);
  const holds = await holdsIn(c, site);
  const fromOperator = await addGuest(db, { ...guest, settings }, session, { holds, at });
  await setToken(c, site, session.token);
  return meFrom({ ...guest, settings, passkeys: 0, showsPresence: true, isNewcomer: true, fromOperator });
}

/**
 * Every way of signing in calls this before it uses up a proof: a guest can only come back through this browser's
 * session, which ends when the browser signs in to another account. One statement, and none unless it is a guest.
 * @param to the account that the browser is about to sign in to
 * @param leave whether they were asked before and agreed
 * @throws ProblemError `would-lose-guest` for a guest with a seat in a game
 */
export async function leaveGuest(
  { db }: Pick<Platform, 'db'>,
  me: Pick<Session, 'account' | 'isGuest'> | null,
  to: string,
  leave: boolean,
): Promise<void> {
  if (me === null || !me.isGuest || me.account === to || leave) return;
  if (!(await isSeated(db, me.account))) return;
  throw new ProblemError({
    problem: 'would-lose-guest',
    detail: (say) => say.wouldLoseGuest,
  });
}
