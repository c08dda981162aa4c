import { sql } from 'drizzle-orm';
import type { TournamentStatus } from '@slow-train/protocol';
import { outbox } from '../schema/notifications.ts';

/** What a message about a tournament says of it, as it is now. */
export interface CurrentTournament {
  readonly id: string;
  readonly name: string;
  readonly status: TournamentStatus;
  readonly round: number;
  readonly rounds: number;
  /** When registration ends. */
  readonly closesAt: string;
  readonly roundEndsAt: string | null;
  readonly state: string;
  readonly rank: number | null;
  readonly points: number | null;
  /** What the round that the row is about is for the recipient; null if they have no place in it. */
  readonly kind: string | null;
  readonly game: string | null;
  /** Whether the result of their table stands. */
  readonly isCounted: boolean;
  /** Whether they have looked at their game. */
  readonly isSeen: boolean;
  /** The names of the others at their table. */
  readonly others: readonly string[] | null;
}

/** Selects the tournament of an outbox row, as its recipient stands there; null for any other row. */
export const currentTournament = sql<CurrentTournament | null>`case when ${outbox.tournamentId} is not null then (
  select json_build_object('id', t.id, 'name', t.name, 'status', t.status, 'round', t.round, 'rounds', t.rounds,
    'closesAt', t.closes_at, 'roundEndsAt', t.round_ends_at, 'state', e.state, 'rank', e.standing -> 'rank', 'points', e.standing -> 'points',
    'kind', s.kind, 'game', s.game_id, 'isCounted', s.points is not null,
    'isSeen', exists (select from player_states d where d.game_id = s.game_id and d.account_id = e.account_id and d.read_up_to > 0),
    'others', (select json_agg(u.name order by o.seat) from tournament_scores o
      join tournament_entrants them on them.tournament_id = o.tournament_id and them.number = o.number
      join users u on u.id = them.account_id
      where o.tournament_id = t.id and o.round = s.round and o.game_id = s.game_id and o.number <> e.number))
  from tournaments t
  join tournament_entrants e on e.tournament_id = t.id and e.account_id = ${outbox.accountId}
  left join tournament_scores s on s.tournament_id = t.id and s.round = ${outbox.revision} and s.number = e.number
  where t.id = ${outbox.tournamentId}
) end`.as('tournament');
