import type { SetupChoices } from '@slow-train/protocol';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Choices of the form for a new game that an account uses again. */
export const savedSetups = pgTable(
  'saved_setups',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the client, so that a retry saves nothing twice; unique within the account. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    choices: jsonb('choices').$type<SetupChoices>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
