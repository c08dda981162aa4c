import { err, ok, type Result } from '@slow-train/rules';
import type { Blocks } from '../game/blocks.ts';
import type { AccountId } from '../game/seats.ts';
import type { GameServices } from '../games/services.ts';
import type { Failure } from '../http/problem.ts';
import { untilSaved } from '../platform/until-saved.ts';
import * as tournamentStore from './store.ts';
import type { TournamentStep, Tournament } from './tournament.ts';

/** The services that tournaments need. */
export type TournamentServices = Pick<
  GameServices,
  'db' | 'settings' | 'scheduler' | 'store' | 'chance' | 'log' | 'now'
>;

export const NO_TOURNAMENT: Failure = { problem: 'not-found', detail: (say) => say.noTournament };
const BUSY: Failure = { problem: 'conflict', detail: (say) => say.busyTournament };

/** The basis of a decision: the tournament, blocks among its people, and suspensions. */
export interface Loaded {
  readonly tournament: Tournament;
  readonly blocks: Blocks;
  readonly suspended: ReadonlySet<AccountId>;
}

/** Returns which of these accounts may not play for now. */
export async function suspendedAmong(
  store: Pick<GameServices['store'], 'profilesOf'>,
  accounts: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  const profiles = await store.profilesOf(accounts);
  return new Set(accounts.filter((account) => (profiles.get(account)?.suspendedUntil ?? null) !== null));
}

/**
 * Runs a use case of a tournament: loads it, decides, and saves what is different. Starts over when another request has saved
 * first.
 * @param decide pure, because it runs again; null to change nothing
 * @param newcomer who is not in the tournament yet
 * @returns the tournament afterwards
 * Failures: `not-found`, `conflict` (others always saved first), and those of `decide`
 */
export async function withTournament(
  { db, scheduler, store: gameStore, now }: TournamentServices,
  id: string,
  decide: (loaded: Loaded, now: number) => Result<TournamentStep | null, Failure>,
  newcomer: AccountId | null = null,
): Promise<Result<Tournament, Failure>> {
  return untilSaved<Result<Tournament, Failure>>({ busy: () => err(BUSY) }, async () => {
    const tournament = await tournamentStore.load(db, id);
    if (tournament === undefined) return err(NO_TOURNAMENT);
    const accounts = tournament.entrants.flatMap(({ account }) => account ?? []);
    const { organiser } = tournament;
    const others = [organiser, newcomer].filter((one) => one !== null);
    const [blocks, suspended] = await Promise.all([
      gameStore.blocksAmong([...accounts, ...others]),
      suspendedAmong(gameStore, accounts),
    ]);
    const at = now().getTime();
    const decided = decide({ tournament, blocks, suspended }, at);
    if (!decided.ok) return decided;
    if (decided.value === null) return ok(tournament);
    const { tournament: after, events } = decided.value;
    return (await tournamentStore.save(db, scheduler, tournament, after, events, at)) ? ok(after) : null;
  });
}
