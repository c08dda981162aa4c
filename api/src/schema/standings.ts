import type { PresetName } from '@slow-train/rules';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { ofGame } from './games.ts';
import { databaseInstant, instant } from './columns.ts';

/**
 * What each finished game was for its players: for profiles and ratings. Without a reference to the game, so that it
 * stays when the game is deleted.
 */
export const standings = pgTable(
  'standings',
  {
    accountId: ofAccount().notNull(),
    gameId: text('game_id').notNull(),
    preset: text('preset').$type<PresetName>().notNull(),
    seats: smallint('seats').notNull(),
    /** Null if the game was ended without a result. */
    place: smallint('place'),
    rounds: smallint('rounds').notNull(),
    roundsWon: smallint('rounds_won').notNull(),
    pips: integer('pips').notNull(),
    longestTrain: smallint('longest_train').notNull(),
    turns: integer('turns').notNull(),
    timeouts: integer('timeouts').notNull(),
    /** Whether somebody else had their seat at the end. */
    isAway: boolean('is_away').notNull(),
    /**
     * Of a rated game: the how manieth of this account with this preset it was. Two that are written at the same time
     * are both computed from the rating before, so the index lets only one in.
     */
    nth: integer('nth'),
    /** The rating after a rated game. That of the highest `nth` is the account's. */
    mu: doublePrecision('mu'),
    sigma: doublePrecision('sigma'),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    /** In this order games were rated. */
    settledAt: databaseInstant('settled_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.gameId] }),
    index().on(table.accountId, table.finishedAt),
    index().on(table.gameId),
    uniqueIndex('standings_nth').on(table.accountId, table.preset, table.nth),
  ],
);

/** The finished games whose standings are yet to be written. A trigger on `games` adds them. */
export const unsettledGames = pgTable(
  'unsettled_games',
  {
    gameId: ofGame().primaryKey(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index().on(table.dueAt)],
);
