import { AnswerRequestSchema, type GameAnswer } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Seat } from '@slow-train/rules';
import type * as z from 'zod';
import { peopleIn } from '../game/blocks.ts';
import { askedNext, namesIn } from '../circles/circle.ts';
import { answerOf, answerReservation, freeSeat, isKept, reserve, reservedSeatOf } from '../game/reservations.ts';
import { seatOf, type AccountId } from '../game/seats.ts';
import { startUpdate, type GameUpdate } from '../game/update.ts';
import { RevisionHeaders } from '../http/headers.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import type { Platform } from '../platform/platform.ts';
import * as circleStore from '../circles/store.ts';
import { gameParams, seatParams, gameResponse, respondWithGame } from '../games/contract.ts';
import type { GameServices, Ports } from '../games/services.ts';
import { takeSeat } from '../games/take-seat.ts';
import { termsChanged } from '../games/seen-terms.ts';
import { decisionFor, loadForSeat, missedBy, stale, withGame, type Outcome } from '../games/with-game.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';

type AnswerCommand = { readonly id: string } & z.output<typeof AnswerRequestSchema>;

const SEATED: Failure = { problem: 'conflict', detail: (say) => say.leaveToDecline };
const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostFrees };
const NOT_KEPT: Failure = { problem: 'conflict', detail: (say) => say.seatNotKept };

/**
 * Answers an invitation: with yes, they sit down in the seat kept for them; `later` keeps it, and `no` opens it to
 * others, until when they may still change their mind. The table sees the answer. In a game of a circle, a `no` asks the
 * next member, if there are more than seats.
 * Failures: `not-found` (no seat is kept for them, or the game has started), `conflict` (sits there already, no name),
 * `stale-revision` (a yes to a game that the host has changed since)
 */
export function answerInvitation(
  ports: Ports & Pick<Platform, 'db'>,
  account: AccountId,
  command: AnswerCommand,
): Promise<Outcome<GameAnswer>> {
  const { store, chance } = ports;
  const { id, answer, zone, revision: seen } = command;
  return withGame(ports, {
    async load() {
      const [game, profile] = await Promise.all([store.load(id), store.profileOf(account)]);
      const isKnown = game !== undefined && (seatOf(game, account) !== null || answerOf(game, account) !== null);
      if (!isKnown) return err(NOT_FOUND);
      const blocks = answer === 'yes' ? await store.blocksAmong([account, ...peopleIn(game)]) : [];
      const circle = answer === 'no' ? await circleOf(ports, id) : undefined;
      const log = await missedBy(store, game, answer === 'yes' ? seen : undefined);
      return ok({ game, account, profile, blocks, circle, log });
    },
    decide({ game, profile, blocks, circle, log }, now) {
      if (seatOf(game, account) !== null) return answer === 'yes' ? ok(decisionFor(game, null, account)) : err(SEATED);
      const changed = termsChanged(game, log);
      if (changed !== null) return err({ ...stale(game, log, account), detail: changed.detail });
      if (answer === 'yes') {
        const seated = takeSeat(game, { account, profile, request: { zone }, blocks }, now, chance);
        return seated.ok ? ok(decisionFor(game, seated.value, account)) : seated;
      }
      const seat = reservedSeatOf(game, account);
      if (seat === null || answerOf(game, account) === answer) return ok(decisionFor(game, null, account));
      const answered = answerReservation(startUpdate(game, now), seat, answer);
      const update = circle === undefined ? answered : askNext(answered, seat, circle);
      return ok({ ...decisionFor(game, answered, account), update });
    },
  });
}

type GamesCircle = NonNullable<Awaited<ReturnType<typeof circleOf>>>;

async function circleOf({ db }: Pick<Platform, 'db'>, game: string) {
  const id = await circleStore.ofGame(db, game);
  return id === undefined ? undefined : circleStore.beforeOpening(db, id);
}

/** Keeps a declined seat for the member who is next, if there is one. */
function askNext(update: GameUpdate, seat: Seat, { loaded, playedLast }: GamesCircle): GameUpdate {
  const next = askedNext(loaded, update.game, playedLast);
  if (next === undefined) return update;
  const name = namesIn(loaded).get(next.account) ?? next.joinedAs;
  return reserve(update, seat, { account: next.account, name, answer: 'waiting' }, null);
}

/**
 * Opens a seat that was kept for somebody; for the host.
 * Failures: `not-found`, `forbidden`, `stale-revision`, `conflict` (it is not kept for anybody)
 */
function freeReservedSeat(
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
      if (game.status !== 'lobby' || !isKept(game.seats[seat])) return err(NOT_KEPT);
      return ok(decisionFor(game, freeSeat(startUpdate(game, now), seat, seatOf(game, account)), account));
    },
  });
}

const answer = defineRoute({
  method: 'put',
  path: '/api/games/{id}/answer',
  summary: prose('Answers an invitation into a seat that is kept for you: yes, later or no'),
  callers: 'member',
  note: 'people a seat is kept for, and those seated already',
  request: { params: gameParams, body: jsonBody(AnswerRequestSchema) },
  answers: { 200: gameResponse('The game; you have a seat if you said yes') },
  refuses: ['suspended', 'forbidden', 'name-taken', 'conflict', 'stale-revision'],
});

const free = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/reservations/{seat}',
  summary: prose('Opens a seat that was kept for somebody'),
  callers: 'host',
  request: {
    params: seatParams,
    headers: RevisionHeaders,
  },
  answers: { 200: gameResponse('The game with the seat open') },
  refuses: ['conflict'],
});

/** Answers to invitations, and seats kept for the people invited. */
export const answerRoutes = newRouter<GameServices>()
  .openapi(answer, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return respondWithGame(c, await answerInvitation(c.get('services'), c.get('session').account, command));
  })
  .openapi(free, async (c) => {
    const command = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'] };
    return respondWithGame(c, await freeReservedSeat(c.get('services'), c.get('session').account, command));
  });
