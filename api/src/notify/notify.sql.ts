import type { NotifyEvent, NotifyTrouble, TableEvents, WebhookShape } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { sessions, users } from '../accounts/accounts.sql.ts';
import { games } from '../games/games.sql.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const ofAccount = () => text('account_id').references(() => users.id, { onDelete: 'cascade' });
const ofGame = () => text('game_id').references(() => games.id, { onDelete: 'cascade' });

/** What a row of the outbox is: a notice says what happened and becomes the others, which go out. */
export type OutboxKind = 'notice' | 'mail' | 'push' | 'webhook';
/** `waiting` until it is settled; `dead` is what finally failed. */
export type OutboxState = 'waiting' | 'planned' | 'sent' | 'dropped' | 'dead';

/**
 * What people are to be told. Notices are written with the action that they are about, in one transaction; whoever
 * drains claims rows by moving `due_at` into the future, which is lease, wait and back-off in one.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Made of what it is about, so that the same is never in here twice; the receiver's idempotency key as well. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<OutboxKind>().notNull(),
    /** Whom it is for; null for what goes to a table's own webhook. */
    accountId: ofAccount(),
    gameId: ofGame(),
    event: text('event').$type<NotifyEvent | 'daily' | 'tryOut'>().notNull(),
    /** The table's revision that it is about: whoever has seen that has seen it. */
    revision: integer('revision').notNull(),
    /** The notice that it came from. */
    noticeId: text('notice_id'),
    /** The push subscription or the webhook that it goes to. */
    target: text('target'),
    /** Of a notice: whose doing it was themselves. They were there, and are told only what comes later. */
    present: boolean('present').notNull().default(false),
    /** Of an invitation: the name of who invites. */
    by: text('by'),
    /** Of a reminder: how many minutes before the end of the time. */
    minutes: integer('minutes'),
    state: text('state').$type<OutboxState>().notNull(),
    dueAt: at('due_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** What kept the last attempt from arriving. */
    trouble: text('trouble').$type<NotifyTrouble>(),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('outbox_dead')
      .on(table.settledAt)
      .where(sql`${table.state} = 'dead'`),
    index('outbox_settled')
      .on(table.settledAt)
      .where(sql`${table.settledAt} is not null`),
    index('outbox_account').on(table.accountId, table.kind, table.gameId),
    index('outbox_game').on(table.gameId),
  ],
);

/** Browsers that take pushes. They go with the session: who is signed out there is told nothing more there. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount().notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.sessionId)],
);

/** Webhooks of a person, or (then `account_id` is whoever has added it) of a table. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount().notNull(),
    /** The table whose own it is; null for a person's. */
    gameId: ofGame(),
    url: text('url').notNull(),
    shape: text('shape').$type<WebhookShape>().notNull(),
    /** Signs what is sent (Standard Webhooks). */
    secret: text('secret').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.gameId)],
);

/** What somebody wants otherwise at one table. */
export const tableChoices = pgTable(
  'table_choices',
  {
    accountId: ofAccount().notNull(),
    gameId: ofGame().notNull(),
    events: jsonb('events').$type<TableEvents>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] }), index().on(table.gameId)],
);

/** Addresses that nothing more is sent to: the mail came back, or its reader called it spam. */
export const mailStops = pgTable('mail_stops', {
  email: text('email').primaryKey(),
  reason: text('reason').$type<'bounced' | 'complained'>().notNull(),
  at: at('at').notNull(),
});

/** The link for calendar and reader; of its token only a keyed hash. */
export const feeds = pgTable('feeds', {
  accountId: ofAccount().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: at('created_at').notNull(),
});
