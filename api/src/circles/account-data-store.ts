import { asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { circleEvenings, circleMembers, circleResults, circles, circleTransfers } from '../schema/circles.ts';

/**
 * Returns the statements that move a guest's part in circles to the account they join: invitations, substitutions and
 * results. Where both have the same, the account keeps its own.
 */
export function circleMerge(db: Database, from: string, to: string) {
  const mine = (
    table: 'circle_members' | 'circle_results' | 'circle_substitutes' | 'circle_transfers',
    shared: 'circle_id' | 'game_id',
  ) =>
    db.execute(sql`
      update ${sql.raw(table)} as mine set account_id = ${to} where account_id = ${from} and not exists (
        select 1 from ${sql.raw(table)} as theirs
        where theirs.${sql.raw(shared)} = mine.${sql.raw(shared)} and theirs.account_id = ${to})`);
  return [
    mine('circle_members', 'circle_id'),
    mine('circle_results', 'game_id'),
    mine('circle_substitutes', 'game_id'),
    db.execute(sql`
      update circle_substitutes as mine set substitute_id = ${to} where substitute_id = ${from} and not exists (
        select 1 from circle_substitutes as theirs where theirs.game_id = mine.game_id and theirs.substitute_id = ${to})`),
    // Nobody is asked whether a result of theirs becomes their own.
    db.execute(sql`
      delete from circle_transfers where (account_id, substitute_id) in ((${from}, ${to}), (${to}, ${from}))`),
    mine('circle_transfers', 'game_id'),
    db.execute(sql`update circle_transfers set substitute_id = ${to} where substitute_id = ${from}`),
    db.execute(sql`update circle_results set played_by = ${to} where played_by = ${from}`),
    db.execute(sql`update circle_evenings set account_id = ${to} where account_id = ${from}`),
  ] as const;
}

/** Returns the query for the circles of an account. */
export const circlesQuery = (db: Database, account: string) =>
  db
    .select({
      name: circles.name,
      state: circleMembers.state,
      isLater: circleMembers.isLater,
      since: circleMembers.since,
      isFounder: sql<boolean>`${circles.founder} is not distinct from ${account}`,
    })
    .from(circleMembers)
    .innerJoin(circles, eq(circles.id, circleMembers.circleId))
    .where(eq(circleMembers.accountId, account))
    .orderBy(asc(circleMembers.since));

/** Returns the query for an account's results in circles. */
export const circleResultsQuery = (db: Database, account: string) =>
  db
    .select({
      gameId: circleResults.gameId,
      circle: circles.name,
      place: circleResults.place,
      seats: circleResults.seats,
      scores: circleResults.scores,
      isSubstituted: sql<boolean>`${circleResults.playedBy} is not null`,
      /** Of an evening of real dominoes: whether they have confirmed it. */
      says: circleResults.says,
      finishedAt: circleResults.finishedAt,
    })
    .from(circleResults)
    .innerJoin(circles, eq(circles.id, circleResults.circleId))
    .where(eq(circleResults.accountId, account))
    .orderBy(asc(circleResults.finishedAt));

/** Returns the query for the evenings of real dominoes that an account has entered. */
export const circleEveningsQuery = (db: Database, account: string) =>
  db
    .select({
      gameId: circleEvenings.gameId,
      circle: circles.name,
      title: circleEvenings.title,
      playedAt: circleEvenings.playedAt,
      countsAt: circleEvenings.countsAt,
      guests: circleEvenings.guests,
    })
    .from(circleEvenings)
    .innerJoin(circles, eq(circles.id, circleEvenings.circleId))
    .where(eq(circleEvenings.accountId, account))
    .orderBy(asc(circleEvenings.playedAt));

/** Returns the query for the questions to an account about results in circles. */
export const circleQuestionsQuery = (db: Database, account: string) => {
  const { gameId, accountId, substituteId, isBack, accountSays, substituteSays, askedAt, movedAt } = circleTransfers;
  return db
    .select({
      gameId,
      isBack,
      isForYou: sql<boolean>`${accountId} = ${account}`,
      youSaid: sql<boolean | null>`case when ${accountId} = ${account} then ${accountSays} else ${substituteSays} end`,
      askedAt,
      movedAt,
    })
    .from(circleTransfers)
    .where(or(eq(accountId, account), eq(substituteId, account)))
    .orderBy(asc(askedAt));
};

/** What the export says of circles. */
export interface ExportedCircles {
  readonly questions: Awaited<ReturnType<typeof circleQuestionsQuery>>;
  readonly circles: Awaited<ReturnType<typeof circlesQuery>>;
  readonly evenings: Awaited<ReturnType<typeof circleEveningsQuery>>;
  readonly results: Awaited<ReturnType<typeof circleResultsQuery>>;
}
