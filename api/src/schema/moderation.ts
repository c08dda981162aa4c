import type { ReportReason, SanctionKind } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { Phrase } from '@slow-train/protocol';
import { ofAccount, users } from './accounts.ts';

/**
 * What people have reported to the operator. Goes with the account that was reported once it is answered; until then it
 * waits, also for the next account with the same inbox. Loses its reporter when they delete their account. Without
 * references to its game, which may be gone before anybody has looked.
 */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    /** Null once they have deleted their account. The reported person never learns who it was. */
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null once they have deleted their account before anybody answered. */
    reportedId: ofAccount('reported_id'),
    /** Of the deleted account's inbox, by a key, until the report is answered. */
    inboxHash: text('inbox_hash'),
    /** Chosen by the client, so that a retry reports nothing twice. */
    key: text('key').notNull(),
    /** The reported person’s name in the game. */
    name: text('name').notNull(),
    gameId: text('game_id').notNull(),
    gameName: text('game_name').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull(),
    /** The number of the message that it is about; null if it is about a person. */
    message: integer('message'),
    at: instant('at').notNull(),
    /** When the operator decided; null while it waits. */
    handledAt: instant('handled_at'),
  },
  (table) => [
    unique('reports_key').on(table.reporterId, table.key),
    index('reports_open')
      .on(table.at)
      .where(sql`${table.handledAt} is null`),
    index('reports_handled')
      .on(table.handledAt)
      .where(sql`${table.handledAt} is not null`),
    index().on(table.reportedId),
    index('reports_inbox')
      .on(table.inboxHash)
      .where(sql`${table.inboxHash} is not null`),
  ],
);
export type ReportRow = typeof reports.$inferSelect;

/** The last lines of talk that a reporter could see, as they stood then. Each goes with its author's account, but of somebody whose
 * reports wait without an account. */
export const reportLines = pgTable(
  'report_lines',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** The number of the message in its game. */
    number: integer('number').notNull(),
    /** Null for the reported person, once they have deleted their account. */
    accountId: ofAccount(),
    seat: smallint('seat').$type<Seat>().notNull(),
    name: text('name').notNull(),
    /** One of text and phrase; neither if it had been removed. */
    text: text('text'),
    phrase: text('phrase').$type<Phrase>(),
    isEdited: boolean('is_edited').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.number] }), index().on(table.accountId)],
);
export type ReportLineRow = typeof reportLines.$inferSelect;

/**
 * A sanction by the operator. Holds until `until`, unless it is lifted. If its account is deleted before, it waits for
 * the next account with the same inbox, of which only a keyed hash is kept.
 */
export const sanctions = pgTable(
  'sanctions',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** Null as long as there is an account. */
    inboxHash: text('inbox_hash'),
    kind: text('kind').$type<SanctionKind>().notNull(),
    /** As the person reads it. */
    reason: text('reason').notNull(),
    reportId: text('report_id').references(() => reports.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    until: instant('until').notNull(),
    liftedAt: instant('lifted_at'),
    /** What the person has written against it, once. */
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    /** The operator's decision on the appeal: its time and text. */
    answeredAt: instant('answered_at'),
    answer: text('answer'),
  },
  (table) => [
    index('sanctions_account')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
    index('sanctions_inbox')
      .on(table.inboxHash)
      .where(sql`${table.inboxHash} is not null`),
    index('sanctions_appeals')
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.answeredAt} is null`),
    index().on(table.until),
    index()
      .on(table.reportId)
      .where(sql`${table.reportId} is not null`),
  ],
);
export type SanctionRow = typeof sanctions.$inferSelect;
