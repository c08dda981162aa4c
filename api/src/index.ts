import { retireGuests } from './accounts/leaving/retire-guests.ts';
import { pruneAccounts } from './accounts/prune.ts';
import { api } from './app.ts';
import { dealDue } from './games/deal-due.ts';
import { rehearse } from './rehearsal.ts';
import { servicesFor } from './services.ts';

/** How long a retry finds its first answer. */
const RECEIPTS_KEPT = 30 * 86_400_000;

// It only saves time: without it, the first request takes longer.
await rehearse().catch(() => undefined);

/** The Worker: requests to /api, and its schedule. */
export default {
  fetch: api.fetch,

  async scheduled(_event: unknown, bindings: object): Promise<void> {
    const services = servicesFor(bindings);
    const { store, now } = services;
    await store.prune(new Date(now().getTime() - RECEIPTS_KEPT));
    await dealDue(services);
    await pruneAccounts(services);
    await retireGuests(services);
  },
};

export type { AppType } from './app.ts';
