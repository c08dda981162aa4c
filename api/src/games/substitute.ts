import {
  SeekingSchema,
  SeatRequestSchema,
  type GameAnswer,
  type Instant,
  type SeatRequest,
  type Vacancy,
  type VacancyList,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Chance } from '../game/chance.ts';
import type { Game } from '../game/game.ts';
import type { ListedGame } from '../game/listing.ts';
import { isApartFrom, peopleIn, type Blocks } from '../game/blocks.ts';
import {
  awaySeatOf,
  gotUpFrom,
  heldSeatOf,
  isMember,
  namesAt,
  ownerOf,
  seatOf,
  occupantView,
  type AccountId,
} from '../game/seats.ts';
import { stay } from '../game/get-up.ts';
import { returnSeat, sitIn } from '../game/substitutes.ts';
import { addQuietRevision, startUpdate } from '../game/update.ts';
import { NOT_KEPT } from '../http/headers.ts';
import type { Failure } from '../http/problem.ts';
import { VacancyListBody } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import type { GameStore } from '../store/game-store.ts';
import type { OccupantProfile } from '../store/occupant-queries.ts';
import { EDITED, gameParams, respondWithGame } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { occupantFrom, withOwnName } from './occupant.ts';
import { decisionFor, loadForMember, withGame, withSeat, type Decision, type Outcome } from './with-game.ts';
import { requireMayTalk } from '../session/sanctions.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

// Held seats: how substitutes take them, and how their owners return.

/** A game, and the facts about an account that wants a seat in it. */
export interface Volunteer {
  readonly game: Game;
  readonly account: AccountId;
  readonly profile: OccupantProfile | null;
  /** The seats in this game in which they have ever been a substitute. */
  readonly satIn: readonly Seat[];
  /** The blocks between them and the people in the game. */
  readonly blocks: Blocks;
}

/** Loads what is needed to seat an account in this game; does not query if it already sits there. */
export async function loadVolunteer(store: GameStore, game: Game, account: AccountId): Promise<Volunteer> {
  if (seatOf(game, account) !== null) return { game, account, profile: null, satIn: [], blocks: [] };
  const [profile, satIn, blocks] = await Promise.all([
    store.profileOf(account),
    game.status === 'playing' ? store.seatsSatIn(game.id, account) : [],
    game.status === 'finished' ? [] : store.blocksAmong([account, ...peopleIn(game)]),
  ]);
  return { game, account, profile, satIn, blocks };
}

/**
 * Decides to seat an account without a seat in the first one that a computer player holds.
 * Failures: `none` if no seat is held, or one of the people there and the account has blocked the other; `conflict` without a name, or after substituting in another seat of this game;
 * `name-taken`
 */
export function decideSitIn(
  { game, account, profile, satIn, blocks }: Volunteer,
  { request, none }: { readonly request: SeatRequest; readonly none: Failure },
  now: Instant,
  chance: Chance,
): Result<Decision<GameAnswer>, Failure> {
  const seat = game.status === 'playing' ? heldSeatOf(game) : null;
  // A blocked person must not learn of the block.
  if (seat === null || isApartFrom(blocks, account, peopleIn(game))) return err(none);
  if (satIn.some((other) => other !== seat)) return err(KNOWS_ANOTHER_HAND);
  const sitter = occupantFrom(account, profile, request);
  if (!sitter.ok) return sitter;
  const { name: owner } = ownerOf(game.seats[seat]) ?? {};
  const named = withOwnName(sitter.value, [...namesAt(game, seat), ...(owner === undefined ? [] : [owner])]);
  return named.ok ? ok(decisionFor(game, sitIn(game, seat, named.value, now, chance), account)) : named;
}

const KNOWS_ANOTHER_HAND: Failure = {
  problem: 'conflict',
  detail: (say) => say.knowsHand,
};

/**
 * Decides to give an account its seat back, under its current name; under the one it had here if that looks like
 * somebody else's.
 * Failures: `conflict` (finished; no name; given up for good)
 */
export function decideReturn(
  { game, account, profile }: Volunteer,
  now: Instant,
  chance: Chance,
): Result<Decision<GameAnswer>, Failure> {
  const seat = awaySeatOf(game, account);
  const own = seatOf(game, account);
  if (seat === null) return ok(decisionFor(game, own === null ? null : stay(game, own, now), account));
  if (game.status === 'finished') return err(PLAYED_TO_ITS_END);
  const holder = game.seats[seat];
  if (gotUpFrom(holder) !== undefined) return err(GOT_UP);
  if (holder?.kind === 'person' && holder.forGood === true) return err(GIVEN_UP);
  // The others have waited for them: a suspended person may finish a game that they have begun.
  const sitter = occupantFrom(account, profile && { ...profile, suspendedUntil: null });
  if (!sitter.ok) return sitter;
  const before = ownerOf(game.seats[seat]);
  const named = withOwnName(sitter.value, namesAt(game, seat));
  const { name } = named.ok ? named.value : (before ?? sitter.value);
  const owner = { ...before, account, name };
  return ok(decisionFor(game, returnSeat(game, seat, owner, now, chance), account));
}

const GIVEN_UP: Failure = { problem: 'conflict', detail: (say) => say.seatGivenUp };

const GOT_UP: Failure = { problem: 'conflict', detail: (say) => say.gotUp };

const PLAYED_TO_ITS_END: Failure = {
  problem: 'conflict',
  detail: (say) => say.nothingToTakeBack,
};

/**
 * Returns an account to its seat, which a computer player or a substitute holds; a substitute then has no seat. An
 * owner who already sits there just gets the game, and stays if they were getting up.
 * Failures: `not-found`; `conflict` (finished)
 */
export function takeSeatBack(ports: Ports, account: AccountId, id: string): Promise<Outcome<GameAnswer>> {
  const { store, chance } = ports;
  return withGame(ports, {
    async load() {
      const loaded = await loadForMember(store, id, account);
      return loaded.ok ? ok(await loadVolunteer(store, loaded.value.game, account)) : loaded;
    },
    decide: (loaded, now) => decideReturn(loaded, now, chance),
  });
}

/**
 * Seats a volunteer as a substitute, in a game that looks for one. An owner gets their seat back, and a player already
 * seated just gets the game.
 * Failures: `not-found` (no seat for a volunteer); `conflict` (no name); `name-taken`
 */
export function volunteer(
  ports: Ports,
  account: AccountId,
  { id, ...request }: SeatRequest & { readonly id: string },
): Promise<Outcome<GameAnswer>> {
  const { store, chance } = ports;
  return withGame(ports, {
    async load() {
      const game = await store.load(id);
      const isOpen = game !== undefined && (game.seeks || isMember(game, account));
      return isOpen ? ok(await loadVolunteer(store, game, account)) : err(NO_VACANCY);
    },
    decide(loaded, now) {
      const { game } = loaded;
      if (isMember(game, account)) return decideReturn(loaded, now, chance);
      return game.seeks ? decideSitIn(loaded, { request, none: NO_VACANCY }, now, chance) : err(NO_VACANCY);
    },
  });
}

/** The same for an unknown game and for one that looks for nobody: strangers must not be able to tell them apart. */
const NO_VACANCY: Failure = {
  problem: 'not-found',
  detail: (say) => say.seatNotFree,
};

/**
 * Sets whether volunteers may take the held seat; any player may.
 * @returns the game afterwards; unchanged if nothing is different
 * Failures: `not-found`, `conflict` (no seat is held)
 */
export function seekSubstitute(
  ports: Ports,
  account: AccountId,
  { id, open }: { readonly id: string; readonly open: boolean },
): Promise<Outcome<GameAnswer>> {
  return withSeat(ports, account, { id }, (game, _seat, now) => {
    if (game.seeks === open) return ok(null);
    if (open && (game.status !== 'playing' || heldSeatOf(game) === null)) return err(NOTHING_HELD);
    return ok(addQuietRevision(startUpdate(game, now), { action: 'seek', events: [] }, { seeks: open }));
  });
}

const NOTHING_HELD: Failure = {
  problem: 'conflict',
  detail: (say) => say.noSubstituteNeeded,
};

/** Returns the seats open to volunteers in games of others, newest first. */
export async function listVacancies(store: GameStore, account: AccountId): Promise<VacancyList> {
  const games = await store.vacancies(account);
  return { vacancies: games.flatMap((game) => vacancyIn(game) ?? []) };
}

/** Returns what everybody may know of a game that looks for a substitute: names, but nothing of the board. */
function vacancyIn({ id, name, setup, seats, listing }: ListedGame): Vacancy | null {
  const seat = heldSeatOf({ seats });
  if (seat === null) return null;
  const { rules, set, rounds, clock = null } = setup;
  return { id, name, rules, set, seats: seats.map(occupantView), seat, round: listing.round, rounds, clock };
}

const list = defineRoute({
  method: 'get',
  path: '/api/vacancies',
  summary: prose('Lists seats held by computer players in games that seek a substitute'),
  callers: 'account',
  note: 'other people’s games that are open to volunteers',
  answers: { 200: json('The seats', VacancyListBody) },
});

const seek = defineRoute({
  method: 'put',
  path: '/api/games/{id}/vacancy',
  summary: prose('Sets whether volunteers may take the seat that a computer player holds'),
  callers: 'member',
  note: 'while a computer player holds a seat',
  request: { params: gameParams, body: jsonBody(SeekingSchema) },
  answers: EDITED,
  refuses: ['conflict'],
});

const takeVacancy = defineRoute({
  method: 'post',
  path: '/api/games/{id}/vacancy/seat',
  summary: prose('Takes a held seat as a volunteer, in a game that seeks a substitute'),
  callers: 'member',
  note: 'anybody, if the game is open to volunteers',
  request: { params: gameParams, body: jsonBody(SeatRequestSchema) },
  answers: EDITED,
  refuses: ['conflict', 'muted', 'suspended', 'forbidden', 'name-taken'],
});

const takeBack = defineRoute({
  method: 'post',
  path: '/api/games/{id}/seat',
  summary: prose('Takes your seat back from its present holder, or stays in it when you are about to get up'),
  callers: 'member',
  note: 'their own seat, back from its substitute',
  request: { params: gameParams },
  answers: EDITED,
  refuses: ['conflict'],
});

/** Held seats and their substitutes. */
export const substituteRoutes = newRouter<GameServices>()
  .openapi(list, async (c) =>
    c.json(await listVacancies(c.get('services').store, c.get('session').account), 200, NOT_KEPT),
  )
  .openapi(seek, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return respondWithGame(c, await seekSubstitute(c.get('services'), c.get('session').account, command));
  })
  .openapi(takeVacancy, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    if (command.name !== undefined) requireMayTalk(c.get('session'));
    return respondWithGame(c, await volunteer(c.get('services'), c.get('session').account, command));
  })
  .openapi(takeBack, async (c) =>
    respondWithGame(c, await takeSeatBack(c.get('services'), c.get('session').account, c.req.valid('param').id)),
  );
