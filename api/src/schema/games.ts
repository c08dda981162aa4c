import type { DealAbsences, GameAnswer, GameStatus, LogEntry, RoundResult, LogEvent, Vote } from '@slow-train/protocol';
import type { Seat, TileName } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import { encodeBase64 } from 'hono/utils/encode';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { ofAccount, users } from './accounts.ts';
import type { GameClock, GameSetup, SeatPlan } from '../game/game.ts';
import type { Listing } from '../game/listing.ts';
import type { Occupant } from '../game/seats.ts';
import { instant } from './columns.ts';

/** Returns the column `game_id`; the rows of a game are deleted with it. */
export const ofGame = () => text('game_id').references(() => games.id, { onDelete: 'cascade' });

/** The constraint that a save violates if plans have changed since it was computed. */
export const PLANS_CHECK = 'games_plans_version';

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
  // The driver sends parameters as JSON.
  toDriver: (value) => sql`decode(${encodeBase64(value.buffer)}, 'base64')`,
});

/** Games, each with its authoritative snapshot. */
export const games = pgTable(
  'games',
  {
    id: text('id').primaryKey(),
    /** The number of accepted actions: every save names the one it replaces. */
    revision: integer('revision').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<GameStatus>().notNull(),
    /** Null if the host of a finished game has deleted their account. */
    host: text('host').references(() => users.id, { onDelete: 'set null' }),
    setup: jsonb('setup').$type<GameSetup>().notNull(),
    /** Includes the accounts, so that one row answers who may see the game. */
    seats: jsonb('seats').$type<readonly Occupant[]>().notNull(),
    invitation: text('invitation').notNull().unique(),
    /** When the invitation expires. */
    invitationUntil: instant('invitation_until')
      .notNull()
      .default(sql`now() + interval '30 days'`),
    /** The format of this row's game (`SNAPSHOT_VERSION`). A row of a newer format is not read. */
    snapshotVersion: smallint('snapshot_version').notNull().default(1),
    /** The round in play with its secrets, as written by `writePosition` of the rules; null before the first. */
    position: jsonb('position'),
    /** What a list of games shows of the round: derived from the position, nothing secret. */
    listing: jsonb('listing').$type<Listing>().notNull(),
    /** A trigger keeps these and the deals in short (migrations/0030_packed_rounds.sql). */
    results: jsonb('results').$type<readonly RoundResult[]>().notNull(),
    /** The seats that took no part in dealing each round; none for rounds older than commitments. */
    deals: jsonb('deals').$type<readonly DealAbsences[]>().notNull().default([]),
    /** When an awaited round is dealt without missing contributions. */
    dealBy: instant('deal_by'),
    turnSeat: smallint('turn_seat').$type<Seat>(),
    /** Null without a clock, and before the game starts. */
    clock: jsonb('clock').$type<GameClock>(),
    /** By seat, each secret to all others; missing for seats that never had one. */
    plans: jsonb('plans').$type<readonly SeatPlan[]>().notNull().default([]),
    /** The number of changes to any plan so far, because plans change without a revision. */
    plansVersion: integer('plans_version').notNull().default(1),
    /** The open vote. */
    vote: jsonb('vote').$type<Vote>(),
    /** Whether volunteers may take a held seat. */
    seeks: boolean('seeks').notNull().default(false),
    /** The finished game that this one repeats with the same people: there is one such game at most. */
    repeats: text('repeats')
      .unique()
      .references((): AnyPgColumn => games.id, { onDelete: 'set null' }),
    /** When the first active seat runs out of time; null without a clock, and during a pause. */
    turnBy: instant('turn_by'),
    /** When something is due here without a request (`wakeAt`); a trigger keeps `wakeUps` the same. */
    wakeAt: instant('wake_at'),
    /** The accounts of the active seats. */
    waitingFor: text('waiting_for').array().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('games_seats').using('gin', table.seats.op('jsonb_path_ops')),
    index().on(table.host),
    // Of columns that hardly ever change: an update of any indexed column is not HOT, and writes to every index.
    index('games_seeking')
      .on(table.id)
      .where(sql`${table.seeks}`),
    // To count them; the status hardly ever changes.
    index('games_playing')
      .on(table.id)
      .where(sql`${table.status} = 'playing'`),
    // For the retention policy (docs/retention.md).
    index('games_unstarted')
      .on(table.createdAt)
      .where(sql`${table.status} = 'lobby'`),
    index('games_finished')
      .on(table.createdAt)
      .where(sql`${table.status} = 'finished'`),
    check(PLANS_CHECK, sql`${table.plansVersion} > 0`),
  ],
);

/**
 * The games in which something is due without a request, by when. A trigger writes it whenever `games.wake_at` changes,
 * also by the release before this table. Apart from `games`, so that no index of those changes with every action.
 */
export const wakeUps = pgTable(
  'wake_ups',
  {
    gameId: ofGame().primaryKey(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index().on(table.dueAt)],
);

/** Games that this or an earlier release could not read. The schedule leaves them alone until there is another release. */
export const unreadableGames = pgTable('unreadable_games', {
  gameId: ofGame().primaryKey(),
  revision: integer('revision').notNull(),
  /** The release that could not read it; empty if it had no name. */
  release: text('release').notNull(),
  since: instant('since').notNull(),
});

/** History, one row a revision. The primary key is the lock: of two saves of the same revision, the second fails. */
export const actions = pgTable(
  'actions',
  {
    gameId: ofGame().notNull(),
    revision: integer('revision').notNull(),
    seat: smallint('seat').$type<Seat>(),
    /** As the seat sent it, or `join`, `leave`, `start`, `deal` … Never sent out: a build may still be hidden. */
    action: text('action').notNull(),
    /** With their secrets, which `eventFor` of the rules leaves out for each viewer. Empty if they are packed. */
    events: jsonb('events').$type<readonly LogEvent[]>().notNull(),
    /** The events as `packEvents` writes them, for nearly all rows of releases since 1. */
    packed: text('packed'),
    by: text('by').$type<LogEntry['by']>().notNull(),
    /** The account whose name the events contain, if any: deleting the account removes that name. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.revision] }),
    index()
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
  ],
);

/** The deal of each round, which a game's record needs in addition to its actions. Secret until the round is over. */
export const rounds = pgTable(
  'rounds',
  {
    gameId: ofGame().notNull(),
    round: smallint('round').notNull(),
    engine: text('engine').$type<TileName>().notNull(),
    starter: smallint('starter').$type<Seat>().notNull(),
    decks: jsonb('decks').$type<readonly (readonly TileName[])[]>().notNull(),
    scores: jsonb('scores').$type<readonly number[]>(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.round] })],
);

/** The first answer to each request with a key, kept for as long as a retry can arrive. */
export const receipts = pgTable(
  'receipts',
  {
    accountId: ofAccount().notNull(),
    key: text('key').notNull(),
    gameId: ofGame().notNull(),
    /** Hash of the request. */
    request: text('request').notNull(),
    /** Of release 1, which wrote it as JSON. */
    answer: json('answer').$type<GameAnswer>(),
    /** The answer's JSON, compressed (`packAnswer`). */
    packed: bytes('packed'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index().on(table.createdAt),
    index().on(table.gameId),
  ],
);
