import type { SetupChoices } from '@slow-train/protocol';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { instant } from './columns.ts';

/** Choices of the form for a new game that an account uses again. */
export const savedSetups = pgTable(
  'saved_setups',
  {
    accountId: ofAccount().notNull(),
    /** Chosen by the client, so that a retry saves nothing twice; unique within the account. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    choices: jsonb('choices').$type<SetupChoices>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
