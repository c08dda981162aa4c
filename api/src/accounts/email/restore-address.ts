import { ProblemError, type Failure } from '../../http/problem.ts';
import type { AccountServices } from '../services.ts';
import { linkHashOf, RESTORABLE_DAYS } from './mail-proofs.ts';
import { restoreByLink } from './store.ts';

const NOT_GOOD: Failure = {
  problem: 'sign-in-failed',
  detail: (say) => say.notRestorable(RESTORABLE_DAYS),
};
const TAKEN: Failure = {
  problem: 'address-taken',
  detail: (say) => say.takenSince,
};

/**
 * Restores an account's address from before a change. The change may have been made by an intruder, so every browser is
 * signed out and every passkey removed: the mailbox is the only way in. Links in mails about later changes become void.
 * Those about earlier ones stay valid, so that an intruder cannot void the owner's.
 * @returns the account, and the address that it had until now
 * @throws ProblemError `sign-in-failed`; `address-taken` (the link stays valid)
 */
export async function restoreAddress(
  services: AccountServices,
  token: string,
): Promise<{ readonly account: string; readonly replaced: string | null }> {
  const restored = await restoreByLink(services.db, await linkHashOf(services, 'restore', token));
  if (restored === 'taken') throw new ProblemError(TAKEN);
  if (restored === undefined) throw new ProblemError(NOT_GOOD);
  return restored;
}
