import type { Evidence } from '@slow-train/fairness';
import { err, ok, type Result } from '@slow-train/rules';
import { evidenceOf } from '../games/deal.ts';
import { isMember } from '../games/game.ts';
import type { Player } from '../games/player.ts';
import type { GameStore } from '../games/store.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';

/**
 * The evidence of how a round was dealt, for those who sit there, once it is over: with the tiles as they were played,
 * whatever secret and contributions would give today.
 * Failures: `not-found`; `conflict` while the round is not over, when all that is still a secret
 */
export async function dealEvidence(
  store: GameStore,
  { account }: Player,
  id: string,
  round: number,
): Promise<Result<Evidence, Failure>> {
  const found = await store.loadDeal(id, round);
  if (found === undefined || !isMember(found.game, account)) return err(NOT_FOUND);
  const { game, deal } = found;
  if (round > game.setup.rounds)
    return err({ problem: 'not-found', detail: `This game has ${game.setup.rounds} rounds.` });
  if (round > game.results.length) {
    return err({
      problem: 'conflict',
      detail: `Round ${round} is not over: its evidence would show every tile. Ask again after it.`,
    });
  }
  if (deal === null)
    return err({ problem: 'not-found', detail: 'This round was dealt before deals could be checked.' });
  return ok({ ...evidenceOf(game, deal.prepared.preparation), decks: deal.decks });
}
