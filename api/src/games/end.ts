import type { GameAnswer } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok } from '@slow-train/rules';
import { advanceUntilChoice } from '../game/advance.ts';
import { endGame, reopenGame } from '../game/end-game.ts';
import { seatOf, type AccountId } from '../game/seats.ts';
import { newRouter } from '../http/router.ts';
import { EDITED, gameParams, respondWithGame } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { AWAY, decisionFor, loadForMember, withGame, withSeat, type Outcome } from './with-game.ts';
import { defineRoute } from '../session/define-route.ts';

/**
 * Ends a game against computers without a result. Idempotent.
 * Failures: `not-found`; `conflict` (not started, or other people play in it)
 */
function end(ports: Ports, account: AccountId, id: string): Promise<Outcome<GameAnswer>> {
  return withSeat(ports, account, { id }, (game, seat, now) => {
    const ended = endGame(game, seat, now);
    return ended.ok ? ended : err({ problem: 'conflict', detail: ended.error });
  });
}

/**
 * Takes back within a minute that a game was ended. Idempotent.
 * Failures: `not-found`; `conflict` (the minute is over, or they did not end it)
 */
function reopen(ports: Ports, account: AccountId, id: string): Promise<Outcome<GameAnswer>> {
  return withGame(ports, {
    async load() {
      const loaded = await loadForMember(ports.store, id, account);
      if (!loaded.ok) return loaded;
      const { revision } = loaded.value.game;
      return ok({ ...loaded.value, last: (await ports.store.log(id, revision - 1, revision)).at(-1) });
    },
    decide({ game, last }, now) {
      const seat = seatOf(game, account);
      if (seat === null) return err(AWAY);
      const reopened = reopenGame(game, seat, last, now);
      if (!reopened.ok) return err({ problem: 'conflict', detail: reopened.error });
      const update = reopened.value && advanceUntilChoice(reopened.value, ports.chance);
      return ok(decisionFor(game, update, account));
    },
  });
}

const ending = defineRoute({
  method: 'post',
  path: '/api/games/{id}/end',
  summary: prose('Ends your game against computers without a result; for a minute it can be reopened'),
  callers: 'member',
  note: 'only a game against computers; others vote on it',
  request: { params: gameParams },
  answers: EDITED,
  refuses: ['conflict'],
});

const reopening = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/end',
  summary: prose('Reopens the game you ended less than a minute ago, exactly as it was'),
  callers: 'member',
  note: 'an end of their own, for a minute',
  request: { params: gameParams },
  answers: EDITED,
  refuses: ['conflict'],
});

/** Ending a game against computers, and taking that back. */
export const endRoutes = newRouter<GameServices>()
  .openapi(ending, async (c) =>
    respondWithGame(c, await end(c.get('services'), c.get('session').account, c.req.valid('param').id)),
  )
  .openapi(reopening, async (c) =>
    respondWithGame(c, await reopen(c.get('services'), c.get('session').account, c.req.valid('param').id)),
  );
