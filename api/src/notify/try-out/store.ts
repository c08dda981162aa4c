import { isOrphaned, type Database } from '../../db.ts';
import { outbox } from '../notify.sql.ts';
import type { Outcome } from '../told.ts';

/** One try, and what became of it. */
export interface Tried {
  readonly id: string;
  readonly kind: 'mail' | 'push' | 'webhook';
  /** Who has tried; null where it is a table's webhook. */
  readonly account: string | null;
  readonly table: string | null;
  readonly target: string | null;
  readonly outcome: Outcome;
  readonly at: Date;
}

/** Writes down how a try went, for the health of that way. One round trip. */
export async function noteTryOut(db: Database, { account, table, outcome, at, ...rest }: Tried): Promise<void> {
  try {
    await db.insert(outbox).values({
      ...rest,
      accountId: account,
      gameId: table,
      event: 'tryOut',
      revision: 0,
      // Not `dead`: whoever has tried has seen it, and the operator need not.
      state: outcome.kind === 'sent' ? 'sent' : 'dropped',
      trouble: outcome.kind === 'sent' ? null : outcome.trouble,
      attempts: 1,
      dueAt: at,
      createdAt: at,
      settledAt: at,
    });
  } catch (error) {
    // Whose it was is gone.
    if (!isOrphaned(error)) throw error;
  }
}
