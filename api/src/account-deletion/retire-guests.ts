import type { Ports } from '../games/services.ts';
import type { Platform } from '../platform/platform.ts';
import { farewell } from './farewell.ts';
import { leavingStore } from './store.ts';

/** So many in one run of the schedule: each costs a few round trips for each of its tables. */
const MOST = 5;

/**
 * Says farewell for guests who cannot come back: signed out, gone on as somebody else, or away for longer than a session
 * lasts. Nobody shall wait for their turn. Accounts with an address or a passkey can always come back.
 */
export async function retireGuests(services: Ports & Pick<Platform, 'db'>): Promise<void> {
  for (const account of await leavingStore(services.db).lostGuests(MOST)) {
    await farewell(services, { account, id: '' });
  }
}
