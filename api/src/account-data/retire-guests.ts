import type { Ports } from '../games/services.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteAccount, ownDeletion } from './delete-account.ts';
import * as accountDeletionStore from './store.ts';

const POSTPONED_MS = 6 * 3_600_000;

/**
 * Deletes the accounts of guests who cannot come back, so that nobody waits for their turn: they signed out, signed in
 * to another account, or stayed away for longer than a session lasts. Accounts with an address or a passkey can always
 * come back, until their time is over if their owners have asked to delete them. Processes the `most` that have been lost longest. One that cannot be deleted is postponed, so that it does not hold up the others.
 */
export async function retireGuests(
  services: Ports & Pick<Platform, 'db' | 'settings' | 'scheduler'>,
  most: number,
): Promise<void> {
  for (const { id, isLost, isByOwner } of await accountDeletionStore.listLost(services.db, services.now(), most)) {
    if (!isLost) {
      await accountDeletionStore.keepGuest(services.db, id);
      continue;
    }
    const note = isByOwner ? ownDeletion(id, services.now()) : undefined;
    const isDeleted = await deleteAccount(services, { account: id, id: '' }, note)
      .then(({ result }) => result.ok)
      .catch((error: unknown) => {
        services.log.error('An account could not be deleted. It is tried again later.', { error });
        return false;
      });
    if (!isDeleted)
      await accountDeletionStore.postponeGuest(services.db, id, new Date(services.now().getTime() + POSTPONED_MS));
  }
}
