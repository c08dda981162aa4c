import type { GameAnswer } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Seat } from '@slow-train/rules';
import { openSeatFor } from '../game/reservations.ts';
import { beginIfFull, removePerson, seatComputers } from '../game/seating.ts';
import type { AccountId } from '../game/seats.ts';
import { startUpdate } from '../game/update.ts';
import { RevisionHeaders } from '../http/headers.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { gameParams, seatParams, gameResponse, respondWithGame } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { decisionFor, loadForSeat, withGame, type Outcome } from './with-game.ts';
import { defineRoute } from '../session/define-route.ts';

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostRemoves };
const STARTED: Failure = { problem: 'conflict', detail: (say) => say.removesBeforeStart };
const NOBODY: Failure = { problem: 'conflict', detail: (say) => say.nobodyToRemove };

/**
 * Removes somebody from a game that has not started, for its host: a computer player, or a person, who is told and
 * cannot come back to it.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `conflict` (started; nobody else sits there)
 */
function removeFromGame(
  ports: Ports,
  account: AccountId,
  { id, revision, seat }: { readonly id: string; readonly revision: number; readonly seat: Seat },
): Promise<Outcome<GameAnswer>> {
  return withGame(ports, {
    revision,
    load: () => loadForHost(ports, id, account),
    decide({ game }, now) {
      if (game.status !== 'lobby') return err(STARTED);
      const occupant = game.seats[seat];
      if (occupant === undefined || occupant.kind === 'nobody') return err(NOBODY);
      if (occupant.kind === 'person' && occupant.account === account) return err(NOBODY);
      const decision = decisionFor(game, removePerson(game, seat, now, ports.chance), account);
      return ok(occupant.kind === 'person' ? { ...decision, removed: occupant.account } : decision);
    },
  });
}

/**
 * Seats a computer player in a game that has not started, for its host; never in a seat that is kept for somebody.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `conflict` (started, rated, no free seat)
 */
function addComputer(
  ports: Ports,
  account: AccountId,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Outcome<GameAnswer>> {
  return withGame(ports, {
    revision,
    load: () => loadForHost(ports, id, account),
    decide({ game }, now) {
      if (game.status !== 'lobby') return err({ problem: 'conflict', detail: (say) => say.alreadyStarted });
      if (game.setup.rated === true) return err({ problem: 'conflict', detail: (say) => say.ratedComputers });
      if (openSeatFor(game, null) === null) return err({ problem: 'conflict', detail: (say) => say.allSeatsTaken });
      const seated = seatComputers(startUpdate(game, now), 1, ports.chance);
      return ok(decisionFor(game, beginIfFull(seated, ports.chance), account));
    },
  });
}

async function loadForHost({ store }: Ports, id: string, account: AccountId): ReturnType<typeof loadForSeat> {
  const loaded = await loadForSeat(store, id, account);
  return loaded.ok && loaded.value.game.host !== account ? err(NOT_HOST) : loaded;
}

const add = defineRoute({
  method: 'post',
  path: '/api/games/{id}/computers',
  summary: prose('Seats a computer player in a free seat of a game that has not started; for the host'),
  callers: 'host',
  request: { params: gameParams, headers: RevisionHeaders },
  answers: { 200: gameResponse('The game with the computer player') },
  refuses: ['conflict'],
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/seats/{seat}',
  summary: prose(
    'Removes somebody from a game that has not started; for the host. A person is told, and cannot come back to it',
  ),
  callers: 'host',
  request: {
    params: seatParams,
    headers: RevisionHeaders,
  },
  answers: { 200: gameResponse('The game with the seat open') },
  refuses: ['conflict'],
});

/** Seats of others, for the host. */
export const otherSeatRoutes = newRouter<GameServices>()
  .openapi(add, async (c) => {
    const command = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'] };
    return respondWithGame(c, await addComputer(c.get('services'), c.get('session').account, command));
  })
  .openapi(remove, async (c) => {
    const command = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'] };
    return respondWithGame(c, await removeFromGame(c.get('services'), c.get('session').account, command));
  });
