import type { Companionship } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { seatOf, type AccountId, type Occupant } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';

const NOBODY: Failure = {
  problem: 'not-found',
  detail: (say) => say.noCompanion,
};

/**
 * Returns the accounts of people an account has played with, without those that have since been deleted.
 * @param games those that they have shared
 * Failure: `not-found` if they have not
 */
export function companionsIn(
  games: readonly { readonly id: string; readonly seats: readonly Occupant[] }[],
  account: AccountId,
  people: readonly Companionship[],
): Result<readonly AccountId[], Failure> {
  const accounts = new Set<AccountId>();
  for (const { game, seat } of people) {
    const shared = games.find(({ id }) => id === game);
    const companion = shared?.seats[seat];
    if (shared === undefined || companion === undefined || seatOf(shared, account) === null) return err(NOBODY);
    if (companion.kind === 'gone') continue;
    if (companion.kind !== 'person' || companion.account === account) return err(NOBODY);
    accounts.add(companion.account);
  }
  return ok([...accounts]);
}
