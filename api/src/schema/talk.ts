import type { Phrase, Reaction } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { ofAccount, users } from './accounts.ts';
import { ofGame } from './games.ts';
import { instant } from './columns.ts';

/** The version of each game's talk. Writing locks the row, so that messages become visible in their order. */
export const talks = pgTable('talks', {
  gameId: ofGame().notNull().primaryKey(),
  /** Grows with every message and every change of one. */
  version: integer('version').notNull(),
});

/**
 * What people said in a game: one of `text`, `phrase` and `reaction`; none of them in a message that was removed, which
 * stays so that pages forget it. No part of the game's history.
 */
export const messages = pgTable(
  'messages',
  {
    gameId: ofGame().notNull(),
    /** The version of the talk in which it was said. */
    number: integer('number').notNull(),
    /** The version of the talk in which it last changed. */
    version: integer('version').notNull(),
    /** Null once its author has deleted their account. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    seat: smallint('seat').$type<Seat>().notNull(),
    /** The author's name in the game; empty once they have deleted their account. */
    name: text('name').notNull(),
    /** Chosen by the client, so that a retry says nothing twice; for a reaction, the revision that it is to. */
    key: text('key').notNull(),
    text: text('text'),
    phrase: text('phrase').$type<Phrase>(),
    reaction: text('reaction').$type<Reaction>(),
    /** The revision that a reaction is to. */
    revision: integer('revision'),
    isEdited: boolean('is_edited').notNull().default(false),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.number] }),
    unique('messages_key').on(table.gameId, table.accountId, table.key),
    index('messages_version').on(table.gameId, table.version),
    index('messages_account')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/**
 * The people that an account does not want to hear. `mute`: their talk is folded away for that account. `block`:
 * neither hears the other, and they are not seated together again. One replaces the other.
 */
export const boundaries = pgTable(
  'boundaries',
  {
    accountId: ofAccount().notNull(),
    otherId: ofAccount('other_id').notNull(),
    kind: text('kind').$type<'mute' | 'block'>().notNull(),
    /** The other's name, as the account knew it. */
    name: text('name').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.otherId] }), index().on(table.otherId)],
);
