import type { TournamentView } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { AccountId } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';
import { withdraw } from './rounds.ts';
import * as tournamentStore from './store.ts';
import { replaceLeavers } from './table-games.ts';
import { entrantOf, type Tournament } from './tournament.ts';
import { TOURNAMENT_OVER, readTournament } from './use-cases.ts';
import { NO_TOURNAMENT, withTournament, type TournamentServices } from './with-tournament.ts';

/** Takes an account out of a tournament, also during a round. Failures: `not-found`, `conflict` (over) */
export async function leave(
  services: TournamentServices,
  account: AccountId,
  { id }: { readonly id: string },
): Promise<Result<TournamentView, Failure>> {
  const changed = await withdrawn(services, account, id);
  return changed.ok ? readTournament(services, account, { id }) : changed;
}

/**
 * Takes an account that is being deleted out of every tournament that is not over, as if it left each. Those who come
 * for it have its seats afterwards, so that no computer player moves for them first; the schedule seats those left
 * over. Failure: `conflict` (others always saved first)
 */
export async function leaveAll(services: TournamentServices, account: AccountId): Promise<Result<null, Failure>> {
  for (const id of await tournamentStore.enteredBy(services.db, account)) {
    const changed = await withdrawn(services, account, id);
    // It is over, or deleted, since.
    if (!changed.ok && changed.error !== TOURNAMENT_OVER && changed.error !== NO_TOURNAMENT) return changed;
    if (changed.ok && changed.value.status === 'playing')
      await replaceLeavers(services, changed.value, await tournamentStore.openGames(services.db, id));
  }
  return ok(null);
}

function withdrawn(services: TournamentServices, account: AccountId, id: string): Promise<Result<Tournament, Failure>> {
  return withTournament(services, id, ({ tournament, ...rest }, now) => {
    const own = entrantOf(tournament, account);
    if (own === undefined) return err(NO_TOURNAMENT);
    if (own.state === 'left' || own.state === 'removed') return ok(null);
    if (tournament.dueAt === null) return err(TOURNAMENT_OVER);
    return ok(withdraw(tournament, own.number, 'left', { ...rest, now }));
  });
}
