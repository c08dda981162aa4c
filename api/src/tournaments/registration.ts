import { err, ok, type Result } from '@slow-train/rules';
import type { Instant } from '@slow-train/protocol';
import type { AccountId } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';
import { DAY, entrantOf, playersIn, withEntrant, type Tournament } from './tournament.ts';

/** Also for somebody the organiser has blocked. */
export const CLOSED: Failure = { problem: 'conflict', detail: (say) => say.tournamentClosed };

/** Most who wait in reserve. */
const MOST_RESERVES = 50;

/** Somebody who wants to register. */
export interface Applicant {
  readonly account: AccountId;
  readonly name: string;
  /** Hashes of the networks that they come from, narrowest first; none on a local machine. */
  readonly networks: readonly string[];
  readonly experience: Experience;
}

/** An account's age and finished games, for which a tournament may ask. */
export interface Experience {
  readonly since: Instant;
  /** Games with others that it has finished in its seat. */
  readonly played: number;
}

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
 * Failures: `conflict` (closed; removed by the organiser), `forbidden` (too new; enough from this network)
 */
export function register(
  tournament: Tournament,
  { account, name, networks, experience }: Applicant,
  now: Instant,
): Result<Tournament | null, Failure> {
  const known = entrantOf(tournament, account);
  if (known?.state === 'in' || known?.state === 'reserve') return ok(null);
  const state = openingIn(tournament);
  if (state === null || known?.state === 'removed') return err(CLOSED);
  if (known !== undefined) {
    // An entrant who left after the start has scores there.
    return tournament.status === 'open' ? ok(withEntrant(tournament, known.number, { state })) : err(CLOSED);
  }
  const { accountDays, finishedGames, fromNetwork } = tournament;
  if (accountDays > 0 && now - experience.since < accountDays * DAY)
    return err({ problem: 'forbidden', detail: (say) => say.tournamentTooNew(accountDays) });
  if (experience.played < finishedGames)
    return err({ problem: 'forbidden', detail: (say) => say.tournamentFewGames(finishedGames) });
  if (isCrowded(tournament, networks))
    return err({ problem: 'forbidden', detail: (say) => say.tournamentCrowded(fromNetwork) });
  const number = 1 + Math.max(0, ...tournament.entrants.map((one) => one.number));
  const entrant = { number, account, name, state, standing: null, comesFor: null, networks };
  return ok({ ...tournament, entrants: [...tournament.entrants, entrant] });
}

/**
 * Whether as many as may have registered from one of these networks, each wider one with twice as many. Those who left or
 * were removed count: otherwise a program would register again.
 */
function isCrowded({ entrants, fromNetwork }: Tournament, networks: readonly string[]): boolean {
  return networks.some(
    (network, index) => entrants.filter((one) => one.networks.includes(network)).length >= fromNetwork * 2 ** index,
  );
}
