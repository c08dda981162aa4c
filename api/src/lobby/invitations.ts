import type { Sentence } from '@slow-train/words';
import {
  InvitationSchema,
  SeatRequestSchema,
  type GameAnswer,
  type InvitationView,
  type SeatRequest,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result } from '@slow-train/rules';
import * as z from 'zod';
import type { Game } from '../game/game.ts';
import { hasExpired, newInvitation } from '../game/invitation.ts';
import { answerOf, mailedSeatOf } from '../game/reservations.ts';
import { mailedHash } from '../games/mailed-hash.ts';
import { awaySeatOf, heldSeatOf, isMember, ownerOf, seatOf, occupantView, type AccountId } from '../game/seats.ts';
import { addQuietRevision, addRevision, editGame, startUpdate } from '../game/update.ts';
import { RevisionHeaders } from '../http/headers.ts';
import type { Failure } from '../http/problem.ts';
import { InvitationBody } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { gameParams, gameResponse, respondWithGame } from '../games/contract.ts';
import { orThrow } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import * as openGameStore from '../store/open-game-store.ts';
import { REMOVED } from './open-games.ts';
import type { GameServices, Ports } from '../games/services.ts';
import { termsChanged } from '../games/seen-terms.ts';
import { decideReturn, decideSitIn, loadVolunteer } from '../games/substitute.ts';
import { takeSeat } from '../games/take-seat.ts';
import { decisionFor, loadForSeat, missedBy, withGame, type Outcome } from '../games/with-game.ts';
import { requireMayTalk } from '../session/sanctions.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const conflict = (detail: Sentence): Failure => ({ problem: 'conflict', detail });

const UNKNOWN_INVITATION: Failure = {
  problem: 'not-found',
  detail: (say) => say.unknownInvitation,
};
const EXPIRED: Failure = {
  problem: 'not-found',
  detail: (say) => say.invitationExpired,
};
const STARTED = conflict((say) => say.startedWithoutYou);
const TAKEN = conflict((say) => say.seatTaken);
const OVER = conflict((say) => say.gameOver);

/** Returns a game as a visitor with the link sees it; `account` is null if signed out. Failure: `not-found` */
export async function readInvitation(
  { store, now }: Pick<Ports, 'store' | 'now'>,
  invitation: string,
  account: AccountId | null,
): Promise<Result<InvitationView, Failure>> {
  const found = await findInvited(store, invitation);
  if (found === undefined) return err(UNKNOWN_INVITATION);
  const { game, mailed } = found;
  if (hasExpired(game, now().getTime())) return err(EXPIRED);
  const { id, name, revision, status, setup, seats } = game;
  const { rules, set, rounds } = setup;
  const kept = status === 'lobby' ? seats[mailedSeatOf(game, mailed) ?? -1] : undefined;
  return ok({
    game: {
      id,
      name,
      revision,
      status,
      rules,
      set,
      rounds,
      forcedPlays: setup.forced === true,
      isRated: setup.rated === true,
      ...(setup.watchers !== undefined && { watchers: setup.watchers }),
      clock: setup.clock ?? null,
      ...(setup.earlier && { earlier: setup.earlier }),
      seats: seats.map(occupantView),
      held: status === 'playing' ? heldSeatOf(game) : null,
    },
    host: hostName(game),
    ...(kept?.kind === 'nobody' && kept.answer !== undefined && { answer: kept.answer }),
    ...(kept?.kind === 'nobody' && kept.label !== undefined && { keptFor: kept.label }),
    isKept: kept !== undefined,
    isMember: account !== null && (isMember(game, account) || answerOf(game, account) !== null),
  });
}

interface InvitedGame {
  readonly game: Game;
  /** The hash of the code, if it is not the game's own but came with a mail. */
  readonly mailed: string | null;
}

/** Returns the game a code leads to: its own, or one from a mail. */
async function findInvited(store: Ports['store'], code: string): Promise<InvitedGame | undefined> {
  const game = await store.loadByInvitation(code);
  if (game !== undefined) return { game, mailed: null };
  const mailed = await mailedHash(code);
  const byMail = await store.loadByMailedInvitation(mailed);
  return byMail && { game: byMail, mailed };
}

/** Returns the host's name, even if they are away; empty if there is no host any more. */
function hostName({ seats, host }: Pick<Game, 'seats' | 'host'>): string {
  const people = seats.flatMap((seated) => (seated.kind === 'person' ? [seated, ownerOf(seated)] : [ownerOf(seated)]));
  return people.find((one) => one?.account === host)?.name ?? '';
}

/**
 * Seats a newcomer in the seat kept for them, or in the first open seat of the game they are invited to; once it has started, in the first seat that
 * a computer player holds. An owner gets their seat back, and a player already seated just gets the game.
 * Failures: `not-found`, `conflict` (no name, started, full, removed by the host, over, or changed by the host since the
 * revision they have seen), `name-taken`
 */
export function joinGame(
  ports: Ports & Pick<Platform, 'db'>,
  account: AccountId,
  { invitation, revision: seen, ...request }: SeatRequest & { readonly invitation: string },
): Promise<Outcome<GameAnswer>> {
  const { store, chance, db } = ports;
  return withGame(ports, {
    async load() {
      const found = await findInvited(store, invitation);
      if (found === undefined) return err(UNKNOWN_INVITATION);
      const { game } = found;
      const [newcomer, isRemoved, missed] = await Promise.all([
        loadVolunteer(store, game, account),
        game.status === 'lobby' && openGameStore.isRemoved(db, game.id, account),
        missedBy(store, game, seen),
      ]);
      return isRemoved ? err(REMOVED) : ok({ ...newcomer, mailed: found.mailed, missed });
    },
    decide(loaded, now) {
      const { game, profile, blocks, mailed, missed } = loaded;
      if (seatOf(game, account) !== null) return ok(decisionFor(game, null, account));
      if (awaySeatOf(game, account) !== null) return decideReturn(loaded, now, chance);
      if (hasExpired(game, now)) return err(EXPIRED);
      switch (game.status) {
        case 'lobby': {
          // A mail is for one person: once its seat is taken, or free for all, its link leads nowhere.
          if (mailed !== null && mailedSeatOf(game, mailed) === null) return err(TAKEN);
          const changed = termsChanged(game, missed);
          if (changed !== null) return err(changed);
          const seated = takeSeat(game, { account, profile, request, mailed, blocks }, now, chance);
          return seated.ok ? ok(decisionFor(game, seated.value, account)) : seated;
        }
        case 'playing': {
          if (mailed !== null) return err(STARTED);
          const hasSubstitute = game.seats.some((occupant) => ownerOf(occupant) !== undefined);
          return decideSitIn(loaded, { request, none: hasSubstitute ? TAKEN : STARTED }, now, chance);
        }
        case 'finished':
          return err(OVER);
        default:
          return game.status satisfies never;
      }
    },
  });
}

/**
 * Replaces an invitation: the old link stops working. Before the game starts only the host may do this; while a
 * computer player holds a seat any player may, because the host may be the one who is away.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `conflict` (started, and no seat is held)
 */
export function renewInvitation(
  ports: Ports,
  account: AccountId,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Outcome<GameAnswer>> {
  const { store, chance } = ports;
  const isHeld = (game: Game): boolean => game.status === 'playing' && heldSeatOf(game) !== null;
  return withGame(ports, {
    revision,
    async load() {
      const loaded = await loadForSeat(store, id, account);
      if (!loaded.ok) return loaded;
      const { game } = loaded.value;
      return isHeld(game) || game.host === account ? loaded : err(NOT_HOST);
    },
    decide({ game }, now) {
      const invitation = newInvitation(chance, now);
      const update = startUpdate(game, now);
      // A seat's actions during a round go into the game's record, where this does not belong.
      if (isHeld(game))
        return ok(decisionFor(game, addQuietRevision(update, { action: 'invite', events: [] }, invitation), account));
      if (game.status !== 'lobby') return err(NOBODY_JOINS);
      const entry = { seat: seatOf(game, account), action: 'invite', by: 'person', events: [] } as const;
      const { updatedAt } = game;
      return ok(decisionFor(game, editGame(addRevision(update, entry, invitation), { updatedAt }), account));
    },
  });
}

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostInvites };
const NOBODY_JOINS = conflict((say) => say.nobodyJoins);

const params = z.object({ code: InvitationSchema });

const read = defineRoute({
  method: 'get',
  path: '/api/invitations/{code}',
  summary: prose('Returns the game an invitation leads to'),
  callers: 'visitor',
  note: 'anybody with the invitation',
  request: { params },
  answers: { 200: json('The game', InvitationBody) },
});

const join = defineRoute({
  method: 'post',
  path: '/api/invitations/{code}/seat',
  summary: prose('Takes a seat; returns just the game if you already have one'),
  callers: 'account',
  note: 'anybody with the invitation',
  request: { params, body: jsonBody(SeatRequestSchema) },
  answers: { 200: gameResponse('The game') },
  refuses: ['muted', 'suspended', 'forbidden', 'name-taken', 'conflict'],
});

const renew = defineRoute({
  method: 'post',
  path: '/api/games/{id}/invitation',
  summary: prose('Replaces the invitation; for the host, or any player while a seat is held'),
  callers: 'host',
  note: 'the host; any player while a seat is held',
  request: { params: gameParams, headers: RevisionHeaders },
  answers: { 200: gameResponse('The game with its new invitation; the old one no longer works') },
  refuses: ['conflict'],
});

/** Invitations: viewing, accepting and replacing one. */
export const invitationRoutes = newRouter<GameServices>()
  .openapi(read, async (c) => {
    const account = c.get('session')?.account ?? null;
    const view = orThrow(await readInvitation(c.get('services'), c.req.valid('param').code, account));
    return c.json(view, 200, { 'cache-control': 'no-store' });
  })
  .openapi(join, async (c) => {
    const command = { invitation: c.req.valid('param').code, ...c.req.valid('json') };
    if (command.name !== undefined) requireMayTalk(c.get('session'));
    return respondWithGame(c, await joinGame(c.get('services'), c.get('session').account, command));
  })
  .openapi(renew, async (c) => {
    const command = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'] };
    return respondWithGame(c, await renewInvitation(c.get('services'), c.get('session').account, command));
  });
