import type { NotifyTrouble } from '@slow-train/protocol';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { alias } from 'drizzle-orm/pg-core';
import { isOrphaned, type Database } from '../db.ts';
import { mailStops, outbox, pushSubscriptions, type OutboxState } from './notify.sql.ts';
import { readDaily, readSituations } from './read-situations.ts';
import type { NewOutboxRow } from './situation.ts';

/** How long who has claimed a row may take. Milliseconds. */
const LEASE = 2 * 60_000;

/** Webhooks lead to servers that anybody has named: however slow these are, they keep no mail waiting. */
export type Lane = 'people' | 'webhooks';

/** What became of a row, to be written. */
export interface Settled {
  readonly id: string;
  readonly state: OutboxState;
  /** When to look at it next, as long as it waits. */
  readonly dueAt: Date;
  readonly attempts: number;
  readonly trouble: NotifyTrouble | null;
}

/** What a round of the sweep writes, all of it or nothing. */
export interface Settlement {
  readonly settled: readonly Settled[];
  readonly rows: readonly NewOutboxRow[];
  /** Notices that a daily mail has told. */
  readonly told: readonly string[];
  /** Push subscriptions that are no more. A webhook that is gone stays, so that its owner sees that it is. */
  readonly gone: readonly string[];
  /** Addresses at which there is nobody. */
  readonly bounced: readonly string[];
}

export type Outbox = ReturnType<typeof outboxOf>;

/** The queries of the sweep. Each function is one request to the database. */
export function outboxOf(db: Database) {
  return {
    /**
     * Takes what is due in a lane, the longest due first, and keeps others from it for two minutes. Of many that claim
     * at once each gets other rows.
     * @returns the ids
     */
    async claim(now: Date, most: number, lane: Lane): Promise<string[]> {
      const isDue = sql`${outbox.dueAt} <= ${now.toISOString()}`;
      const isInLane = lane === 'webhooks' ? eq(outbox.kind, 'webhook') : ne(outbox.kind, 'webhook');
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.state, sql`'waiting'`), isDue, isInLane))
        .orderBy(outbox.dueAt)
        .limit(most)
        .for('update', { skipLocked: true });
      const claimed = await db
        .update(outbox)
        .set({ dueAt: new Date(now.getTime() + LEASE), attempts: sql`${outbox.attempts} + 1` })
        // As an array, so that it is asked for once: each time it would find other rows.
        .where(sql`${outbox.id} = any(array(${due}))`)
        .returning({ id: outbox.id });
      return claimed.map(({ id }) => id);
    },

    situations: (ids: readonly string[]) => readSituations(db, ids),

    daily: (account: string) => readDaily(db, account),

    /** Writes what a round of the sweep has come to. What somebody else has settled meanwhile stays as it is. */
    async settle(settlement: Settlement, now: Date): Promise<void> {
      const [first, ...others] = statementsOf(db, settlement, now);
      if (first === undefined) return;
      try {
        await db.batch([first, ...others]);
      } catch (error) {
        if (!isOrphaned(error) || settlement.rows.length === 0) throw error;
        // A table or an account is no more: its notice goes with it, and the others are planned again later.
        const settled = settlement.settled.filter(({ state }) => state !== 'planned');
        await this.settle({ ...settlement, settled, rows: [] }, now);
      }
    },

    /** Forgets what was settled before then. */
    async prune(before: Date): Promise<void> {
      await db.delete(outbox).where(lt(outbox.settledAt, before));
    },
  };
}

function statementsOf(db: Database, { settled, rows, told, gone, bounced }: Settlement, now: Date): BatchItem<'pg'>[] {
  const isWaiting = eq(outbox.state, 'waiting');
  const failed = settled.filter(({ state }) => state === 'dead').map(({ id }) => id);
  return [
    ...(rows.length === 0 ? [] : [insert(db, rows)]),
    ...(settled.length === 0
      ? []
      : [
          db
            .update(outbox)
            .set({
              state: sql`s.state`,
              dueAt: sql`s."dueAt"`,
              attempts: sql`s.attempts`,
              trouble: sql`s.trouble`,
              settledAt: sql`case when s.state <> 'waiting' then ${now.toISOString()}::timestamptz end`,
            })
            .from(
              sql`jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
                as s(id text, state text, "dueAt" timestamptz, attempts smallint, trouble text)`,
            )
            .where(and(eq(outbox.id, sql`s.id`), isWaiting)),
        ]),
    ...(told.length === 0
      ? []
      : [
          db
            .update(outbox)
            .set({ state: 'sent' })
            .where(and(inArray(outbox.id, [...told]), eq(outbox.state, 'planned'))),
        ]),
    ...(gone.length === 0 ? [] : [db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...gone]))]),
    ...(failed.length === 0 ? [] : [hurryMails(db, failed, now)]),
    ...(bounced.length === 0
      ? []
      : [
          db
            .insert(mailStops)
            .values(bounced.map((email) => ({ email, reason: 'bounced' as const, at: now })))
            .onConflictDoNothing(),
        ]),
  ];
}

/** What is there already stays; but what was dropped, or given up, may be worth telling after all. */
function insert(db: Database, rows: readonly NewOutboxRow[]) {
  return db
    .insert(outbox)
    .values([...rows])
    .onConflictDoUpdate({
      target: outbox.id,
      set: {
        state: 'waiting',
        event: sql`excluded.event`,
        noticeId: sql`excluded.notice_id`,
        revision: sql`excluded.revision`,
        dueAt: sql`excluded.due_at`,
        createdAt: sql`excluded.created_at`,
        attempts: 0,
        settledAt: null,
      },
      setWhere: inArray(outbox.state, ['dropped', 'dead']),
    });
}

/** Where no push of a notice has reached anybody, the mail that would have waited for it goes at once. */
function hurryMails(db: Database, failed: readonly string[], now: Date) {
  const pushes = alias(outbox, 'pushes');
  const push = alias(outbox, 'push');
  return db
    .update(outbox)
    .set({ dueAt: sql`least(${outbox.dueAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(outbox.kind, 'mail'),
        eq(outbox.state, 'waiting'),
        // One that a sweep has in hand is on its way.
        eq(outbox.attempts, 0),
        sql`(${outbox.accountId}, ${outbox.gameId}) in (
          select ${push.accountId}, ${push.gameId} from ${outbox} as push
          where ${inArray(push.id, [...failed])} and ${push.kind} = 'push' and ${push.state} = 'dead'
        )`,
        sql`not exists (
          select 1 from ${outbox} as pushes where ${pushes.noticeId} = ${outbox.noticeId}
          and ${pushes.kind} = 'push' and ${inArray(pushes.state, ['waiting', 'sent'])}
        )`,
      ),
    );
}
