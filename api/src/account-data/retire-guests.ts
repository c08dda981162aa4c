import type { AccountId } from '../game/seats.ts';
import { deleteAccount, leaveSome, mostLeftAtOnce, ownDeletion, type LeavingPorts } from './delete-account.ts';
import * as accountDeletionStore from './store.ts';

const POSTPONED_MS = 6 * 3_600_000;

/**
 * Deletes the accounts of guests who cannot come back, so that nobody waits for their turn: they signed out, signed in
 * to another account, or stayed away for longer than a session lasts. Accounts with an address or a passkey can always
 * come back, until their time is over if their owners have asked to delete them. Processes the `most` that have been lost longest; one with many games
 * leaves some of them in each run. One that cannot be deleted is postponed, so that it does not hold up the others.
 */
export async function retireGuests(services: LeavingPorts, most: number): Promise<void> {
  const { db, now } = services;
  for (const { id, isLost, deleteAt } of await accountDeletionStore.listLost(db, now(), most)) {
    if (!isLost && deleteAt === null) {
      await accountDeletionStore.keepGuest(db, id);
      continue;
    }
    const again = await retire(services, id, { isLost, deleteAt }).catch((error: unknown) => {
      services.log.error('An account could not be deleted. It is tried again later.', { error });
      return new Date(now().getTime() + POSTPONED_MS);
    });
    if (again !== null) await accountDeletionStore.postponeGuest(db, id, again);
  }
}

/** Deletes an account, or does a part of it. @returns when to go on; null once it is deleted */
async function retire(
  services: LeavingPorts,
  account: AccountId,
  { isLost, deleteAt }: { readonly isLost: boolean; readonly deleteAt: Date | null },
): Promise<Date | null> {
  const later = new Date(services.now().getTime() + POSTPONED_MS);
  const most = mostLeftAtOnce(services);
  if (await accountDeletionStore.hasMoreGames(services.db, account, isLost ? most : 0)) {
    const { result } = await leaveSome(services, account, most);
    // Behind the others.
    return result.ok ? services.now() : later;
  }
  if (!isLost && deleteAt !== null) return deleteAt;
  const note = deleteAt === null ? undefined : ownDeletion(account, services.now());
  const { result } = await deleteAccount(services, { account, id: '' }, note);
  return result.ok ? null : later;
}
