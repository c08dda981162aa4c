import { pruneAccounts } from '../accounts/store.ts';
import * as eveningStore from '../evenings/store.ts';
import type { Ports } from '../games/services.ts';
import { seatLeftOver } from '../games/seat-waiting.ts';
import { removeSettled } from '../notifications/outbox/store.ts';
import type { Platform } from '../platform/platform.ts';
import * as tournamentStore from '../tournaments/store.ts';
import * as openGameStore from '../store/open-game-store.ts';
import { budgetOf } from './budget.ts';

const DAY = 86_400_000;
/** How long retries find their first answer: longer than any browser goes on trying. */
const RECEIPTS_KEPT = 2 * DAY;
/** How long the operator can look up which notifications were sent, and when. */
const OUTBOX_KEPT = 30 * DAY;
/** How long others can look at the score of an evening. */
const EVENINGS_KEPT = 7 * DAY;

/**
 * Deletes what nobody needs any more (docs/retention.md), in batches and within the budget of the site's plan, and gives
 * games that an earlier release could not read back to the schedule, and seats to those who wait for one. Runs with the safety net's cron, when the database
 * is awake anyway.
 */
export async function tidyUp(services: Ports & Pick<Platform, 'db' | 'settings' | 'scheduler'>): Promise<void> {
  const { db, settings, store, scheduler, now } = services;
  const ago = (kept: number): Date => new Date(now().getTime() - kept);
  if (await store.unpark()) await scheduler.noLaterThan(now().getTime());
  await pruneAccounts(db, eveningStore.removalQuery(db, ago(EVENINGS_KEPT)));
  await openGameStore.forget(db, now());
  await seatLeftOver(services);
  const { KEEP_FINISHED_DAYS: finished, KEEP_UNSTARTED_DAYS: unstarted } = settings;
  let batches = [
    () => store.removeReceipts(ago(RECEIPTS_KEPT)),
    () => removeSettled(db, ago(OUTBOX_KEPT)),
    () => store.removeUnstarted(ago(unstarted * DAY)),
    ...(finished === undefined
      ? []
      : [() => store.removeFinished(ago(finished * DAY)), () => tournamentStore.removeOver(db, ago(finished * DAY))]),
  ];
  for (let left = budgetOf(settings.WORKERS_PLAN).requests; left >= batches.length && batches.length > 0;) {
    left -= batches.length;
    // One of each in turn, so that a large one does not hold up the others.
    const goesOn = await Promise.all(batches.map((removeBatch) => removeBatch()));
    batches = batches.filter((_, index) => goesOn[index]);
  }
}
