import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db.ts';
import { DEAL } from './change.ts';
import { actions, rounds } from './games.sql.ts';

/**
 * The statements for the newest `most` revisions of a table after `since` with those of their round before them, and for
 * how the rounds in which they are were dealt: to be run in one batch.
 */
export function since(
  db: Database,
  id: string,
  { since: after, most }: { readonly since: number; readonly most: number },
) {
  const ofGame = eq(actions.gameId, id);
  const start = sql`greatest(${after}::int, (select g.revision - ${most}::int from games g where g.id = ${id}))`;
  const deals = db
    .select({
      last: sql<number>`max(${actions.revision})`.as('last'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(actions)
    .where(and(ofGame, eq(actions.action, DEAL), sql`${actions.revision} <= ${start}`))
    .as('deals');
  const entries = db
    .select(getTableColumns(actions))
    .from(actions)
    .innerJoin(deals, sql`${actions.revision} >= coalesce(${deals.last}, ${start})`)
    .where(ofGame)
    .orderBy(asc(actions.revision));
  const opened = db
    .select({ round: rounds.round, starter: rounds.starter, decks: rounds.decks })
    .from(rounds)
    .innerJoin(deals, sql`${rounds.round} >= ${deals.count}`)
    .where(eq(rounds.gameId, id));
  return { entries, opened };
}
