import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { games } from './games.ts';

/**
 * The links with which people without a seat watch a game. A row lets them see as much as `setup.watchers` says; once the
 * game is finished, all of it.
 */
export const watchLinks = pgTable('watch_links', {
  gameId: text('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
