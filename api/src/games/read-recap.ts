import { MAX_COUNT, type Recap } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { recapFor } from '../game/recap.ts';
import { isMember, seatOf } from '../game/seats.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import { NOT_SIGNED_IN, type SessionClaim } from '../session/session.ts';
import type { GameStore } from '../store/game-store.ts';

/** Maximum number of frames in one recap. */
const MOST = 60;

/**
 * Returns the events of a game after revision `since` and up to `until`, as the account's seat could see it, by
 * replaying deals and actions. Shows only the hand of the seat they sit in; an owner whose seat is held sees none.
 * Failures: `not-signed-in`; `not-found`, the same for an unknown game and for one the account is not a member of
 */
export async function readRecap(
  store: GameStore,
  claim: SessionClaim,
  {
    id,
    since,
    until = MAX_COUNT,
  }: { readonly id: string; readonly since: number; readonly until?: number | undefined },
): Promise<Result<Recap, Failure>> {
  const loaded = await store.loadWithHistory(claim, id, { since, until, most: MOST });
  if (loaded === undefined) return err(NOT_SIGNED_IN);
  const { account, found } = loaded;
  if (found === null || !isMember(found.game, account)) return err(NOT_FOUND);
  return ok(recapFor(found.game, seatOf(found.game, account), { since, until, most: MOST }, found.history));
}
