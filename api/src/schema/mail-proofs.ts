import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { databaseInstant } from './columns.ts';

/** How many hours mails repeat a code and its link. */
export const REPEATED_HOURS = 1;
/**
 * How many hours a refused request for another mail extends them: for as long as mails repeat them, and then for the hour
 * after which mails are no longer refused.
 */
export const EXTENDABLE_HOURS = REPEATED_HOURS + 1;

/** The valid codes and links in mails. A code and its link are one row, so that using either uses up both. */
export const mailProofs = pgTable(
  'mail_proofs',
  {
    /** Purpose and recipient, hashed: a newer mail has the same row. */
    key: text('key').primaryKey(),
    /** The address proved by the code or the link. */
    email: text('email').notNull(),
    /** The account that it returns the address to, or signs in to; null if it is not about an account. */
    userId: ofAccount('user_id'),
    /**
     * What code and link are derived from, together with AUTH_SECRET, so that the next mail can have the same ones; null if
     * they are never mailed again.
     */
    seed: text('seed'),
    /** Keyed hashes only; null if the mail has none, or for the link, if a game's link was used. */
    codeHash: text('code_hash'),
    linkHash: text('link_hash').unique(),
    /** How often a code was tried. */
    tries: integer('tries').default(0).notNull(),
    /** Since when code and link are what they are. */
    createdAt: databaseInstant('created_at').notNull(),
    expiresAt: databaseInstant('expires_at').notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
