import { retireGuests } from './accounts/leaving/retire-guests.ts';
import { pruneAccounts } from './accounts/prune.ts';
import { api } from './app.ts';
import { settleAllDue } from './games/due.ts';
import { outboxOf } from './notify/outbox.ts';
import { sweep } from './notify/sweep.ts';
import { rehearse } from './rehearsal.ts';
import { servicesFor, type Services } from './services.ts';

/** How long a retry finds its first answer. */
const RECEIPTS_KEPT = 30 * 86_400_000;
/** How long it can be looked up what somebody was told, and when. */
const TOLD_KEPT = 30 * 86_400_000;
/** The schedules of wrangler.toml: each run has a share of the platform's requests to itself. */
const TELL = '* * * * *';
/** As often as TELL: deadlines are exact to the minute. */
const DUE = '*/1 * * * *';
const RETIRE = '3-58/5 * * * *';

// It only saves time: without it, the first request takes longer.
await rehearse().catch(() => undefined);

/** The Worker: requests to /api, and its schedule. */
export default {
  fetch: api.fetch,

  async scheduled({ cron }: { readonly cron: string }, bindings: object): Promise<void> {
    const services = servicesFor(bindings);
    if (cron === TELL) await sweep(services);
    else if (cron === DUE) await settleAllDue(services);
    else if (cron === RETIRE) await retireGuests(services);
    else await tidyUp(services);
  },
};

async function tidyUp({ db, store, now }: Services): Promise<void> {
  const before = (kept: number): Date => new Date(now().getTime() - kept);
  await store.prune(before(RECEIPTS_KEPT));
  await outboxOf(db).prune(before(TOLD_KEPT));
  await pruneAccounts({ db });
}

export type { AppType } from './app.ts';
