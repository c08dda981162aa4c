import type { Arrangement, Draft } from '@slow-train/protocol';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { ofGame } from './games.ts';
import { instant } from './columns.ts';

/** A player's private state in a game. */
export const playerStates = pgTable(
  'player_states',
  {
    gameId: ofGame().notNull(),
    accountId: ofAccount().notNull(),
    /** Grows with every change to any part. */
    version: integer('version').notNull(),
    arrangement: jsonb('arrangement').$type<Arrangement>(),
    draft: jsonb('draft').$type<Draft>(),
    notes: text('notes').default('').notNull(),
    readUpTo: integer('read_up_to').default(0).notNull(),
    roundsSeen: integer('rounds_seen').default(0).notNull(),
    /** The number of the last message read. */
    talkReadUpTo: integer('talk_read_up_to').default(0).notNull(),
    isTalkMuted: boolean('is_talk_muted').default(false).notNull(),
    /** Whether they agree that the game's record has their name. */
    isNamed: boolean('is_named').default(false).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.accountId] }), index().on(table.accountId)],
);
