import type { EntrantState, TournamentKind, TournamentStatus } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import type { Rank } from '@slow-train/ranking/pairing';
import type { Seat } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { GameSetup } from '../game/game.ts';
import { users } from './accounts.ts';

/** The constraint that a save violates if the tournament has changed since it was computed. */
export const TOURNAMENT_CHECK = 'tournaments_version';

const ofTournament = () =>
  text('tournament_id')
    .notNull()
    .references(() => tournaments.id, { onDelete: 'cascade' });

/** Tournaments (docs/decisions/054-tournaments.md). */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    /** The number of changes: every save names the one it replaces. */
    version: integer('version').notNull(),
    name: text('name').notNull(),
    /** Null once they have deleted their account. */
    organiser: text('organiser').references(() => users.id, { onDelete: 'set null' }),
    status: text('status').$type<TournamentStatus>().notNull(),
    kind: text('kind').$type<TournamentKind>().notNull(),
    /** Of every game; its set depends on the seats if it is not chosen. */
    setup: jsonb('setup').$type<Omit<GameSetup, 'set'> & { readonly set?: GameSetup['set'] }>().notNull(),
    tableSize: smallint('table_size').notNull(),
    rounds: smallint('rounds').notNull(),
    roundDays: smallint('round_days').notNull(),
    mostPeople: smallint('most_people').notNull(),
    /** Who may register: how old their account has to be, and how many games they have to have finished. */
    accountDays: smallint('account_days').notNull().default(0),
    finishedGames: smallint('finished_games').notNull().default(0),
    /** How many may register from one network. */
    fromNetwork: smallint('from_network').notNull().default(6),
    /** Whether it seeks people: everybody with an account is shown it, and guests do not enter. */
    listed: boolean('listed').notNull().default(false),
    language: text('language').$type<Language>().notNull(),
    /** Decides all lots. Secret until the tournament begins. */
    seed: text('seed').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** The round being played, or the last one; 0 before the first. */
    round: smallint('round').notNull(),
    roundEndsAt: instant('round_ends_at'),
    /** When the schedule has to look at it; null if it is over. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.organiser),
    index().on(table.dueAt),
    index('tournaments_over')
      .on(table.createdAt)
      .where(sql`${table.dueAt} is null`),
    index('tournaments_seeking')
      .on(table.closesAt)
      .where(sql`${table.listed} and ${table.status} = 'open'`),
    check(TOURNAMENT_CHECK, sql`${table.version} > 0`),
  ],
);

/** Everybody who has registered, by a number that stays theirs. */
export const tournamentEntrants = pgTable(
  'tournament_entrants',
  {
    tournamentId: ofTournament(),
    number: smallint('number').notNull(),
    /** Null once they have deleted their account. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<EntrantState>().notNull(),
    /** As of the last result; null before the first round. */
    standing: jsonb('standing').$type<Rank>(),
    /** The number of somebody who has left, if this entrant came for them: in a fixed schedule, their place goes along. */
    comesFor: smallint('comes_for'),
    /** Keyed hashes of the networks from which they registered, narrowest first; none once the tournament is over. */
    networks: jsonb('networks').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.number] }),
    uniqueIndex('tournament_entrants_account').on(table.accountId, table.tournamentId),
  ],
);

/**
 * The tables of each round, and which game is played there. `waiting`: the game is yet to be created under this id;
 * `finished`: a trigger on `games` has noted its end; `counted`: its places are in the scores.
 */
export const tournamentGames = pgTable(
  'tournament_games',
  {
    gameId: text('game_id').primaryKey(),
    tournamentId: ofTournament(),
    round: smallint('round').notNull(),
    /** Of the table, from 1. */
    number: smallint('number').notNull(),
    state: text('state').$type<'waiting' | 'playing' | 'finished' | 'counted'>().notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index().on(table.tournamentId, table.round),
    index('tournament_games_finished')
      .on(table.finishedAt)
      .where(sql`${table.state} = 'finished'`),
  ],
);

/** What each round is for each entrant: a seat at a table, or why they have none. */
export const tournamentScores = pgTable(
  'tournament_scores',
  {
    tournamentId: ofTournament(),
    round: smallint('round').notNull(),
    number: smallint('number').notNull(),
    kind: text('kind').$type<'game' | 'bye' | 'late' | 'absent' | 'apart'>().notNull(),
    gameId: text('game_id'),
    seat: smallint('seat').$type<Seat>(),
    /** Null while the game is being played. */
    points: doublePrecision('points'),
    place: smallint('place'),
    pips: integer('pips'),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.number] })],
);
