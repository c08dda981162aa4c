import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Seat } from '@slow-train/rules';
import { removePerson } from '../game/seating.ts';
import type { AccountId } from '../game/seats.ts';
import { RevisionHeaders } from '../http/headers.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { seatParams, gameResponse, respondWithGame } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { decisionFor, loadForSeat, withGame, type Outcome } from './with-game.ts';
import { defineRoute } from '../session/define-route.ts';

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostRemoves };
const STARTED: Failure = { problem: 'conflict', detail: (say) => say.removesBeforeStart };
const NOBODY: Failure = { problem: 'conflict', detail: (say) => say.nobodyToRemove };

/**
 * Removes a person from a game that has not started, for its host; they are told, and cannot come back to it.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `conflict` (started; nobody else sits there)
 */
function removeFromGame(
  ports: Ports,
  account: AccountId,
  { id, revision, seat }: { readonly id: string; readonly revision: number; readonly seat: Seat },
): Promise<Outcome<GameAnswer>> {
  return withGame(ports, {
    revision,
    async load() {
      const loaded = await loadForSeat(ports.store, id, account);
      return loaded.ok && loaded.value.game.host !== account ? err(NOT_HOST) : loaded;
    },
    decide({ game }, now) {
      if (game.status !== 'lobby') return err(STARTED);
      const occupant = game.seats[seat];
      if (occupant?.kind !== 'person' || occupant.account === account) return err(NOBODY);
      const update = removePerson(game, seat, now, ports.chance);
      return ok({ ...decisionFor(game, update, account), removed: occupant.account });
    },
  });
}

const remove = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/seats/{seat}',
  summary: 'Removes a person from a game that has not started; for the host. They are told, and cannot come back to it',
  callers: 'host',
  request: {
    params: seatParams,
    headers: RevisionHeaders,
  },
  answers: { 200: gameResponse('The game with the seat open') },
  refuses: ['conflict'],
});

/** Seats of others, for the host. */
export const removalRoutes = newRouter<GameServices>().openapi(remove, async (c) => {
  const command = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'] };
  return respondWithGame(c, await removeFromGame(c.get('services'), c.get('session').account, command));
});
