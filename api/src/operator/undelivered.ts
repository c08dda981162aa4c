import type { Undelivered } from '@slow-train/protocol';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { outbox } from '../notify/notify.sql.ts';

/** Rows in one answer. */
const MOST = 200;

/**
 * What was given up, newest first; nothing of what it said. One request.
 */
export async function undelivered({ db }: Pick<Services, 'db'>): Promise<Undelivered[]> {
  const rows = await db
    .select()
    .from(outbox)
    // A browser that has forgotten us is nobody's mistake.
    .where(and(eq(outbox.state, sql`'dead'`), sql`${outbox.trouble} is distinct from 'gone'`))
    .orderBy(desc(outbox.settledAt))
    .limit(MOST);
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

/** Puts what was given up into the outbox again: it is due at once. @returns whether there was such a thing */
export async function tryAgain({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<boolean> {
  const again = await db
    .update(outbox)
    .set({ state: 'waiting', dueAt: now(), attempts: 0, settledAt: null })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'dead')))
    .returning({ id: outbox.id });
  return again.length > 0;
}
