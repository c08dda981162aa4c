import type { GameAnswer, VoteMatter } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { countTries } from '../accounts/limits.ts';
import { runOn } from '../games/automation.ts';
import type { Change } from '../games/change.ts';
import { editTable } from '../games/edit-table.ts';
import type { Player } from '../games/player.ts';
import type { Ports } from '../games/ports.ts';
import type { Failure } from '../problem.ts';
import { castBallot, openVote } from './voting.ts';

/**
 * Asks the table for a vote, and is in favour. If nobody else has a say, it is decided at once.
 * Failures: `not-found`; `conflict` (another vote is open, or this one makes no sense now: what to do, in a sentence)
 * @throws ProblemError `too-many-requests`
 */
export async function propose(
  services: Ports & Parameters<typeof countTries>[0],
  player: Player,
  { id, matter }: { readonly id: string; readonly matter: VoteMatter },
): Promise<Result<GameAnswer, Failure>> {
  await countTries(services, { votes: `${player.account}/${id}` });
  return editTable(services, player, id, (game, seat, at) => settled(services, openVote(game, seat, matter, at)));
}

/**
 * Votes for or against, or changes one's mind; what is decided with that happens in the same save.
 * Failures: `not-found`; `conflict` (the vote is over, or about oneself)
 */
export function cast(
  ports: Ports,
  player: Player,
  { id, ...ballot }: { readonly id: string; readonly vote: number; readonly inFavour: boolean },
): Promise<Result<GameAnswer, Failure>> {
  return editTable(ports, player, id, (game, seat, at) => settled(ports, castBallot(game, seat, ballot, at)));
}

/** The change with what is decided by it, and what that leads to. */
function settled({ chance }: Ports, change: Result<Change | null, string>): Result<Change | null, Failure> {
  if (!change.ok) return err({ problem: 'conflict', detail: change.error });
  return ok(change.value && runOn(change.value, chance));
}
