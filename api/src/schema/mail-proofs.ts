import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** The valid codes and links in mails. One row for each mail, so that using either half uses up both. */
export const mailProofs = pgTable(
  'mail_proofs',
  {
    /** Purpose and recipient, hashed: a newer mail replaces the older one's row. */
    key: text('key').primaryKey(),
    /** The address proved by the code or the link. */
    email: text('email').notNull(),
    /** The account that it returns the address to, or signs in to; null if it is not about an account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hashes only; null if the mail has none, or for the link, if a game's link was used. */
    codeHash: text('code_hash'),
    linkHash: text('link_hash').unique(),
    /** How often a code was tried. */
    tries: integer('tries').default(0).notNull(),
    createdAt: at('created_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
