import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Score sheets of real dominoes that others follow, for a week after their last change. They belong to no account. */
export const evenings = pgTable(
  'evenings',
  {
    /** Those who have it may look. */
    code: text('code').primaryKey(),
    /** A hash of the key with which the browser that keeps score changes its sheet. */
    keyHash: text('key_hash').notNull(),
    /** JSON of format `slow-train-evening/1` (packages/protocol/src/evening.ts). */
    sheet: text('sheet').notNull(),
    revision: integer('revision').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('evenings_changed_at').on(table.changedAt)],
);
