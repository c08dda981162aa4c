import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Times during which nobody could play, because the site was down. Every clock that ran then stands still for as long. */
export const outages = pgTable('outages', {
  until: instant('until').primaryKey(),
  since: instant('since').notNull(),
});

/** The row of the audit log that `npx slow-train backup` replaces after each good backup. */
export const BACKUP = 'backup';

/** In the audit log, an account that its owner deleted; kept as long as backups that may still have the account. */
export const OWN_DELETION = 'delete-own-account';

/** What operators have done, one row for each use of `npm run admin`. Kept when its game or account is deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    /** Who did it, as they named themselves. */
    operator: text('operator').notNull(),
    command: text('command').notNull(),
    /** The id of the game or account; null if the command concerns none. */
    target: text('target'),
    /** Reason and effect. Nothing secret. */
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | null>>>().notNull(),
  },
  (table) => [index().on(table.target), index().on(table.at)],
);

/**
 * The deployed site that uses this database: one row, written by `npm run deploy` and `npm run serve`. Empty on a
 * developer's machine. Nothing in the Worker reads it.
 */
export const sites = pgTable('sites', {
  /** The origin that players see. */
  address: text('address').primaryKey(),
  release: text('release').notNull(),
  deployedAt: instant('deployed_at').defaultNow().notNull(),
});
