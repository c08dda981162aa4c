import type { SeasonTerms, StandingInvitation } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ofAccount, users } from './accounts.ts';

const ofCircle = () =>
  text('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' });

/** Named groups of people who play with each other. */
export const circles = pgTable(
  'circles',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** A trigger hands it on when the founder leaves, and deletes a circle that nobody is left in. */
    founder: text('founder').references(() => users.id, { onDelete: 'set null' }),
    invitation: text('invitation').notNull().unique(),
    /** How its next game is played, and on which weekday; null until the founder has set it. */
    standing: jsonb('standing').$type<StandingInvitation>(),
    /** When the schedule asks everybody for the next game; null without a weekday. */
    opensAt: instant('opens_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.founder),
    index('circles_due')
      .on(table.opensAt)
      .where(sql`${table.opensAt} is not null`),
  ],
);

/** Who is in a circle, or has been asked to join it by name. */
export const circleMembers = pgTable(
  'circle_members',
  {
    circleId: ofCircle(),
    accountId: ofAccount().notNull(),
    /** What the others know a member by, since account ids stay on the server. */
    number: smallint('number').notNull(),
    /** Somebody who was removed is kept, so that the link does not let them in again. */
    state: text('state').$type<'asked' | 'member' | 'removed'>().notNull(),
    /** Their name when they joined, by which they are called if the present one looks like another's. */
    name: text('name').notNull(),
    /** Of somebody who is asked: the name of who asks them. */
    by: text('by'),
    /** Whether somebody who is asked answers later: they are not shown the question with their games any more. */
    isLater: boolean('is_later').notNull().default(false),
    /** When they joined, or were asked. */
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.accountId] }),
    unique('circle_members_number').on(table.circleId, table.number),
    index().on(table.accountId),
  ],
);

/** Series of games of a circle, with one table each. */
export const seasons = pgTable(
  'seasons',
  {
    circleId: ofCircle(),
    number: smallint('number').notNull(),
    terms: jsonb('terms').$type<SeasonTerms>().notNull(),
    startedAt: instant('started_at').notNull(),
    /** When it was ended before all of its games were played. */
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.circleId, table.number] })],
);

/** The games of a circle. Without a reference to the game: its results stay when it is deleted. */
export const circleGames = pgTable(
  'circle_games',
  {
    gameId: text('game_id').primaryKey(),
    circleId: ofCircle(),
    /** Of two games that are set up at the same time, the unique number lets in one. */
    number: integer('number').notNull(),
    /** The season it belongs to; null for none. */
    season: smallint('season'),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [unique('circle_games_number').on(table.circleId, table.number)],
);

/** Evenings of real dominoes that a member has entered in the place of a game. */
export const circleEvenings = pgTable(
  'circle_evenings',
  {
    gameId: text('game_id')
      .primaryKey()
      .references(() => circleGames.gameId, { onDelete: 'cascade' }),
    circleId: ofCircle(),
    /** The evening's own id: nobody enters it twice. */
    evening: text('evening').notNull(),
    /** Who entered it. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    /** '' if its date stands for it. */
    title: text('title').notNull(),
    playedAt: instant('played_at').notNull(),
    /** When its results begin to count, unless somebody objects before. */
    countsAt: instant('counts_at').notNull(),
    rounds: smallint('rounds').notNull(),
    /** The people who are in no circle, as they are called on the sheet. */
    guests: jsonb('guests').$type<readonly EveningGuest[]>().notNull(),
  },
  (table) => [unique('circle_evenings_once').on(table.circleId, table.evening), index().on(table.accountId)],
);

/** Somebody on a score sheet who is not in the circle. */
export interface EveningGuest {
  readonly name: string;
  readonly place: number;
  readonly pips: number;
}

/** Substitutes in a game of a circle: their result counts for the member. */
export const circleSubstitutes = pgTable(
  'circle_substitutes',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => circleGames.gameId, { onDelete: 'cascade' }),
    accountId: ofAccount().notNull(),
    substituteId: ofAccount('substitute_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.accountId] }),
    unique('circle_substitutes_one').on(table.gameId, table.substituteId),
    index().on(table.accountId),
    index().on(table.substituteId),
  ],
);

/** A founder's questions about finished games: whether a result moves between a member and who played for them. */
export const circleTransfers = pgTable(
  'circle_transfers',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => circleGames.gameId, { onDelete: 'cascade' }),
    /** The member that it would count for. */
    accountId: ofAccount().notNull(),
    /** Who played. */
    substituteId: ofAccount('substitute_id').notNull(),
    /** Whether it would go back from the member to who played. */
    isBack: boolean('is_back').notNull(),
    /** Their answers; null until then. It moves once both have said yes. */
    accountSays: boolean('account_says'),
    substituteSays: boolean('substitute_says'),
    askedAt: instant('asked_at').notNull(),
    movedAt: instant('moved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.accountId] }),
    index().on(table.accountId),
    index().on(table.substituteId),
  ],
);

/** The results of each finished game of a circle, by the members it counts for. */
export const circleResults = pgTable(
  'circle_results',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => circleGames.gameId, { onDelete: 'cascade' }),
    accountId: ofAccount().notNull(),
    circleId: ofCircle(),
    /** Who played, if that was somebody else. */
    playedBy: text('played_by').references(() => users.id, { onDelete: 'set null' }),
    seats: smallint('seats').notNull(),
    place: smallint('place').notNull(),
    /** Pips by round. */
    scores: jsonb('scores').$type<readonly number[]>().notNull(),
    /** Of an evening of real dominoes: whether they have confirmed it; null until then, and of games. */
    says: boolean('says'),
    finishedAt: instant('finished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.accountId] }),
    index('circle_results_finished').on(table.circleId, table.finishedAt),
    index().on(table.accountId),
    index('circle_results_played_by')
      .on(table.playedBy)
      .where(sql`${table.playedBy} is not null`),
  ],
);
