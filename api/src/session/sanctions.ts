import type { AccountView } from '@slow-train/protocol';
import { ProblemError, type Failure } from '../http/problem.ts';
import type { Session } from './session.ts';

/** Where somebody reads what the operator has imposed on them, and appeals. */
const APPEAL_PAGE = '/you/notices';

/** Returns the failure for somebody who may not take part in new games, nor talk. @param until when that ends */
export function suspended(until: string): Failure {
  return {
    problem: 'suspended',
    detail: (say, words) => say.suspended(words.dayName(until.slice(0, 10))),
    until,
    appeal: APPEAL_PAGE,
  };
}

function muted(until: string): Failure {
  return {
    problem: 'muted',
    detail: (say, words) => say.muted(words.dayName(until.slice(0, 10))),
    until,
    appeal: APPEAL_PAGE,
  };
}

/** Returns when the last sanction of a kind ends; null if there is none. */
function endOf({ fromOperator }: Pick<AccountView, 'fromOperator'>, of: 'mute' | 'suspend'): string | null {
  const ends = fromOperator.flatMap(({ kind, until }) => (kind === of ? [until] : []));
  return ends.toSorted().at(-1) ?? null;
}

/** Whether the account may write what others see. */
export function mayTalk(session: Pick<Session, 'fromOperator'>): boolean {
  return endOf(session, 'suspend') === null && endOf(session, 'mute') === null;
}

/**
 * Requires that the account may say something: talk, and every other text that others see, such as names.
 * @throws ProblemError `muted`, `suspended`: with when that ends, and where to appeal
 */
export function requireMayTalk(session: Pick<Session, 'fromOperator'>): void {
  requireNotSuspended(session);
  const until = endOf(session, 'mute');
  if (until !== null) throw new ProblemError(muted(until));
}

/**
 * Requires that the account is not suspended. A suspended person may go on in games in play, so that nobody waits.
 * @throws ProblemError `suspended`: with when that ends, and where to appeal
 */
export function requireNotSuspended(session: Pick<Session, 'fromOperator'>): void {
  const until = endOf(session, 'suspend');
  if (until !== null) throw new ProblemError(suspended(until));
}
