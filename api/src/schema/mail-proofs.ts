import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** The codes and links in mails that are still good. One row a mail, so that using either half uses up both. */
export const mailProofs = pgTable(
  'mail_proofs',
  {
    /** What for and for whom, hashed: a newer mail takes the older one's place. */
    key: text('key').primaryKey(),
    /** The address that whoever has the code or the link can read. */
    email: text('email').notNull(),
    /** The account that it gives the address back to, or signs in; null for what is not about an account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of code and link only keyed hashes; null where the mail has none, or where the link of a table was used. */
    codeHash: text('code_hash'),
    linkHash: text('link_hash').unique(),
    /** How many codes were tried. */
    tries: integer('tries').default(0).notNull(),
    createdAt: at('created_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
