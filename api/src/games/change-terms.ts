import { GameTermsSchema, type GameAnswer, type GameTerms } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, parseTable } from '@slow-train/rules';
import type { GameSetup } from '../game/game.ts';
import { seatOf, type AccountId } from '../game/seats.ts';
import { askedAgain, beginIfFull, resized } from '../game/seating.ts';
import { addRevision, startUpdate } from '../game/update.ts';
import { RevisionHeaders } from '../http/headers.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';
import { gameParams, gameResponse, respondWithGame } from './contract.ts';
import { changeOf, differencesOf } from './seen-terms.ts';
import type { GameServices, Ports } from './services.ts';
import { decisionFor, loadForSeat, withGame, type Outcome } from './with-game.ts';

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostChanges };
const STARTED: Failure = { problem: 'conflict', detail: (say) => say.alreadyStarted };
const AGREED: Failure = { problem: 'conflict', detail: (say) => say.termsAgreed };

/**
 * Changes rules, seats, rounds, clock and forced actions of a game that has not started, for its host, under the same
 * link. The others there have agreed to something else: their seats are kept, and they are asked again.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `invalid-request` (too many rounds, too few seats),
 * `conflict` (started; rated; open to anybody; it starts at its time; it goes on with an evening)
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
      if (setup.rated === true || setup.open !== undefined || setup.startsAt !== undefined) return err(AGREED);
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
      const next: GameSetup = {
        ...withoutTerms(setup),
        rules,
        set: fits.value.set,
        rounds: terms.rounds,
        forced: terms.forcedPlays,
        ...(terms.clock !== null && { clock: terms.clock }),
      };
      const differences = differencesOf(setup, next);
      if (differences.length === 0 && many === seats.length) return ok(decisionFor(game, null, account));
      const asked = askedAgain(game, differences, chance);
      const seated = resized(asked, many, chance);
      if (seated === null) return err({ problem: 'invalid-request', detail: (say) => say.moreSeats });
      const action = changeOf(setup);
      const entry = { seat: seatOf(seated, account), action, by: 'person', account, events: [] } as const;
      const { seats: sitting, commitments } = seated;
      const update = addRevision(startUpdate(game, now), entry, { seats: sitting, commitments, setup: next });
      // Without its free seats it may be full.
      return ok(decisionFor(game, beginIfFull(update, chance), account));
    },
  });
}

function withoutTerms({ clock: _clock, changed: _repeated, ...rest }: GameSetup): Omit<GameSetup, 'clock' | 'changed'> {
  return rest;
}

const change = defineRoute({
  method: 'put',
  path: '/api/games/{id}/terms',
  summary: prose(
    'Changes rules, seats, rounds, clock and forced actions before the start; the others there are asked again',
  ),
  callers: 'host',
  note: 'the host, before the start',
  request: { params: gameParams, headers: RevisionHeaders, body: jsonBody(GameTermsSchema) },
  answers: { 200: gameResponse('The game with these terms') },
  refuses: ['conflict'],
});

/** The terms of a game that has not started. */
export const termsRoutes = newRouter<GameServices>().openapi(change, async (c) => {
  const { 'if-match': revision } = c.req.valid('header');
  const command = { ...c.req.valid('param'), ...c.req.valid('json'), revision };
  return respondWithGame(c, await changeTerms(c.get('services'), c.get('session').account, command));
});
