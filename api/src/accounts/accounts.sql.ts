import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// The tables of better-auth, under our own names. Its fields keep its names: the adapter asks for them.

const at = (name: string) => timestamp(name, { withTimezone: true });
const created = () => at('created_at').defaultNow().notNull();
const updated = () =>
  at('updated_at')
    .defaultNow()
    .notNull()
    .$onUpdate(() => new Date());

/** Players. A guest has an address that leads nowhere, and is called '' until they say how. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').default(false).notNull(),
  image: text('image'),
  isAnonymous: boolean('is_anonymous').default(false),
  createdAt: created(),
  updatedAt: updated(),
});

/** Browsers that are signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index().on(table.userId)],
);

/** Ways for a user to sign in other than the session itself. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index().on(table.userId)],
);

/** Codes that have been sent and are still good. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index().on(table.identifier)],
);
