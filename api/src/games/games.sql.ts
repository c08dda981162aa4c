import type { DealNote, GameAnswer, GameStatus, LogEntry, RoundResult, TableEvent, Vote } from '@slow-train/protocol';
import type { Seat, TileName } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.sql.ts';
import type { TableClock } from '../clocks/clock-state.ts';
import type { SeatPlan } from '../plans/seat-plan.ts';
import type { Seated, TableSetup } from './game.ts';
import type { Glance } from './glance.ts';

/** The constraint that a save violates which does not know how the plans are by now. */
export const PLANS_CHECK = 'games_plans_version';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** Tables, each with the snapshot that is the authority on how it stands. */
export const games = pgTable(
  'games',
  {
    id: text('id').primaryKey(),
    /** Count of accepted actions: what every save says it replaces. */
    revision: integer('revision').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<GameStatus>().notNull(),
    /** Null where the host of a finished table has deleted the account. */
    host: text('host').references(() => users.id, { onDelete: 'set null' }),
    setup: jsonb('setup').$type<TableSetup>().notNull(),
    /** Carries the accounts, so that no other table is asked who may look. */
    seats: jsonb('seats').$type<readonly Seated[]>().notNull(),
    invitation: text('invitation').notNull().unique(),
    /** When the invitation runs out. */
    invitationUntil: timestamp('invitation_until', { withTimezone: true, precision: 3 })
      .notNull()
      .default(sql`now() + interval '30 days'`),
    /** The round being played, with its secrets, as `writePosition` of the rules has it; null before the first. */
    position: jsonb('position'),
    /** What a list of tables tells of the round: copied from the position, nothing secret. */
    glance: jsonb('glance').$type<Glance>().notNull(),
    results: jsonb('results').$type<readonly RoundResult[]>().notNull(),
    /** Without whose browsers the rounds were dealt; nothing for rounds of before there were preparations. */
    deals: jsonb('deals').$type<readonly DealNote[]>().notNull().default([]),
    /** When the round that is waited for is dealt without those who are missing. */
    dealBy: timestamp('deal_by', { withTimezone: true, precision: 3 }),
    turnSeat: smallint('turn_seat').$type<Seat>(),
    /** How the clocks of the seats stand; null at a table without one, and before it starts. */
    clock: jsonb('clock').$type<TableClock>(),
    /** By seat, each secret to all others; nothing for seats that never had one. */
    plans: jsonb('plans').$type<readonly SeatPlan[]>().notNull().default([]),
    /** Count of changes of any plan: they change without a revision. */
    plansVersion: integer('plans_version').notNull().default(1),
    /** The one that is open. */
    vote: jsonb('vote').$type<Vote>(),
    /** Whether volunteers may take a seat that is held by a computer player. */
    seeks: boolean('seeks').notNull().default(false),
    /** When the first of those the table waits for is out of time; null without a clock, and in a pause. */
    turnBy: timestamp('turn_by', { withTimezone: true, precision: 3 }),
    /** When the schedule has something to do here: a deal, a time-out, the end of a pause or of a vote. */
    wakeAt: timestamp('wake_at', { withTimezone: true, precision: 3 }),
    /** The accounts the table waits for. */
    waitingFor: text('waiting_for').array().notNull(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    index('games_seats').using('gin', table.seats.op('jsonb_path_ops')),
    index('games_wake_at')
      .on(table.wakeAt)
      .where(sql`${table.wakeAt} is not null`),
    index('games_seeks')
      .on(table.updatedAt)
      .where(sql`${table.seeks}`),
    check(PLANS_CHECK, sql`${table.plansVersion} > 0`),
  ],
);

/** History, one row a revision. The primary key is the lock: of two that save one revision the second fails. */
export const actions = pgTable(
  'actions',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    seat: smallint('seat').$type<Seat>(),
    /** As the seat sent it, or `join`, `leave`, `start`, `deal`. Builds may still be hidden: never sent out. */
    action: text('action').notNull(),
    /** With their secrets; `eventFor` of the rules filters them on the way out. */
    events: jsonb('events').$type<readonly TableEvent[]>().notNull(),
    by: text('by').$type<LogEntry['by']>().notNull(),
    /** Whose name stands in the events, where one does: it leaves them with the account. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    at: at('at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.revision] }),
    index()
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
  ],
);

/** What a record of the game needs beside its actions. The decks are secret while the game lasts. */
export const rounds = pgTable(
  'rounds',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull(),
    engine: text('engine').$type<TileName>().notNull(),
    starter: smallint('starter').$type<Seat>().notNull(),
    decks: jsonb('decks').$type<readonly (readonly TileName[])[]>().notNull(),
    scores: jsonb('scores').$type<readonly number[]>(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.round] })],
);

/** First answers, by the key of the request: what makes a retry safe. Pruned after a month. */
export const receipts = pgTable(
  'receipts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Hash of the request. */
    request: text('request').notNull(),
    /** `json` and not `jsonb`: it keeps the bytes. */
    answer: json('answer').$type<GameAnswer>().notNull(),
    createdAt: at('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index().on(table.createdAt),
    index().on(table.gameId),
  ],
);
