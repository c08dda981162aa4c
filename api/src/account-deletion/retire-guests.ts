import type { Ports } from '../games/services.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteAccount } from './delete-account.ts';
import { accountDeletionStore } from './store.ts';

/** Accounts in one scheduled run: each costs a few round trips for each of its games. */
const MOST = 5;

/**
 * Deletes the accounts of guests who cannot come back, so that nobody waits for their turn: they signed out, signed in
 * to another account, or stayed away for longer than a session lasts. Accounts with an address or a passkey can always
 * come back.
 */
export async function retireGuests(services: Ports & Pick<Platform, 'db'>): Promise<void> {
  for (const account of await accountDeletionStore(services.db).lostGuests(MOST)) {
    await deleteAccount(services, { account, id: '' });
  }
}
