import { TALK_PAGE } from '@slow-train/protocol';
import { and, asc, desc, eq, gt, sql, type AnyColumn } from 'drizzle-orm';
import type { TalkBoundary, StoredMessage } from '../game/talk.ts';
import type { Database } from '../platform/database.ts';
import { messages, type MessageRow } from '../schema/talk.ts';

// The talk and the boundaries that a game is loaded with.

/** Returns the message of a row. */
export function messageOf({ accountId, at, ...row }: MessageRow): StoredMessage {
  return { ...row, account: accountId, at: at.getTime() };
}

/** Selects the boundaries of an account, as JSON. */
export const boundariesOf = (account: AnyColumn | string) =>
  sql<readonly TalkBoundary[]>`(
  select coalesce(json_agg(b), '[]') from (
    select other_id as account, kind from boundaries where account_id = ${account}
    union all select account_id, 'blockedBy' from boundaries where other_id = ${account} and kind = 'block'
  ) b
)`.as('boundaries');

/**
 * Returns the query for a page of talk: the changes after a version, or the newest messages. One row more than fits.
 */
export function changedMessages(db: Database, id: string, since: number | undefined) {
  const ofGame = eq(messages.gameId, id);
  const all = db.select().from(messages);
  const limit = TALK_PAGE + 1;
  return since === undefined
    ? all.where(ofGame).orderBy(desc(messages.number)).limit(limit)
    : all
        .where(and(ofGame, gt(messages.version, since)))
        .orderBy(asc(messages.version))
        .limit(limit);
}
