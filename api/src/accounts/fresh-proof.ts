import { ProblemError, type Failure } from '../http/problem.ts';
import type { Session } from '../session/session.ts';
import type { AccountServices } from './services.ts';

/** How many minutes a proof counts for what changes the ways into an account. */
const FRESH_MINUTES = 10;

const NOT_FRESH: Failure = {
  problem: 'proof-required',
  detail: (say) => say.notFresh(FRESH_MINUTES),
};

/**
 * Call this before anything begins that adds a way into an account or removes one: a session lasts a year, and the
 * finder of an unlocked device must not be able to keep the account. A guest has nothing to prove it with, and neither
 * has somebody without a passkey where no mail can be sent.
 * @throws ProblemError `proof-required`
 */
export function needFreshProof({ now, mailer }: Pick<AccountServices, 'now' | 'mailer'>, me: Session): void {
  const canProve = me.passkeys > 0 || (me.email !== null && mailer !== null);
  const age = now().getTime() - (me.provedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  if (canProve && age > FRESH_MINUTES * 60_000) throw new ProblemError(NOT_FRESH);
}
