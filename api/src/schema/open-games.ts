import { bigint, index, jsonb, pgTable, primaryKey, real, smallint, text, unique, check } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { ofAccount } from './accounts.ts';
import { ofGame } from './games.ts';
import type { OpenSettings } from '../game/open-game.ts';
import { instant } from './columns.ts';

/** The constraint that a save violates if it seats somebody that another game has just seated. */
export const WAIT_CHECK = 'open_waits_taken';

/** What a list of open games needs besides the game: those with a free seat, and those that have just filled. */
export const openGames = pgTable(
  'open_games',
  {
    gameId: ofGame().primaryKey(),
    /** The accounts of the people at the game: who has blocked one of them does not see it, nor do those they have blocked. */
    people: text('people').array().notNull(),
    /** Games of one kind have the same settings (`kindOf`). */
    kind: text('kind').notNull(),
    /** Of `durations`: games that take about as long. */
    pace: text('pace').notNull(),
    /** When its last seat was taken; null while one is free. */
    fullAt: instant('full_at'),
  },
  (table) => [
    index('open_games_kind').on(table.kind),
    index('open_games_full')
      .on(table.fullAt)
      .where(sql`${table.fullAt} is not null`),
  ],
);

/**
 * An open game under each combination of filters that it meets. So any list of open games is one range of the primary
 * key, read backwards, however many there are.
 */
export const openGameFilters = pgTable(
  'open_game_filters',
  {
    key: text('key').notNull(),
    /** Orders the list, last first: when the game was opened, and full ones below all others (`positionOf`). */
    position: bigint('position', { mode: 'number' }).notNull(),
    gameId: ofGame().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.position, table.gameId] }), index().on(table.gameId)],
);

/** People who wait for a seat in any open game of a kind. */
export const openWaits = pgTable(
  'open_waits',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount().notNull(),
    kind: text('kind').notNull(),
    settings: jsonb('settings').$type<OpenSettings>().notNull(),
    /** The time zone of their browser. */
    zone: text('zone'),
    since: instant('since').notNull(),
    /** 1 once they have been seated: two games that seat somebody at the same time would make it 2. */
    seated: smallint('seated').notNull().default(0),
  },
  (table) => [
    unique('open_waits_kind').on(table.accountId, table.kind),
    index('open_waits_next').on(table.kind, table.since),
    index('open_waits_since').on(table.since),
    check(WAIT_CHECK, sql`${table.seated} < 2`),
  ],
);

/** People that a host has removed before the start: they cannot come back to that game. */
export const removals = pgTable(
  'removals',
  { gameId: ofGame().notNull(), accountId: ofAccount().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.gameId, table.accountId] }), index().on(table.accountId)],
);

/** The turns that ran out of time in games without standings yet: for reliability, which does not wait for the end. */
export const timeouts = pgTable(
  'timeouts',
  {
    accountId: ofAccount().notNull(),
    gameId: ofGame().notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId, table.revision] }), index().on(table.gameId)],
);

/** The length of the latest finished games, by the key of their pace. A few numbers for each. */
export const durations = pgTable('durations', {
  /** Rule set, seats, rounds and pace (`paceKey`). */
  key: text('key').primaryKey(),
  /** In hours, latest first. */
  hours: real('hours').array().notNull(),
});
