import { err, ok, type Result } from '@slow-train/rules';
import type { AccountId } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';
import { entrantOf, playersIn, withEntrant, type Tournament } from './tournament.ts';

const CLOSED: Failure = { problem: 'conflict', detail: (say) => say.tournamentClosed };

/** Most who wait in reserve. */
const MOST_RESERVES = 50;

/** Returns what registering leads to now: playing, or waiting in reserve; null if it is closed. */
export function openingIn(tournament: Tournament): 'in' | 'reserve' | null {
  const { status, round, rounds, mostPeople, entrants } = tournament;
  const reserves = entrants.filter(({ state }) => state === 'reserve').length;
  const reserve = reserves < MOST_RESERVES ? 'reserve' : null;
  switch (status) {
    case 'open':
      return playersIn(tournament).length < mostPeople ? 'in' : reserve;
    case 'playing':
      return round < rounds ? reserve : null;
    case 'finished':
    case 'cancelled':
      return null;
    default:
      return status satisfies never;
  }
}

/**
 * Registers an account, or lets it come back before the first round. In a tournament that has begun it waits in
 * reserve: until the second round, for which the reserve comes in while there are places, or until somebody leaves.
 * Failures: `conflict` (closed; removed by the organiser)
 */
export function register(tournament: Tournament, account: AccountId, name: string): Result<Tournament | null, Failure> {
  const known = entrantOf(tournament, account);
  if (known?.state === 'in' || known?.state === 'reserve') return ok(null);
  const state = openingIn(tournament);
  if (state === null || known?.state === 'removed') return err(CLOSED);
  if (known !== undefined) {
    // An entrant who left after the start has scores there.
    return tournament.status === 'open' ? ok(withEntrant(tournament, known.number, { state })) : err(CLOSED);
  }
  const number = 1 + Math.max(0, ...tournament.entrants.map((one) => one.number));
  const entrant = { number, account, name, state, standing: null, comesFor: null };
  return ok({ ...tournament, entrants: [...tournament.entrants, entrant] });
}
