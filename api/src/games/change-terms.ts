import { GameTermsSchema, type GameAnswer, type GameTerms } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, parseTable } from '@slow-train/rules';
import { isKept } from '../game/reservations.ts';
import type { AccountId, Seated } from '../game/seats.ts';
import { resized } from '../game/seating.ts';
import { addRevision, startUpdate } from '../game/update.ts';
import { RevisionHeaders } from '../http/headers.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';
import { gameParams, gameResponse, respondWithGame } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { decisionFor, loadForSeat, withGame, type Outcome } from './with-game.ts';

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostChanges };
const STARTED: Failure = { problem: 'conflict', detail: (say) => say.alreadyStarted };
const AGREED: Failure = { problem: 'conflict', detail: (say) => say.termsAgreed };

/**
 * Changes rules, seats, rounds, clock and forced actions of a game that has not started, for its host, as long as nobody
 * else has agreed to them: the link stays the same.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `invalid-request` (too many rounds, too few seats),
 * `conflict` (started; somebody else sits there or is asked; rated; open to anybody; it goes on with an evening)
 */
function changeTerms(
  ports: Ports,
  account: AccountId,
  { id, revision, ...terms }: GameTerms & { readonly id: string; readonly revision: number },
): Promise<Outcome<GameAnswer>> {
  const { store, chance } = ports;
  return withGame(ports, {
    revision,
    async load() {
      const loaded = await loadForSeat(store, id, account);
      return loaded.ok && loaded.value.game.host !== account ? err(NOT_HOST) : loaded;
    },
    decide({ game }, now) {
      const { setup, seats, status } = game;
      if (status !== 'lobby') return err(STARTED);
      if (!isAlone(game) || setup.rated === true || setup.open !== undefined) return err(AGREED);
      const { preset = setup.rules.preset, seats: many = seats.length } = terms;
      const isOther = preset !== setup.rules.preset || many !== seats.length;
      // Rounds of an evening with real tiles are written down seat by seat.
      if (isOther && setup.earlier !== undefined) return err(AGREED);
      const rules = preset === setup.rules.preset ? setup.rules : { preset };
      const kept = parseTable(rules, many, setup.set, terms.rounds);
      // Of other rules, or for more people, the set is their usual one.
      const keepsSet = !isOther || (kept.ok && rules === setup.rules);
      const fits = keepsSet ? kept : parseTable(rules, many, undefined, terms.rounds);
      if (!fits.ok) return err({ problem: 'invalid-request', detail: (say) => say.setup(fits.error) });
      const seated = resized(game, many, chance);
      if (seated === null) return err({ problem: 'invalid-request', detail: (say) => say.tooManyComputers });
      const { clock: _before, changed: _repeated, ...rest } = setup;
      const entry = { seat: null, action: 'terms', by: 'person', account, events: [] } as const;
      const update = addRevision(startUpdate(game, now), entry, {
        ...seated,
        setup: {
          ...rest,
          rules,
          set: fits.value.set,
          rounds: terms.rounds,
          forced: terms.forcedPlays,
          ...(terms.clock !== null && { clock: terms.clock }),
        },
      });
      return ok(decisionFor(game, update, account));
    },
  });
}

/** Whether only one person sits at a table, and no seat is kept for another. */
function isAlone({ seats }: Seated): boolean {
  return seats.filter((one) => one.kind === 'person').length === 1 && !seats.some(isKept);
}

const change = defineRoute({
  method: 'put',
  path: '/api/games/{id}/terms',
  summary: prose(
    'Changes rules, seats, rounds, clock and forced actions of a game that nobody else has joined; for the host',
  ),
  callers: 'host',
  note: 'the host, while nobody else sits there',
  request: { params: gameParams, headers: RevisionHeaders, body: jsonBody(GameTermsSchema) },
  answers: { 200: gameResponse('The game with these terms') },
  refuses: ['conflict'],
});

/** The terms of a game before anybody has agreed to them. */
export const termsRoutes = newRouter<GameServices>().openapi(change, async (c) => {
  const { 'if-match': revision } = c.req.valid('header');
  const command = { ...c.req.valid('param'), ...c.req.valid('json'), revision };
  return respondWithGame(c, await changeTerms(c.get('services'), c.get('session').account, command));
});
