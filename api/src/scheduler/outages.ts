import { outages } from '../schema/operations.ts';
import type { Database } from '../platform/database.ts';
import type { Outage } from './timer.ts';

/** Records an outage: from now on every game gives its time back when it is next loaded to be changed. */
export async function recordOutage(db: Database, { since, until }: Outage): Promise<void> {
  await db
    .insert(outages)
    .values({ since: new Date(since), until: new Date(until) })
    .onConflictDoNothing();
}
