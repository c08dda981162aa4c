import { ProblemError } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../session/session.ts';
import { isSeated } from './store.ts';

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
