import type { Arrangement, Draft } from '@slow-train/protocol';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { games } from './games.ts';

/** A player's private state in a game. */
export const playerStates = pgTable(
  'desks',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.accountId] }), index().on(table.accountId)],
);
