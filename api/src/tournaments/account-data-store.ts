import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { tournamentEntrants, tournaments, tournamentScores } from '../schema/tournaments.ts';

// A deleted account leaves its tournaments by itself: its entries stay, with its scores, and without its account.

/**
 * Returns the statements that move a guest's tournaments to the account they join. Where both take part, the guest's entry
 * becomes nobody's.
 */
export function tournamentMerge(db: Database, from: string, to: string) {
  return [
    db.update(tournaments).set({ organiser: to }).where(eq(tournaments.organiser, from)),
    db.execute(sql`
      update tournament_entrants as e set account_id = case when exists (
        select 1 from tournament_entrants as theirs where theirs.tournament_id = e.tournament_id and theirs.account_id = ${to}
      ) then null else ${to} end where account_id = ${from}`),
  ] as const;
}

/** Returns the statements that read the tournaments an account has organised, and its entries with their results. */
export function tournamentExport(db: Database, account: string) {
  const { number, tournamentId } = tournamentEntrants;
  const isTheirs = sql`${tournamentScores.tournamentId} = ${tournamentId} and ${tournamentScores.number} = ${number}`;
  return [
    db.select().from(tournaments).where(eq(tournaments.organiser, account)).orderBy(asc(tournaments.createdAt)),
    db
      .select({
        id: tournaments.id,
        name: tournaments.name,
        number,
        state: tournamentEntrants.state,
        standing: tournamentEntrants.standing,
        scores: sql<readonly object[] | null>`(
          select json_agg(json_build_object('round', round, 'kind', kind, 'table', game_id, 'place', place, 'pips', pips, 'points', points) order by round)
          from ${tournamentScores} where ${isTheirs})`,
      })
      .from(tournamentEntrants)
      .innerJoin(tournaments, eq(tournaments.id, tournamentId))
      .where(eq(tournamentEntrants.accountId, account))
      .orderBy(asc(tournaments.createdAt)),
  ] as const;
}

/** Returns tournaments as their organiser gets them: without the seed, which is secret until they begin. */
export function exportedTournaments(
  organised: readonly (typeof tournaments.$inferSelect)[],
  played: readonly object[],
): object {
  return {
    organised: organised.map(({ seed: _seed, organiser: _organiser, version: _version, dueAt: _due, ...rest }) => rest),
    played,
  };
}
