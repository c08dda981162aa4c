import type { Undelivered } from '@slow-train/protocol';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { outbox } from '../schema/notifications.ts';
import { auditLog } from '../schema/operations.ts';
import { auditRow } from './audit.ts';

/** Messages in one answer. */
const MAX_LISTED = 200;

/** Returns the messages that were given up, newest first, without their content. One request. */
export async function listUndelivered({ db }: Pick<Platform, 'db'>): Promise<Undelivered[]> {
  const rows = await db
    .select()
    .from(outbox)
    // A browser that dropped its subscription is nobody's mistake.
    .where(and(eq(outbox.state, sql`'dead'`), sql`${outbox.trouble} is distinct from 'gone'`))
    .orderBy(desc(outbox.settledAt))
    .limit(MAX_LISTED);
  return rows.map(({ id, kind, event, gameId, attempts, trouble, createdAt, settledAt }) => ({
    id,
    kind,
    event,
    game: gameId,
    attempts,
    trouble,
    createdAt: createdAt.toISOString(),
    givenUpAt: (settledAt ?? createdAt).toISOString(),
  }));
}

/** Makes a message that was given up due at once. Returns false if there is no such message. */
export async function retryUndelivered(
  services: Pick<Platform, 'db' | 'now' | 'scheduler'>,
  id: string,
  operator: string,
): Promise<boolean> {
  const { db, now, scheduler } = services;
  await scheduler.noLaterThan(now().getTime());
  // Without the id, which names the account.
  const audit = auditRow(services, { operator, command: 'retry', target: null });
  const [retried] = await db.batch([
    db
      .update(outbox)
      .set({ state: 'waiting', dueAt: now(), attempts: 0, settledAt: null })
      .where(and(eq(outbox.id, id), eq(outbox.state, 'dead')))
      .returning({ id: outbox.id }),
    db.insert(auditLog).values(audit),
  ]);
  return retried.length > 0;
}
