import type {
  ChannelKind,
  NotificationEventName,
  DeliveryFailure,
  GameNotificationPreferences,
  WebhookShape,
} from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ofAccount, sessions } from './accounts.ts';
import { circles } from './circles.ts';
import { ofGame } from './games.ts';
import { tournaments } from './tournaments.ts';

/** An event, stored as `notice`, is replaced by messages of the other kinds, which are sent. */
export type OutboxKind = 'notice' | ChannelKind;
/**
 * What there is to say of a tournament: it begins at another time, a round has begun, it ends tomorrow, all rounds are over, or
 * it does not take place.
 */
export type TournamentNews = 'moved' | 'paired' | 'ending' | 'over' | 'cancelled';
/** `waiting` until settled; `planned` for an event whose messages are scheduled; `dead` for a message given up. */
export type OutboxState = 'waiting' | 'planned' | 'sent' | 'dropped' | 'dead';

/**
 * Events and messages. An event is written in the same transaction as the action that it is about. A sweep claims rows
 * by moving `due_at` into the future, which serves as lease, delay and back-off in one.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Derived from the row's subject, so that nothing is sent twice; also the receiver's idempotency key. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<OutboxKind>().notNull(),
    /** The recipient; null for a game's own webhook. */
    accountId: ofAccount(),
    gameId: ofGame(),
    event: text('event').$type<NotificationEventName | 'daily' | 'tryOut'>().notNull(),
    /** The game's revision that it is about: a recipient who has seen that revision already knows. */
    revision: integer('revision').notNull(),
    /** The event that a message was scheduled for. */
    eventId: text('notice_id'),
    /** The push subscription or webhook of a message. */
    target: text('target'),
    /** Of an event: the recipient caused it themselves, so only reminders follow. */
    present: boolean('present').notNull().default(false),
    /** Of an invitation: the inviter's name. */
    by: text('by'),
    /** Of a reminder: how many minutes before the deadline. */
    minutes: integer('minutes'),
    /** The number of a message of the talk. */
    talk: integer('talk'),
    /** Of news of a tournament, which belong to no game; `revision` is the round. */
    tournamentId: text('tournament_id').references(() => tournaments.id, { onDelete: 'cascade' }),
    news: text('tournament_news').$type<TournamentNews>(),
    /** Of somebody who is asked into a circle. Then the game is the one by which they were found. */
    circleId: text('circle_id').references(() => circles.id, { onDelete: 'cascade' }),
    state: text('state').$type<OutboxState>().notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Why the last attempt failed. */
    trouble: text('trouble').$type<DeliveryFailure>(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    // One for each lane, so that claiming from one never reads past the other's backlog.
    index('outbox_due_events')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting' and ${table.kind} = 'notice'`),
    // With events: the release before claims them together.
    index('outbox_due_people')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting' and ${table.kind} <> 'webhook'`),
    index('outbox_due_webhooks')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting' and ${table.kind} = 'webhook'`),
    index('outbox_dead')
      .on(table.settledAt)
      .where(sql`${table.state} = 'dead'`),
    index('outbox_settled')
      .on(table.settledAt)
      .where(sql`${table.settledAt} is not null`),
    index('outbox_account').on(table.accountId, table.kind, table.gameId),
    index('outbox_game').on(table.gameId),
    index('outbox_tournament')
      .on(table.tournamentId)
      .where(sql`${table.tournamentId} is not null`),
    index('outbox_circle')
      .on(table.circleId)
      .where(sql`${table.circleId} is not null`),
  ],
);
export type OutboxRow = typeof outbox.$inferSelect;
export type NewOutboxRow = typeof outbox.$inferInsert;

/** Browsers' push subscriptions. Deleted with their session: signing out ends the pushes. */
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.sessionId)],
);

/** Webhooks of a person or of a game; for a game, `account_id` is the host who added it. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount().notNull(),
    /** Null for a person's webhook. */
    gameId: ofGame(),
    url: text('url').notNull(),
    shape: text('shape').$type<WebhookShape>().notNull(),
    /** Signs every message (Standard Webhooks). */
    secret: text('secret').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.gameId)],
);

/** Whether a channel can reach an account `u` about a game of `games`, in SQL. */
export const REACHES: { readonly [channel in ChannelKind]: string } = {
  mail: 'email_verified',
  push: 'exists (select from push_subscriptions where account_id = u.id)',
  webhook: 'exists (select from webhooks where account_id = u.id or game_id = games.id)',
};

/** Preferences for one game that differ from the account's. */
export const gameNotificationPreferences = pgTable(
  'game_notification_preferences',
  {
    accountId: ofAccount().notNull(),
    gameId: ofGame().notNull(),
    events: jsonb('events').$type<GameNotificationPreferences>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] }), index().on(table.gameId)],
);

/** Addresses that get no mail, because it bounced or was reported as spam. */
export const mailStops = pgTable('mail_stops', {
  email: text('email').primaryKey(),
  reason: text('reason').$type<'bounced' | 'complained'>().notNull(),
  at: instant('at').notNull(),
});

/** Inboxes that want no invitations from people who type their address: only a keyed hash of each. */
export const mailRefusals = pgTable('mail_refusals', {
  inbox: text('inbox').primaryKey(),
  at: instant('at').notNull(),
});

/** The links to an account's calendar and Atom feed, with a keyed hash of their token. */
export const feeds = pgTable('feeds', {
  accountId: ofAccount().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
