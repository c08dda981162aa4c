import { GAME_EVENTS, NOTIFICATION_EVENTS, type NotificationEventName, type Unsubscribed } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseUnsubscribeToken } from './links.ts';
import { refuseInvitations, stopMailEverywhere, stopMailForGame } from './store.ts';

/** The same for an invalid token as for a deleted account or game. */
export const BROKEN_LINK: Failure = {
  problem: 'not-found',
  detail: (say) => say.brokenUnsubscribeLink,
};

/** Stops the mails that a link is for, and no others. Idempotent; one request. Failure: `not-found` */
export async function unsubscribe(
  { db, settings, now }: Pick<Platform, 'db' | 'settings' | 'now'>,
  token: string,
): Promise<Result<Unsubscribed, Failure>> {
  const request = await parseUnsubscribeToken(settings, token);
  if (request === null) return err(BROKEN_LINK);
  if (request.scope === 'address') {
    await refuseInvitations(db, request.inbox, now());
    return ok({ stopped: 'address', table: null });
  }
  const { account, scope } = request;
  if (typeof scope === 'object') {
    const table = await stopMailForGame(db, account, scope.table);
    return table === null ? err(BROKEN_LINK) : ok({ stopped: 'table', table });
  }
  const isThere = await stopMailEverywhere(db, account, eventsIn(scope));
  return isThere ? ok({ stopped: scope, table: null }) : err(BROKEN_LINK);
}

/** Returns the events that mails of a kind are about. */
function eventsIn(scope: 'invitations' | 'tournaments' | 'daily' | 'mail'): readonly NotificationEventName[] {
  switch (scope) {
    case 'invitations':
      return ['invited', 'circle'];
    case 'tournaments':
      return ['tournament'];
    case 'daily':
      // A digest has no reminders, which would come too late, and no tournaments.
      return GAME_EVENTS.filter((event) => event !== 'timeLow');
    case 'mail':
      return NOTIFICATION_EVENTS;
    default:
      return scope satisfies never;
  }
}
