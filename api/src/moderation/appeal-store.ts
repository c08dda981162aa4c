import type { Sanction } from '@slow-train/protocol';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { sanctions, type SanctionRow } from '../schema/moderation.ts';

/** Returns a sanction as the person sees it. */
export function sanctionOf({ id, kind, reason, at, until, liftedAt, appeal, answer }: SanctionRow): Sanction {
  return {
    id,
    kind,
    reason,
    at: at.toISOString(),
    until: until.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
    appeal,
    answer,
  };
}

// The queries about what was imposed on an account. Each function is one round trip.

const isTheirs = (account: AccountId) => eq(sanctions.accountId, account);

/** Returns the sanctions of an account, latest first. They are kept for a year after their end. */
export async function list(db: Database, account: AccountId): Promise<Sanction[]> {
  const rows = await db.select().from(sanctions).where(isTheirs(account)).orderBy(desc(sanctions.at));
  return rows.map(sanctionOf);
}

/** Writes an appeal to a sanction in force. Returns `done` if there is one already, `none` if nothing is in force. */
export async function appeal(
  db: Database,
  account: AccountId,
  id: string,
  text: string,
  at: Date,
): Promise<'written' | 'done' | 'none'> {
  const isInForce = and(isTheirs(account), eq(sanctions.id, id), isNull(sanctions.liftedAt), gt(sanctions.until, at));
  const [written, [known]] = await db.batch([
    db
      .update(sanctions)
      .set({ appeal: text, appealedAt: at })
      .where(and(isInForce, isNull(sanctions.appealedAt)))
      .returning({ id: sanctions.id }),
    db
      .select({ one: sql`1` })
      .from(sanctions)
      .where(isInForce),
  ]);
  if (written.length > 0) return 'written';
  return known === undefined ? 'none' : 'done';
}
