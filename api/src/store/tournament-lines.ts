import type { EnteredTournament } from '@slow-train/protocol';
import { sql, type AnyColumn } from 'drizzle-orm';
import type { GameOfTournament } from '../game/listing.ts';
import { games } from '../schema/games.ts';
import { tournamentEntrants, tournamentGames, tournaments, tournamentScores } from '../schema/tournaments.ts';

// Parts of the statement that lists an account's games.

/** Most tournaments shown with the games. */
const MOST = 10;

/** Selects the tournament of a game; null if it has none. */
export const tournamentOfGame = sql<GameOfTournament | null>`(
  select json_build_object('name', t.name, 'round', g.round, 'rounds', t.rounds)
  from ${tournamentGames} as g join ${tournaments} as t on t.id = g.tournament_id where g.game_id = ${games.id})`;

/**
 * Selects the tournaments that are not over in which an account waits for a game, in reserve too, and those that it organises, the
 * next to go on first; null if there are none.
 */
export function enteredTournaments(account: AnyColumn) {
  const until = sql`coalesce(t.round_ends_at, t.closes_at)`;
  const mayPlay = sql`e.state in ('in', 'reserve')`;
  const isPlaying = sql`exists (
    select from ${tournamentScores} as s
    where s.tournament_id = t.id and s.round = t.round and s.number = e.number and s.points is null)`;
  return sql<readonly EnteredTournament[] | null>`(
    select json_agg(json_build_object('id', id, 'name', name, 'role', role, 'round', round, 'rounds', rounds, 'until', to_char(
      until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by until, id)
    from (
      select t.id, t.name, t.round, t.rounds, ${until} as until, case when ${mayPlay} then e.state else 'organiser' end as role
      from ${tournaments} as t left join ${tournamentEntrants} as e on e.tournament_id = t.id and e.account_id = ${account}
      where t.id = any(array(
          select o.tournament_id from ${tournamentEntrants} as o where o.account_id = ${account}
          union select o.id from ${tournaments} as o where o.organiser = ${account}))
        and t.due_at is not null and (t.organiser = ${account} or ${mayPlay}) and not (${mayPlay} and ${isPlaying})
      order by until, t.id limit ${MOST}) as entered)`;
}
