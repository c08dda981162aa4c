import { pgTable, text } from 'drizzle-orm/pg-core';
import { ofGame } from './games.ts';
import { instant } from './columns.ts';

/**
 * The links with which people without a seat watch a game. A row lets them see as much as `setup.watchers` says; once the
 * game is finished, all of it.
 */
export const watchLinks = pgTable('watch_links', {
  gameId: ofGame().primaryKey(),
  token: text('token').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
