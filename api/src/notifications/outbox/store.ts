import { CHANNELS, type ChannelKind, type DeliveryFailure } from '@slow-train/protocol';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { alias } from 'drizzle-orm/pg-core';
import { isOrphaned, type Database } from '../../platform/database.ts';
import { mailStops, outbox, type NewOutboxRow, type OutboxState } from '../../schema/notifications.ts';
import type { MessageLane } from '../channels/channel.ts';
import { CHANNEL_RECORDS } from '../channels/channels.ts';
import type { SendResult } from '../notification.ts';

/** Rows deleted in one request. */
const MOST_REMOVED = 5_000;

/** How long a sweep may take for the rows that it has claimed, at least. Milliseconds. */
export const LEASE = 2 * 60_000;

/** Messages must not delay events. */
export type Lane = 'events' | MessageLane;

/** As the lanes' indexes have them. */
const LANES: Readonly<Record<Lane, SQL>> = {
  events: sql`${outbox.kind} = 'notice'`,
  people: sql`${outbox.kind} <> 'webhook' and ${outbox.kind} <> 'notice'`,
  webhooks: sql`${outbox.kind} = 'webhook'`,
};

/** The new state of a row. */
export interface RowUpdate {
  readonly id: string;
  readonly state: OutboxState;
  /** When it is due next, while its state is `waiting`. */
  readonly dueAt: Date;
  readonly attempts: number;
  readonly trouble: DeliveryFailure | null;
}

/** What one round of a sweep writes, all of it or nothing. */
export interface Settlement {
  readonly updates: readonly RowUpdate[];
  readonly newRows: readonly NewOutboxRow[];
  /** The events that a digest has included. */
  readonly included: readonly string[];
  /** Targets that no longer exist. */
  readonly gone: readonly GoneTarget[];
  /** Addresses that do not exist. */
  readonly bouncedAddresses: readonly string[];
}

interface GoneTarget {
  readonly kind: ChannelKind;
  readonly id: string;
}

/** The channel of a test message. */
export interface TestedChannel<Kind extends ChannelKind = ChannelKind> {
  readonly kind: Kind;
  /** The sender's account; null for a game's webhook. */
  readonly account: string | null;
  readonly game: string | null;
  readonly target: string | null;
}

/** Records the result of a test message, where the channel's health is read from. */
export async function recordTest(
  db: Database,
  id: string,
  channel: TestedChannel,
  result: SendResult,
  at: Date,
): Promise<void> {
  const { kind, account, game, target } = channel;
  try {
    await db.insert(outbox).values({
      id,
      kind,
      accountId: account,
      gameId: game,
      target,
      event: 'tryOut',
      revision: 0,
      // Not `dead`: the sender has seen it, and the operator need not.
      state: result.kind === 'sent' ? 'sent' : 'dropped',
      trouble: result.kind === 'sent' ? null : result.trouble,
      attempts: 1,
      dueAt: at,
      createdAt: at,
      settledAt: at,
    });
  } catch (error) {
    // The account or the game was deleted since.
    if (!isOrphaned(error)) throw error;
  }
}

/**
 * Claims rows that are due, at most this many of each lane, the longest due first, by making them due again in two
 * minutes; in 4, 8, … if they have been claimed before, at most two hours: a database whose answers get lost must not
 * use up their attempts. Sweeps that claim at the same time get different rows.
 * @returns the ids
 */
export async function claim(db: Database, now: Date, limits: ReadonlyMap<Lane, number>): Promise<string[]> {
  const isDue = sql`${outbox.dueAt} <= ${now.toISOString()}`;
  // As arrays, so that each subquery runs once: each run would lock other rows.
  const due = [...limits].map(([lane, limit]) => {
    const rows = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.state, sql`'waiting'`), isDue, LANES[lane]))
      .orderBy(outbox.dueAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    return sql`array(${rows})`;
  });
  const claimed = await db
    .update(outbox)
    .set({
      dueAt: sql`${now.toISOString()}::timestamptz
        + make_interval(mins => least(greatest(${sql.raw(String(LEASE / 60_000))}, power(2, ${outbox.attempts})), 120)::int)`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(sql`${outbox.id} = any(${sql.join(due, sql` || `)})`)
    .returning({ id: outbox.id });
  return claimed.map(({ id }) => id);
}

/** Writes the results of one round. Rows that another sweep has settled since stay as they are. */
export async function settle(db: Database, settlement: Settlement, now: Date): Promise<void> {
  const [first, ...others] = statementsOf(db, settlement, now);
  if (first === undefined) return;
  try {
    await db.batch([first, ...others]);
  } catch (error) {
    if (!isOrphaned(error) || settlement.newRows.length === 0) throw error;
    // A game or an account was deleted, and its event with it; the other events are scheduled again later.
    const updates = settlement.updates.filter(({ state }) => state !== 'planned');
    await settle(db, { ...settlement, updates, newRows: [] }, now);
  }
}

/** Deletes a batch of the rows settled before `before`. Returns whether there may be more. */
export async function removeSettled(db: Database, before: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from ${outbox} where ctid = any(array(
      select ctid from ${outbox} where ${outbox.settledAt} < ${before.toISOString()}
      order by ${outbox.settledAt} limit ${MOST_REMOVED}
    ))`);
  return rowCount === MOST_REMOVED;
}

function statementsOf(
  db: Database,
  { updates, newRows, included, gone, bouncedAddresses }: Settlement,
  now: Date,
): BatchItem<'pg'>[] {
  const isWaiting = eq(outbox.state, 'waiting');
  const failed = updates.filter(({ state }) => state === 'dead').map(({ id }) => id);
  return [
    ...(newRows.length === 0 ? [] : [insertRows(db, newRows)]),
    ...(updates.length === 0
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
              sql`jsonb_to_recordset(${JSON.stringify(updates)}::jsonb)
                as s(id text, state text, "dueAt" timestamptz, attempts smallint, trouble text)`,
            )
            .where(and(eq(outbox.id, sql`s.id`), isWaiting)),
        ]),
    ...(included.length === 0
      ? []
      : [
          db
            .update(outbox)
            .set({ state: 'sent' })
            .where(and(inArray(outbox.id, [...included]), eq(outbox.state, 'planned'))),
        ]),
    ...CHANNELS.flatMap((channel) => {
      const { forget } = CHANNEL_RECORDS[channel];
      const ids = gone.flatMap(({ kind, id }) => (kind === channel ? [id] : []));
      return forget === null || ids.length === 0 ? [] : [forget(db, ids)];
    }),
    ...(failed.length === 0 ? [] : [hurryMails(db, failed, now)]),
    ...(bouncedAddresses.length === 0
      ? []
      : [
          db
            .insert(mailStops)
            .values(bouncedAddresses.map((email) => ({ email, reason: 'bounced' as const, at: now })))
            .onConflictDoNothing(),
        ]),
  ];
}

/** Keeps rows that exist already; one that was dropped or given up waits again. */
function insertRows(db: Database, rows: readonly NewOutboxRow[]) {
  return db
    .insert(outbox)
    .values([...rows])
    .onConflictDoUpdate({
      target: outbox.id,
      set: {
        state: 'waiting',
        event: sql`excluded.event`,
        eventId: sql`excluded.notice_id`,
        revision: sql`excluded.revision`,
        dueAt: sql`excluded.due_at`,
        createdAt: sql`excluded.created_at`,
        attempts: 0,
        settledAt: null,
      },
      setWhere: inArray(outbox.state, ['dropped', 'dead']),
    });
}

/** Makes a mail that waits for a push to be seen due at once, if no push of its event can arrive. */
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
        // A sweep that has claimed it is sending it.
        eq(outbox.attempts, 0),
        sql`(${outbox.accountId}, ${outbox.gameId}) in (
          select ${push.accountId}, ${push.gameId} from ${outbox} as push
          where ${inArray(push.id, [...failed])} and ${push.kind} = 'push' and ${push.state} = 'dead'
        )`,
        sql`not exists (
          select 1 from ${outbox} as pushes where ${pushes.eventId} = ${outbox.eventId}
          and ${pushes.accountId} = ${outbox.accountId} and ${pushes.gameId} = ${outbox.gameId}
          and ${pushes.kind} = 'push' and ${inArray(pushes.state, ['waiting', 'sent'])}
        )`,
      ),
    );
}
