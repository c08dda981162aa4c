import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { playerStates } from '../schema/player-states.ts';
import { insertAudit, type AuditRow } from '../store/audit-query.ts';
import { hasSeat, isReservedFor } from '../store/listing-queries.ts';
import { actions, games } from '../schema/games.ts';
import { FORMER } from '../game/hand-over.ts';
import { moderationMerge, reportKeeping, sanctionKeeping } from './moderation-store.ts';
import { openGameData, openGameMerge } from '../lobby/account-data-store.ts';
import {
  circleEveningsQuery,
  circleMerge,
  circleQuestionsQuery,
  circlesQuery,
  circleResultsQuery,
} from '../circles/account-data-store.ts';
import { talkErasure, talkMerge } from '../talk/account-data-store.ts';
import { tournamentExport, tournamentMerge } from '../tournaments/account-data-store.ts';
import { notificationExport, notificationMerge } from '../notifications/settings/account-data-store.ts';
import { reports, sanctions } from '../schema/moderation.ts';
import { savedSetups } from '../schema/saved-setups.ts';
import { boundaries, messages } from '../schema/talk.ts';
import { standings } from '../schema/standings.ts';
import { lostGuests, passkeys, sessions, users } from '../schema/accounts.ts';

// The queries about deleting, exporting and merging accounts. Each function is one round trip.

const isNamedIn = (account: string) => or(hasSeat(account), isReservedFor(account));
// A count, because for "exists" the server may expect to find a game soon, and read all of them in vain.
export const isNamedNowhere = (account: string) => sql`(select count(*) from ${games} where ${isNamedIn(account)}) = 0`;
export const nameless = sql`jsonb_set(${actions.events}, '{0,name}', ${JSON.stringify(FORMER)}::jsonb)`;
/** Taking a seat writes a row that references the account, so it waits for this lock, or this lock for it. */
export const locked = (db: Database, account: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, account)).for('update');

/** Returns the ids of all games in which an account has a seat, or one is kept for it. */
export async function gamesOf(db: Database, account: string): Promise<string[]> {
  return (await gamesQuery(db, account)).map(({ id }) => id);
}

const gamesQuery = (db: Database, account: string) =>
  db.select({ id: games.id }).from(games).where(isNamedIn(account)).orderBy(asc(games.createdAt));

/** Whether an account has a seat, or one kept for it, in more than `most` games. */
export async function hasMoreGames(db: Database, account: string, most: number): Promise<boolean> {
  const many = sql<number>`(select count(*)::int from ${games} where ${isNamedIn(account)})`;
  const [row] = await db.select({ many }).from(users).where(eq(users.id, account));
  return (row?.many ?? 0) > most;
}

/**
 * Returns accounts that have lost their last session, or were to be deleted by now, longest ago first; whether they can
 * still not come back, and when they are deleted if their owners asked for that.
 */
export async function listLost(
  db: Database,
  now: Date,
  most: number,
): Promise<{ readonly id: string; readonly isLost: boolean; readonly deleteAt: Date | null }[]> {
  const { accountId: id, dueAt } = lostGuests;
  // Counted for each account: for "exists" the server may read every session and passkey first.
  const isIn = (table: typeof sessions | typeof passkeys) =>
    sql`(select count(*) from ${table} where ${table.userId} = ${id}) > 0`;
  const canComeBack = or(users.emailVerified, isIn(sessions), isIn(passkeys));
  return db
    .select({
      id,
      isLost: sql<boolean>`coalesce(${users.deleteAt} <= ${now.toISOString()}::timestamptz, not (${canComeBack}))`,
      deleteAt: users.deleteAt,
    })
    .from(lostGuests)
    .innerJoin(users, eq(users.id, id))
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt))
    .limit(most);
}

/** Removes an account from the lost ones, until it loses its last session again. */
export async function keepGuest(db: Database, account: string): Promise<void> {
  await db.delete(lostGuests).where(eq(lostGuests.accountId, account));
}

/** Keeps the schedule from returning to a lost guest before `until`. */
export async function postponeGuest(db: Database, account: string, until: Date): Promise<void> {
  await db.update(lostGuests).set({ dueAt: until }).where(eq(lostGuests.accountId, account));
}

/** Signs out every other browser of an account. */
export async function endOtherSessions(db: Database, account: string, session: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, account), sql`${sessions.id} <> ${session}`));
}

/**
 * Removes the account's name from the history, and deletes it with everything that is only its own.
 * @param inboxHash of `inboxToRemember`
 * @param audit the row that says who did it
 * @returns false, with nothing changed, if it has got a seat since
 */
export async function erase(
  db: Database,
  account: string,
  inboxHash: string | null,
  audit?: AuditRow,
): Promise<boolean> {
  const still = db.select({ id: users.id }).from(users).where(eq(users.id, account));
  const [, , , , , , left] = await db.batch([
    locked(db, account),
    sanctionKeeping(db, account, inboxHash, isNamedNowhere(account)),
    reportKeeping(db, account, inboxHash, isNamedNowhere(account)),
    talkErasure(db, account, isNamedNowhere(account)),
    db
      .update(actions)
      .set({ events: nameless })
      .where(and(eq(actions.accountId, account), isNamedNowhere(account))),
    db.delete(users).where(and(eq(users.id, account), isNamedNowhere(account))),
    still,
    ...(audit ? [db.execute(insertAudit(audit, sql`where not exists (${still})`))] : []),
  ]);
  return left.length === 0;
}

/**
 * Moves a guest's player states, standings, late turns, places in queues, notification preferences, talk, boundaries, circles, set-ups and entries in the history
 * to the account they join, and
 * deletes the guest.
 * @returns false if the guest has got a seat since, and so still exists
 */
export async function mergeInto(db: Database, from: string, to: string): Promise<boolean> {
  const results = await db.batch([
    locked(db, from),
    ...notificationMerge(db, from, to),
    db.update(actions).set({ accountId: to }).where(eq(actions.accountId, from)),
    db
      .update(playerStates)
      .set({ accountId: to })
      .where(
        and(
          eq(playerStates.accountId, from),
          sql`not exists (select 1 from player_states as theirs where theirs.game_id = ${playerStates.gameId} and theirs.account_id = ${to})`,
        ),
      ),
    ...talkMerge(db, from, to),
    ...moderationMerge(db, from, to),
    ...tournamentMerge(db, from, to),
    db.execute(sql`
      update saved_setups set account_id = ${to} where account_id = ${from}
        and not exists (select 1 from saved_setups theirs where theirs.account_id = ${to} and theirs.id = saved_setups.id)`),
    ...circleMerge(db, from, to),
    // Guests are not rated. A game that both played stays the account's.
    db
      .update(standings)
      .set({ accountId: to, nth: null, mu: null, sigma: null })
      .where(
        and(
          eq(standings.accountId, from),
          sql`not exists (select 1 from standings as theirs where theirs.game_id = ${standings.gameId} and theirs.account_id = ${to})`,
        ),
      ),
    ...openGameMerge(db, from, to),
    db.delete(users).where(and(eq(users.id, from), isNamedNowhere(from))),
    db.select({ id: users.id }).from(users).where(eq(users.id, from)),
  ]);
  const left = results.at(-1);
  return Array.isArray(left) && left.length === 0;
}

/**
 * Returns everything stored about an account, with the ids alone of its games; undefined if it was deleted.
 */
export async function dataOf(db: Database, account: string) {
  const [
    [user],
    devices,
    keys,
    states,
    finished,
    said,
    drawn,
    reported,
    imposed,
    organised,
    entered,
    setups,
    waits,
    lateTurns,
    removedFrom,
    circles,
    circleResults,
    circleQuestions,
    circleEvenings,
    ids,
    ...notifications
  ] = await db.batch([
    db.select().from(users).where(eq(users.id, account)),
    db.select().from(sessions).where(eq(sessions.userId, account)).orderBy(asc(sessions.createdAt)),
    db.select().from(passkeys).where(eq(passkeys.userId, account)).orderBy(asc(passkeys.createdAt)),
    db.select().from(playerStates).where(eq(playerStates.accountId, account)),
    db.select().from(standings).where(eq(standings.accountId, account)).orderBy(asc(standings.finishedAt)),
    db
      .select()
      .from(messages)
      .where(eq(messages.accountId, account))
      .orderBy(asc(messages.gameId), asc(messages.number)),
    db.select().from(boundaries).where(eq(boundaries.accountId, account)).orderBy(asc(boundaries.since)),
    // Those about them would show who has reported them.
    db.select().from(reports).where(eq(reports.reporterId, account)).orderBy(asc(reports.at)),
    db.select().from(sanctions).where(eq(sanctions.accountId, account)).orderBy(asc(sanctions.at)),
    ...tournamentExport(db, account),
    db.select().from(savedSetups).where(eq(savedSetups.accountId, account)).orderBy(asc(savedSetups.createdAt)),
    ...openGameData(db, account),
    circlesQuery(db, account),
    circleResultsQuery(db, account),
    circleQuestionsQuery(db, account),
    circleEveningsQuery(db, account),
    gamesQuery(db, account),
    ...notificationExport(db, account),
  ]);
  if (user === undefined) return undefined;
  return {
    user,
    devices,
    keys,
    playerStates: states,
    standings: finished,
    notifications,
    said,
    drawn,
    reported,
    imposed,
    organised,
    entered,
    setups,
    waits,
    lateTurns,
    removedFrom,
    games: ids.map(({ id }) => id),
    circles: { circles, results: circleResults, questions: circleQuestions, evenings: circleEvenings },
  };
}
