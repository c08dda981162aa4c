import type { Sentence } from '@slow-train/words';
import { CompanionListSchema, CompanionshipSchema, type Companionship, type Instant } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Game } from '../game/game.ts';
import { isApartFrom, peopleIn } from '../game/blocks.ts';
import { hasExpired } from '../game/invitation.ts';
import { answerOf, openSeatFor, reserve } from '../game/reservations.ts';
import { namesAt, seatOf, type AccountId } from '../game/seats.ts';
import { startUpdate } from '../game/update.ts';
import { NOT_KEPT } from '../http/headers.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { countTry } from '../session/limits.ts';
import { requireNotSuspended } from '../session/sanctions.ts';
import * as companionStore from '../store/companion-store.ts';
import { companionsIn } from './companionship.ts';
import { gameParams } from './contract.ts';
import { finish } from './finish.ts';
import { withOwnName } from './occupant.ts';
import type { GameServices } from './services.ts';
import { loadForSeat, withGame, type Outcome } from './with-game.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const conflict = (detail: Sentence): Failure => ({ problem: 'conflict', detail });

const STARTED = conflict((say) => say.nobodySitsDown);
const FULL = conflict((say) => say.allSeatsTaken);
const EXPIRED = conflict((say) => say.tableExpired);
const THERE = conflict((say) => say.alreadyThere);

/** The person to invite, by their seat in a game that both have played in. */
type InviteCommand = { readonly id: string } & Companionship;

/**
 * Keeps a seat for a person the member has played with, and notifies them if their preferences say so. The answer
 * reveals neither those, nor whether the account still exists, nor that somebody at the table has blocked them.
 * Failures: `not-found`; `conflict` (started, no seat left, expired, sits there or was asked already)
 * @throws ProblemError `too-many-requests`
 */
async function inviteCompanion(
  services: GameServices,
  account: AccountId,
  { id, game, seat }: InviteCommand,
): Promise<Outcome<null>> {
  const { store, db } = services;
  const loaded = await loadForSeat(store, id, account);
  if (!loaded.ok) return { result: loaded, events: [] };
  const found = companionsIn(await companionStore.sharedGames(db, [game]), account, [{ game, seat }]);
  if (!found.ok) return { result: found, events: [] };
  const [companion] = found.value;
  if (companion === undefined) return { result: ok(null), events: [] };
  const free = seatToKeep(loaded.value.game, companion, services.now().getTime());
  if (!free.ok) return { result: free, events: [] };
  await countTry(services, 'invitationsToOne', `${account}/${companion}`);
  const profile = (await store.profilesOf([companion])).get(companion);
  const people = peopleIn(loaded.value.game);
  const isApart = isApartFrom(await store.blocksAmong([companion, ...people]), companion, people);
  if (profile === undefined || isApart) return { result: ok(null), events: [] };
  return withGame(services, {
    load: () => loadForSeat(store, id, account),
    decide({ game }, now) {
      const kept = seatToKeep(game, companion, now);
      if (!kept.ok) return kept;
      if (kept.value === null) return ok({ update: null, answer: null });
      const named = withOwnName({ kind: 'person', account: companion, name: profile.name }, namesAt(game, kept.value));
      if (!named.ok) return named;
      const reserved = { account: companion, name: profile.name, answer: 'waiting' } as const;
      return ok({ update: reserve(startUpdate(game, now), kept.value, reserved, seatOf(game, account)), answer: null });
    },
  });
}

/** Returns the seat to keep for somebody; null if one is kept for them, and they have not said no. */
function seatToKeep(game: Game, companion: AccountId, now: Instant): Result<Seat | null, Failure> {
  if (game.status !== 'lobby') return err(STARTED);
  if (hasExpired(game, now)) return err(EXPIRED);
  if (seatOf(game, companion) !== null) return err(THERE);
  const answer = answerOf(game, companion);
  if (answer === 'waiting' || answer === 'later') return ok(null);
  const seat = openSeatFor(game, companion);
  return seat === null ? err(FULL) : ok(seat);
}

const list = defineRoute({
  method: 'get',
  path: '/api/me/companions',
  summary: prose(
    'Lists the people you have played with, by the game you shared and their seat in it, most recent first',
  ),
  callers: 'account',
  note: 'people they have played with',
  answers: { 200: json('The people', CompanionListSchema) },
});

const invite = defineRoute({
  method: 'post',
  path: '/api/games/{id}/invitations',
  summary: prose('Keeps a seat in this game for a companion; they are notified only if their preferences allow it'),
  callers: 'member',
  note: 'people they have played with',
  request: { params: gameParams, body: jsonBody(CompanionshipSchema) },
  answers: { 202: { description: 'The invitation is accepted; they are notified at most once for each game' } },
  refuses: ['suspended', 'forbidden', 'name-taken', 'conflict'],
  limits: ['invitations'],
});

/** The people an account has played with, and inviting them again. */
export const companionRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => {
    const companions = await companionStore.companionsOf(c.get('services').db, c.get('session').account);
    return c.json({ companions }, 200, NOT_KEPT);
  })
  .openapi(invite, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    requireNotSuspended(c.get('session'));
    finish(c, await inviteCompanion(services, account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    return c.body(null, 202);
  });
