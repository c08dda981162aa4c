import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/database.ts';
import { BACKUP_METRIC, type Gauges } from '../platform/metrics.ts';
import { games } from '../schema/games.ts';
import { outbox } from '../schema/notifications.ts';
import { auditLog, BACKUP, outages } from '../schema/operations.ts';
import type { TimerOutage } from './timer.ts';

/** Nothing is counted any further, so that counting always stays cheap. */
const MOST = 100_000;

const RowSchema = z.object({
  due: z.int(),
  oldest: z.coerce.number().nullable(),
  undelivered: z.int(),
  playing: z.int(),
  backup: z.coerce.number().nullable(),
});

/** Measures what only the database knows. One statement; every part of it reads an index. */
export async function measure(db: Database, now: Date): Promise<Gauges> {
  const at = now.toISOString();
  // Lane by lane, because each has an index of its own.
  const due = (isInLane: ReturnType<typeof sql>) =>
    sql`from ${outbox} where ${outbox.state} = 'waiting' and ${isInLane} and ${outbox.dueAt} <= ${at}::timestamptz`;
  const [people, webhooks] = [due(sql`${outbox.kind} <> 'webhook'`), due(sql`${outbox.kind} = 'webhook'`)];
  const oldest = (rows: ReturnType<typeof sql>) => sql`(select min(${outbox.dueAt}) ${rows})`;
  const counted = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select 1 ${rows} limit ${MOST}) as counted)`;
  const { rows } = await db.execute(sql`select
    ${counted(sql`${people} union all select 1 ${webhooks}`)} as due,
    extract(epoch from ${at}::timestamptz - least(${oldest(people)}, ${oldest(webhooks)})) as oldest,
    ${counted(
      sql`from ${outbox} where ${outbox.state} = 'dead' and ${outbox.trouble} is distinct from 'gone'`,
    )} as undelivered,
    ${counted(sql`from ${games} where ${games.status} = 'playing'`)} as playing,
    (select extract(epoch from ${auditLog.at}) from ${auditLog} where ${auditLog.id} = ${BACKUP}) as backup`);
  const row = RowSchema.parse(rows[0]);
  return {
    at: now.getTime(),
    values: {
      slow_train_outbox_due: row.due,
      slow_train_outbox_oldest_due_age_seconds: row.oldest ?? 0,
      slow_train_outbox_undelivered: row.undelivered,
      slow_train_games_playing: row.playing,
      ...(row.backup !== null && { [BACKUP_METRIC]: row.backup }),
    },
  };
}

/** Records an outage: from now on every game gives its time back when it is next loaded to be changed. */
export async function recordOutage(db: Database, { since, until }: TimerOutage): Promise<void> {
  await db
    .insert(outages)
    .values({ since: new Date(since), until: new Date(until) })
    .onConflictDoNothing();
}
