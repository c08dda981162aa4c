import { RematchSchema, type GameAnswer } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type * as z from 'zod';
import { peopleIn, type Blocks } from '../game/blocks.ts';
import { prepareAhead } from '../game/commitments.ts';
import type { Chance } from '../game/chance.ts';
import { UNPLAYED, type Game } from '../game/game.ts';
import { newInvitation } from '../game/invitation.ts';
import { nextSetup, peopleAgain, seatsAgain, type SeatAgain } from '../game/rematch.ts';
import { reserve } from '../game/reservations.ts';
import { beginIfFull, beginWaiting, sitDownAt } from '../game/seating.ts';
import { isSolo, seatOf, type AccountId } from '../game/seats.ts';
import { startUpdate, type GameUpdate } from '../game/update.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import type { OccupantProfile } from '../store/occupant-queries.ts';
import { gameParams, gameResponse, respondWithGame } from './contract.ts';
import { MOST_IN_PLAY, TOO_MANY_IN_PLAY } from './create-game.ts';
import { mayPlay, occupantFrom } from './occupant.ts';
import type { GameServices, Ports } from './services.ts';
import { takeSeat } from './take-seat.ts';
import { decisionFor, loadForMember, withGame, type LoadedGame, type Outcome } from './with-game.ts';
import { requireMayTalk } from '../session/sanctions.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';

const NOT_OVER: Failure = { problem: 'conflict', detail: (say) => say.notOverYet };
const STARTED: Failure = { problem: 'conflict', detail: (say) => say.startedWithoutYou };

type RematchCommand = { readonly id: string } & z.output<typeof RematchSchema>;

interface Loaded extends LoadedGame {
  /** The finished game. */
  readonly previous: Game;
  /** By account, of those who still have one. */
  readonly profiles: ReadonlyMap<AccountId, OccupantProfile>;
  readonly blocks: Blocks;
}

/**
 * Creates the next game with the same people, rules and clock, but for one change if asked, and invites them; it starts
 * when all have accepted. A game has one such follower: asking later, or at the same time, says yes to it instead.
 * Failures: `not-found`; `invalid-request` (a change that does not fit); `conflict` (not over, no name, started without
 * them, full); `forbidden` (a guest in a rated game)
 */
export function playAgain(ports: Ports, account: AccountId, command: RematchCommand): Promise<Outcome<GameAnswer>> {
  const { store, chance } = ports;
  return withGame<Loaded, GameAnswer>(ports, {
    async load() {
      const found = await loadForMember(store, command.id, account);
      if (!found.ok) return found;
      const { game: previous } = found.value;
      if (previous.status !== 'finished') return err(NOT_OVER);
      const { repeatedBy } = previous;
      const people = peopleAgain(previous, account);
      const [game, profiles, hasMany] = await Promise.all([
        repeatedBy === null ? null : store.load(repeatedBy),
        store.profilesOf(people),
        repeatedBy === null && store.hasManyInPlay(account, MOST_IN_PLAY),
      ]);
      if (hasMany) return err(TOO_MANY_IN_PLAY);
      const blocks = await store.blocksAmong(game ? [account, ...peopleIn(game)] : people);
      return ok({ account, previous, game: game ?? null, profiles, blocks });
    },
    decide({ game, previous, profiles, blocks }, now) {
      const profile = profiles.get(account) ?? null;
      if (game === null) {
        const update = nextGame(previous, account, { profiles, blocks }, command, now, chance);
        return update.ok ? ok(decisionFor(update.value.game, update.value, account)) : update;
      }
      if (seatOf(game, account) !== null) return ok(decisionFor(game, null, account));
      if (game.status !== 'lobby') return err(STARTED);
      const seated = takeSeat(game, { account, profile, request: { zone: command.zone }, blocks }, now, chance);
      return seated.ok ? ok(decisionFor(game, seated.value, account)) : seated;
    },
  });
}

function nextGame(
  previous: Game,
  account: AccountId,
  { profiles, blocks }: Pick<Loaded, 'profiles' | 'blocks'>,
  { zone, takesPart, change }: RematchCommand,
  now: number,
  chance: Chance,
): Result<GameUpdate, Failure> {
  const host = occupantFrom(account, profiles.get(account) ?? null, { zone });
  if (!host.ok) return host;
  const changed = nextSetup(previous, change);
  if (!changed.ok) return err({ problem: 'invalid-request', detail: changed.error });
  const allowed = mayPlay(previous.setup, profiles.get(account) ?? null);
  if (!allowed.ok) return allowed;
  const next = seatsAgain(previous, account, (one) => profiles.get(one)?.name, blocks);
  const game: Game = {
    id: chance.id(12),
    revision: 0,
    status: 'lobby',
    host: account,
    ...changed.value,
    seats: next.map(() => ({ kind: 'nobody' })),
    ...newInvitation(chance, now),
    ...UNPLAYED,
    repeats: previous.id,
    createdAt: now,
    updatedAt: now,
  };
  const before = previous.seats[seatOf(previous, account) ?? -1];
  const forced = before?.kind === 'person' ? before.forced : undefined;
  const own = next.findIndex((one) => one.kind === 'person' && one.account === account);
  const empty = { ...startUpdate(prepareAhead(game, chance), now), base: null };
  const seated = sitDownAt(empty, own, { ...host.value, ...(forced !== undefined && { forced }) });
  const update = next.reduce((so, one, seat) => (seat === own ? so : withSeatFor(so, seat, one, own)), seated);
  return ok(isSolo(update.game) && takesPart ? beginWaiting(update) : beginIfFull(update, chance));
}

/** Seats a computer player, or keeps the seat for its person. @param host the host's seat */
function withSeatFor(update: GameUpdate, seat: Seat, one: SeatAgain, host: Seat): GameUpdate {
  switch (one.kind) {
    case 'nobody':
      return update;
    case 'computer':
      return sitDownAt(update, seat, one);
    case 'person':
      return reserve(update, seat, { account: one.account, name: one.name, answer: 'waiting' }, host);
    default:
      return one satisfies never;
  }
}

const again = defineRoute({
  method: 'post',
  path: '/api/games/{id}/rematch',
  summary: prose('Plays a finished game again with the same people; a second request says yes to the same new game'),
  callers: 'member',
  note: 'once the game is over',
  request: { params: gameParams, body: jsonBody(RematchSchema) },
  answers: { 200: gameResponse('The new game') },
  refuses: ['muted', 'suspended', 'forbidden', 'conflict'],
  limits: ['invitations'],
});

/** Playing again with the same people. */
export const rematchRoutes = newRouter<GameServices>().openapi(again, async (c) => {
  const services = c.get('services');
  const command = { ...c.req.valid('param'), ...c.req.valid('json') };
  if (command.change?.what === 'name') requireMayTalk(c.get('session'));
  return respondWithGame(c, await playAgain(services, c.get('session').account, command));
});
