import type { OwnReport } from '@slow-train/protocol';
import { and, desc, eq, lte, notLike, sql } from 'drizzle-orm';
import type { Game } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import type { TalkBoundary, StoredMessage } from '../game/talk.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { games } from '../schema/games.ts';
import { reports, type ReportRow } from '../schema/moderation.ts';
import { messages } from '../schema/talk.ts';
import { boundariesOf, messageOf } from '../store/talk-queries.ts';

/** Messages that are looked through for those that the reporter could see. */
const MOST_MESSAGES = 60;
/** Own reports in a list. */
const MOST_LISTED = 100;

/** What a report depends on. */
export interface ReportedGame {
  readonly game: Pick<Game, 'id' | 'name' | 'seats'>;
  readonly boundaries: readonly TalkBoundary[];
  /** Newest first; without reactions. */
  readonly messages: readonly StoredMessage[];
}

/** A line of talk attached to a report: of somebody who still has an account. */
export type AttachedLine = Pick<StoredMessage, 'number' | 'seat' | 'name' | 'text' | 'phrase' | 'isEdited'> & {
  readonly accountId: AccountId;
  readonly at: string;
};

// The queries about an account's own reports. Each function is one round trip.

/**
 * Returns a game, and its talk up to a message, or to its end, with the boundaries of the account; undefined for an
 * unknown game.
 */
export async function load(
  db: Database,
  id: string,
  account: AccountId,
  upTo: number | undefined,
): Promise<ReportedGame | undefined> {
  const ofGame = and(
    eq(messages.gameId, id),
    // A reaction that was taken back would otherwise look like a message that was removed.
    notLike(messages.key, 'to %'),
    upTo === undefined ? undefined : lte(messages.number, upTo),
  );
  const [[row], said] = await db.batch([
    db
      .select({
        game: { id: games.id, name: games.name, seats: games.seats },
        boundaries: boundariesOf(account),
      })
      .from(games)
      .where(eq(games.id, id)),
    db.select().from(messages).where(ofGame).orderBy(desc(messages.number)).limit(MOST_MESSAGES),
  ]);
  return row && { ...row, messages: said.map(messageOf) };
}

/**
 * Adds a report with its lines; with a key that the reporter has used before, nothing.
 * @returns false if the reported person is gone
 */
export async function add(
  db: Database,
  report: Omit<ReportRow, 'handledAt' | 'inboxHash'>,
  lines: readonly AttachedLine[],
): Promise<boolean> {
  const { id, reporterId, reportedId, key, name, gameId, gameName, reason, note, message, at } = report;
  try {
    await db.execute(sql`
      with report as (
        insert into reports (id, reporter_id, reported_id, key, name, game_id, game_name, reason, note, message, at)
        values (${id}, ${reporterId}, ${reportedId}, ${key}, ${name}, ${gameId}, ${gameName}, ${reason}, ${note},
          ${message}::int, ${at.toISOString()}::timestamptz)
        on conflict on constraint reports_key do nothing returning id
      )
      insert into report_lines (report_id, number, account_id, seat, name, text, phrase, is_edited, at)
      select report.id, number, "accountId", seat, name, text, phrase, "isEdited", at
      from report, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(number int, "accountId" text,
        seat smallint, name text, text text, phrase text, "isEdited" boolean, at timestamptz)
      where exists (select from users where users.id = "accountId")`);
    return true;
  } catch (error) {
    if (isOrphaned(error)) return false;
    throw error;
  }
}

/** Returns an account's own reports, latest first. */
export async function list(db: Database, account: AccountId): Promise<OwnReport[]> {
  const { id, name, reason, at, handledAt } = reports;
  const rows = await db
    .select({ id, name, reason, at, handledAt })
    .from(reports)
    .where(eq(reports.reporterId, account))
    .orderBy(desc(at))
    .limit(MOST_LISTED);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
  }));
}
