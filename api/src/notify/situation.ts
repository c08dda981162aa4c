import type { NotifyChoices, TableEvents } from '@slow-train/protocol';
import type { Entry } from '../games/change.ts';
import type { Game } from '../games/game.ts';
import type { outbox } from './notify.sql.ts';
import type { PushTarget, WebhookTarget } from './told.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type NewOutboxRow = typeof outbox.$inferInsert;

/** Whom a row of the outbox is for. */
export interface Reader {
  readonly account: string;
  readonly name: string;
  /** Confirmed, and nothing has come back from there; else null. */
  readonly address: string | null;
  readonly choices: NotifyChoices;
  /** What is different at this table. */
  readonly atTable: TableEvents;
  readonly devices: readonly (PushTarget & { readonly id: string })[];
  readonly hooks: readonly WebhookTarget[];
}

/** The table that a row is about, as it is now; for notices without its round. */
export interface TableNow {
  readonly game: Game;
  /** The accounts that it waits for. */
  readonly waitsFor: readonly string[];
  /** The last revision that the reader has seen, or has made. */
  readonly seenUpTo: number;
  /** The last revision that the reader has made. */
  readonly actedUpTo: number;
  /** The revision with which the reader's newest turn began; 0 for none. */
  readonly turnSince: number;
  /** The newest of what has happened since they were there last, oldest first. Not read for notices. */
  readonly log: readonly Entry[];
  readonly hooks: readonly WebhookTarget[];
}

/** A row of the outbox for the same person and table. */
export type Sibling = Pick<OutboxRow, 'id' | 'kind' | 'event' | 'revision' | 'target' | 'state'>;

/** Everything that decides what becomes of one row of the outbox. */
export interface Situation {
  readonly row: OutboxRow;
  /** Null for what goes to a table's own webhook. */
  readonly reader: Reader | null;
  /** Null for the daily mail. */
  readonly table: TableNow | null;
  readonly siblings: readonly Sibling[];
}

/** In which zone somebody lives; as long as nobody has said, UTC. */
export function zoneOf({ timeZone }: Pick<NotifyChoices, 'timeZone'>): string {
  return timeZone ?? 'UTC';
}
