import { retireGuests } from './account-deletion/retire-guests.ts';
import { pruneAccounts } from './accounts/prune.ts';
import { api } from './app.ts';
import { processAllDue } from './games/process-due.ts';
import { outboxStore } from './notifications/outbox/store.ts';
import { sweep } from './notifications/outbox/sweep.ts';
import { servicesFor, type Services } from './services.ts';
import { warmUp } from './warm-up.ts';

/** How long retries find their first answer. */
const RECEIPTS_KEPT = 30 * 86_400_000;
/** How long the operator can look up which notifications were sent, and when. */
const OUTBOX_KEPT = 30 * 86_400_000;
/** The schedules of wrangler.toml; each run has the platform's request limit to itself. */
const NOTIFY = '* * * * *';
/** As often as NOTIFY but a different string, so that it runs separately: deadlines are exact to the minute. */
const DUE = '*/1 * * * *';
const RETIRE = '3-58/5 * * * *';

// Only an optimization: without it, the first request takes longer.
await warmUp().catch(() => undefined);

/** The Worker: requests to /api, and its schedules. */
export default {
  fetch: api.fetch,

  async scheduled({ cron }: { readonly cron: string }, bindings: object): Promise<void> {
    const services = servicesFor(bindings);
    if (cron === NOTIFY) await sweep(services);
    else if (cron === DUE) await processAllDue(services);
    else if (cron === RETIRE) await retireGuests(services);
    else await prune(services);
  },
};

async function prune({ db, store, now }: Services): Promise<void> {
  const before = (kept: number): Date => new Date(now().getTime() - kept);
  await store.prune(before(RECEIPTS_KEPT));
  await outboxStore(db).prune(before(OUTBOX_KEPT));
  await pruneAccounts({ db });
}

export type { AppType } from './app.ts';
