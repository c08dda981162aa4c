import type { Hideable, NotificationPreferences, SignInMethod } from '@slow-train/protocol';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredSettings } from './stored-settings.ts';
import { databaseInstant } from './columns.ts';

/** Returns the column of an account; its rows are deleted with it. */
export const ofAccount = (name = 'account_id') => text(name).references(() => users.id, { onDelete: 'cascade' });

const created = () => databaseInstant('created_at').defaultNow().notNull();
const updated = () =>
  databaseInstant('updated_at')
    .defaultNow()
    .notNull()
    .$onUpdate(() => new Date());

/** Players. A guest has a placeholder address, and the name '' until they choose one. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').default(false).notNull(),
  /** Unused. The release before 013 still writes it, so a later migration drops it. */
  image: text('image'),
  /** Whether they started as a guest and have added no address or passkey since; `meFrom` decides without it. */
  isAnonymous: boolean('is_anonymous').default(false),
  /** How pages look on every device; missing settings have their defaults. */
  settings: jsonb('settings').$type<StoredSettings>().default({}).notNull(),
  /** Notification preferences; missing ones have their defaults. */
  notify: jsonb('notify').$type<Partial<NotificationPreferences>>().default({}).notNull(),
  /** What its owner does not show to others. */
  profileHides: jsonb('profile_hides').$type<readonly Hideable[]>().default(['ladder']).notNull(),
  /** Whether the people of a game see on its page that they are looking at it. */
  showsPresence: boolean('shows_presence').default(true).notNull(),
  /** When everything is deleted, after its owner has asked for that; null unless they have. */
  deleteAt: databaseInstant('delete_at'),
  /** When it was last signed out everywhere: signed links from before that are no longer valid. */
  signedOutAt: databaseInstant('signed_out_at'),
  createdAt: created(),
  updatedAt: updated(),
});

/** Signed-in browsers. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: ofAccount('user_id').notNull(),
    expiresAt: databaseInstant('expires_at').notNull(),
    /** Unused, like `users.image`. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** How it was signed in; null for a session of an earlier release. */
    method: text('method').$type<SignInMethod>(),
    /** When a code or a passkey last proved here who it is; null if neither did. */
    provedAt: databaseInstant('proved_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/**
 * Accounts that may have to be deleted, and when. Guests who have lost their last session: triggers on `sessions` and
 * `passkeys` write them. And those whose owners have asked for it (`users.delete_at`). Somebody who has come back since is
 * in it as well, until the schedule looks.
 */
export const lostGuests = pgTable(
  'lost_guests',
  {
    accountId: ofAccount().primaryKey(),
    dueAt: databaseInstant('due_at').notNull(),
  },
  (table) => [index().on(table.dueAt)],
);

/** Passkey challenges that can still be answered, as keyed hashes. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: databaseInstant('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
);

/** Public keys of passkeys (WebAuthn section 7.1). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Our own id; the credential's is longer. */
    id: text('id').primaryKey(),
    userId: ofAccount('user_id').notNull(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    algorithm: text('algorithm').$type<'ES256' | 'RS256'>().notNull(),
    transports: text('transports').array().notNull(),
    /** The authenticator's signature count, up to 2^32; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: created(),
    lastUsedAt: databaseInstant('last_used_at'),
  },
  (table) => [index().on(table.userId)],
);

/** QR codes by which a signed-in browser signs in another. Only the token's hash is stored. */
export const handOffs = pgTable(
  'hand_offs',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Of the code to type instead; those of an earlier release have none. */
    codeHash: text('code_hash').unique(),
    /** The browser that shows the code; when it signs out, the code becomes void. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: ofAccount('user_id').notNull(),
    expiresAt: databaseInstant('expires_at').notNull(),
    usedAt: databaseInstant('used_at'),
    usedBy: text('used_by'),
  },
  (table) => [index().on(table.sessionId), index().on(table.userId), index().on(table.expiresAt)],
);

/** How often something was tried in a time window; pruned once that is over. */
export const attempts = pgTable(
  'attempts',
  {
    /** The attempt and its author, hashed, so that no address is stored. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: databaseInstant('resets_at').notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);
