import { api } from './app.ts';
import { servicesFor } from './services.ts';

/** How long a retry finds its first answer. */
const RECEIPTS_KEPT = 30 * 86_400_000;

/** The Worker: requests to /api, and its schedule. */
export default {
  fetch: api.fetch,

  async scheduled(_event: unknown, bindings: object): Promise<void> {
    const { store, now } = servicesFor(bindings);
    await store.prune(new Date(now().getTime() - RECEIPTS_KEPT));
  },
};

export type { AppType } from './app.ts';
