import type { NewTournament, TournamentChange, TournamentList, TournamentView } from '@slow-train/protocol';
import { api, call } from './call.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';

const route = api.tournaments[':id'];

/** The tournaments that the player plays in or organises. */
export function useTournaments(): Query<TournamentList> {
  return useQuery({ queryKey: KEYS.tournaments, queryFn: ({ signal }) => call(api.tournaments.$get, {}, signal) });
}

/** A tournament, with the tables of a round; null for the latest. */
export function useTournament(id: string, round: number | null): Query<TournamentView> {
  const query = round === null ? {} : { round: String(round) };
  return useQuery({
    queryKey: KEYS.tournament(id, round),
    queryFn: ({ signal }) => call(route.$get, { param: { id }, query }, signal),
  });
}

/** Creates a tournament. Returns its id. Safe to repeat: the same key creates only one. */
export async function postTournament(tournament: NewTournament, key: string): Promise<string> {
  const header = { 'idempotency-key': key };
  const { id } = await call(api.tournaments.$post, { header, json: tournament });
  queryClient.removeQueries({ queryKey: KEYS.tournaments });
  return id;
}

/** The changes that somebody can make to a tournament. */
export type TournamentAct =
  | 'register'
  | 'withdraw'
  | 'begin'
  | 'cancel'
  | { readonly remove: readonly number[] }
  | TournamentChange;

/** Changes a tournament, and shows it as it is then. */
export async function updateTournament(id: string, act: TournamentAct): Promise<void> {
  const changed = await request(id, act);
  queryClient.setQueryData<TournamentView>(KEYS.tournament(id, null), changed);
  queryClient.removeQueries({ queryKey: KEYS.tournaments });
}

function request(id: string, act: TournamentAct): Promise<TournamentView> {
  const param = { id };
  switch (act) {
    case 'register':
      return call(route.entry.$put, { param });
    case 'withdraw':
      return call(route.entry.$delete, { param });
    case 'begin':
      return call(route.begin.$post, { param });
    case 'cancel':
      return call(route.cancel.$post, { param });
    default:
      if ('remove' in act)
        return call(route.entrants[':numbers'].$delete, { param: { id, numbers: act.remove.join(',') } });
      return call(route.$patch, { param, json: act });
  }
}
