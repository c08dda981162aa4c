import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { ofGame } from './games.ts';
import { instant } from './columns.ts';

/** The constraint that a save violates if a round's commitments have changed since they were loaded. */
export const VERSION_CHECK = 'round_commitments_version';

/**
 * The commitment lists of rounds. Not in `games`, because browsers contribute without a revision. A dealt round's row
 * is its evidence; until the round is over, everything in it but the commitments is secret.
 */
export const roundCommitments = pgTable(
  'round_commitments',
  {
    gameId: ofGame().notNull(),
    round: smallint('round').notNull(),
    /** The number of changes so far. */
    version: integer('version').notNull(),
    commitment: text('commitment').notNull(),
    secret: text('secret').notNull(),
    /** By seat. */
    seals: jsonb('seals').$type<readonly (string | null)[]>().notNull(),
    contributions: jsonb('contributions').$type<readonly (string | null)[]>().notNull(),
    closed: boolean('closed').notNull(),
    dealtAt: instant('dealt_at'),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.round] }), check(VERSION_CHECK, sql`${table.version} > 0`)],
);
