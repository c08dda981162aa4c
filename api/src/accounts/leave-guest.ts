import { sql } from 'drizzle-orm';
import { games } from '../schema/games.ts';
import { ProblemError } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../session/session.ts';

/**
 * To be asked by every way of signing in, before a proof is used up: a guest has nothing but the session of this browser
 * to come back by, and it ends when the browser goes on as somebody else. One statement, none for anybody but a guest.
 * @param to the account that the browser is to go on as
 * @param leave whether this was asked before, and they want to
 * @throws ProblemError `would-lose-guest` for a guest who sits at a table
 */
export async function leaveGuest(
  { db }: Pick<Platform, 'db'>,
  me: Pick<Session, 'account' | 'isGuest'> | null,
  to: string,
  leave: boolean,
): Promise<void> {
  if (me === null || !me.isGuest || me.account === to || leave) return;
  const seat = JSON.stringify([{ kind: 'person', account: me.account }]);
  const [seated] = await db
    .select({ id: games.id })
    .from(games)
    .where(sql`${games.seats} @> ${seat}::jsonb`)
    .limit(1);
  if (seated === undefined) return;
  throw new ProblemError({
    problem: 'would-lose-guest',
    detail:
      'In this browser you sit at tables as a guest, and a guest cannot come back. Give the guest an address or a passkey first; or send `leave: true` to give those seats up.',
  });
}
