import * as z from 'zod';

// The rows of circles and tournaments.

const time = z.date().transform((at) => at.toISOString());

const CircleSchema = z.object({ id: z.string(), name: z.string(), founder: z.string().nullable() });

const MemberSchema = z.object({
  circle_id: z.string(),
  account_id: z.string(),
  number: z.int(),
  state: z.enum(['asked', 'member', 'removed']),
  since: time,
});

const SeasonSchema = z.object({
  circle_id: z.string(),
  number: z.int(),
  terms: z.object({
    games: z.int(),
    counted: z.enum(['places', 'pips']),
    dropped: z.int(),
    droppable: z.enum(['games', 'rounds']),
    late: z.enum(['missed', 'average', 'closed']),
  }),
});
export type StoredSeason = z.infer<typeof SeasonSchema>;

const CircleGameSchema = z.object({
  game_id: z.string(),
  circle_id: z.string(),
  number: z.int(),
  season: z.int().nullable(),
  opened_at: time,
});
export type StoredCircleGame = z.infer<typeof CircleGameSchema>;

const SubstituteSchema = z.object({ game_id: z.string(), account_id: z.string(), substitute_id: z.string() });

const ResultSchema = z.object({
  game_id: z.string(),
  account_id: z.string(),
  circle_id: z.string(),
  played_by: z.string().nullable(),
  seats: z.int(),
  place: z.int(),
  scores: z.array(z.int()),
});
export type StoredResult = z.infer<typeof ResultSchema>;

const TournamentSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['open', 'playing', 'finished', 'cancelled']),
  kind: z.enum(['swiss', 'roundRobin']),
  table_size: z.int(),
  rounds: z.int(),
  most_people: z.int(),
  closes_at: time,
  round: z.int(),
});
export type StoredTournament = z.infer<typeof TournamentSchema>;

const RankSchema = z.object({
  rank: z.int(),
  points: z.number(),
  games: z.int(),
  opponents: z.number(),
  beaten: z.number(),
  place: z.number().nullable(),
  pips: z.number().nullable(),
});
export type StoredRank = z.infer<typeof RankSchema>;

const EntrantSchema = z.object({
  tournament_id: z.string(),
  number: z.int(),
  account_id: z.string().nullable(),
  state: z.enum(['in', 'reserve', 'left', 'removed']),
  standing: RankSchema.nullable(),
});
export type StoredEntrant = z.infer<typeof EntrantSchema>;

const TableSchema = z.object({
  game_id: z.string(),
  tournament_id: z.string(),
  round: z.int(),
  number: z.int(),
  state: z.enum(['waiting', 'playing', 'finished', 'counted']),
});
export type StoredTable = z.infer<typeof TableSchema>;

const ScoreSchema = z.object({
  tournament_id: z.string(),
  round: z.int(),
  number: z.int(),
  kind: z.enum(['game', 'bye', 'late', 'absent']),
  game_id: z.string().nullable(),
  seat: z.int().nullable(),
  points: z.number().nullable(),
  place: z.int().nullable(),
  pips: z.int().nullable(),
});
export type StoredScore = z.infer<typeof ScoreSchema>;

const HeldSeatSchema = z.object({ game_id: z.string(), seat: z.int() });

/** What people come together for. */
export interface StoredTogether {
  readonly circles: readonly z.infer<typeof CircleSchema>[];
  readonly members: readonly z.infer<typeof MemberSchema>[];
  readonly seasons: readonly StoredSeason[];
  readonly circleGames: readonly StoredCircleGame[];
  readonly substitutes: readonly z.infer<typeof SubstituteSchema>[];
  /** Questions about finished games, whose results move only if both agree. */
  readonly askedSubstitutes: readonly z.infer<typeof SubstituteSchema>[];
  readonly results: readonly StoredResult[];
  readonly tournaments: readonly StoredTournament[];
  readonly entrants: readonly StoredEntrant[];
  readonly tables: readonly StoredTable[];
  readonly scores: readonly StoredScore[];
  /** Seats of circles' games that somebody else holds, or held for good, when their history ends. */
  readonly heldSeats: readonly z.infer<typeof HeldSeatSchema>[];
  /** Finished games that have yet to be counted for anybody. */
  readonly unsettled: readonly { readonly id: string }[];
}

export const TOGETHER_QUERIES = [
  'select id, name, founder from circles',
  'select circle_id, account_id, number, state, since from circle_members order by circle_id, number',
  'select circle_id, number, terms from seasons order by circle_id, number',
  'select game_id, circle_id, number, season, opened_at from circle_games order by circle_id, number',
  'select game_id, account_id, substitute_id from circle_substitutes',
  'select game_id, account_id, substitute_id from circle_transfers',
  'select game_id, account_id, circle_id, played_by, seats, place, scores from circle_results order by game_id, account_id',
  'select id, name, status, kind, table_size, rounds, most_people, closes_at, round from tournaments order by created_at',
  'select tournament_id, number, account_id, state, standing from tournament_entrants order by tournament_id, number',
  'select game_id, tournament_id, round, number, state from tournament_games order by tournament_id, round, number',
  `select tournament_id, round, number, kind, game_id, seat, points, place, pips from tournament_scores
   order by tournament_id, round, number`,
  'select game_id as id from unsettled_games',
  `select game_id, seat from (
     select distinct on (game_id, seat) game_id, event ->> 'type' as type, (event ->> 'seat')::int as seat
     from circle_games join actions using (game_id) cross join jsonb_array_elements(events) as event
     where event ->> 'type' in ('held', 'satIn', 'returned', 'replaced') order by game_id, seat, revision desc
   ) as latest where type in ('held', 'satIn')`,
];

/** Reads what these queries have found, in their order. @throws ZodError for rows of another shape */
export function readTogether(found: readonly (readonly unknown[])[]): StoredTogether {
  const [
    circles,
    members,
    seasons,
    games,
    substitutes,
    asked,
    results,
    tournaments,
    entrants,
    tables,
    scores,
    unsettled,
    held,
  ] = found;
  return {
    circles: z.array(CircleSchema).parse(circles),
    members: z.array(MemberSchema).parse(members),
    seasons: z.array(SeasonSchema).parse(seasons),
    circleGames: z.array(CircleGameSchema).parse(games),
    substitutes: z.array(SubstituteSchema).parse(substitutes),
    askedSubstitutes: z.array(SubstituteSchema).parse(asked),
    results: z.array(ResultSchema).parse(results),
    tournaments: z.array(TournamentSchema).parse(tournaments),
    entrants: z.array(EntrantSchema).parse(entrants),
    tables: z.array(TableSchema).parse(tables),
    scores: z.array(ScoreSchema).parse(scores),
    heldSeats: z.array(HeldSeatSchema).parse(held),
    unsettled: z.array(z.object({ id: z.string() })).parse(unsettled),
  };
}
