import type { Instant } from '@slow-train/protocol';
import { at, err, ok, type Result, type Seat } from '@slow-train/rules';
import { isDue } from '../game/due.ts';
import { eventsOf } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import type { Chance } from '../game/chance.ts';
import { formerOccupant, handOver, ownerless, withoutOccupant, withoutOwner } from '../game/hand-over.ts';
import { freeSeat, reservedSeatOf } from '../game/reservations.ts';
import { awaySeatOf, ownerOf, seatOf, type AccountId, type Occupant } from '../game/seats.ts';
import { addQuietRevision, startUpdate, type GameUpdate } from '../game/update.ts';
import type { Ports } from '../games/services.ts';
import { withGame, type LoadedGame } from '../games/with-game.ts';
import type { Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { untilSaved } from '../platform/until-saved.ts';
import type { GameSave } from '../store/save.ts';
import * as accountDeletionStore from './store.ts';

/**
 * Merges a guest into an existing account: their seats and player states become that account's, and the guest is
 * deleted. Where both have a seat of their own, the account keeps its own: before the game starts the guest's is free again,
 * in play a computer takes it, since nobody may hold two hands, and in a finished game it becomes nobody's. Where one was the
 * other's substitute, the seat is the account's. Games are passed on in slices, so that 2,000 games take
 * no more than 50 requests to the database. A retry continues where a failed call stopped.
 * Failure: `conflict` if others always saved first
 */
export async function mergeAccounts(
  ports: Ports & Pick<Platform, 'db'>,
  from: string,
  to: string,
): Promise<Result<null, Failure>> {
  return untilSaved<Result<null, Failure>>({ busy: () => err(BUSY) }, async () => {
    const ids = await accountDeletionStore.gamesOf(ports.db, from);
    const size = Math.max(LEAST_SLICE, Math.ceil(ids.length / MOST_SLICES));
    for (let first = 0; first < ids.length; first += size) {
      const passed = await passOnAll(ports, ids.slice(first, first + size), from, to);
      if (!passed) return null;
    }
    // Otherwise another tab of the guest's browser has taken a seat.
    return (await accountDeletionStore.mergeInto(ports.db, from, to)) ? ok(null) : null;
  });
}

/** Games that are passed on at once. */
const LEAST_SLICE = 50;
/** Slices of a merge, each of two requests: fewer than one of ours may make to others on the free plan. */
const MOST_SLICES = 15;

const BUSY: Failure = {
  problem: 'conflict',
  detail: (say) => say.mergeBusy,
};

/** Returns the seat that an account has in a game, also while somebody else holds it. */
function seatAt(game: Game, account: string): Seat | null {
  return seatOf(game, account) ?? awaySeatOf(game, account);
}

/** Whether the guest's seat would be the account's second one in an unfinished game. */
function sitsTwice(game: Game, from: string, to: string): boolean {
  const [guests, own] = [seatAt(game, from), seatAt(game, to)];
  return game.status !== 'finished' && guests !== null && own !== null && own !== guests;
}

/** Returns the game without the guest's seat, beside which the account has its own; as host, the account follows. */
function withoutSecond(
  game: Game,
  seat: Seat,
  { from, to }: { readonly from: AccountId; readonly to: AccountId },
  now: Instant,
  chance: Chance,
): GameUpdate | null {
  const host = game.host === from ? to : game.host;
  const left =
    seatOf(game, from) === seat
      ? withoutOccupant({ ...game, host }, seat, now, chance)
      : withoutOwner({ ...game, host }, seat, now);
  return left && { ...left, base: game };
}

/** Passes the guest's parts in these games on, all at once. @returns false if somebody else has saved one of them first */
async function passOnAll(ports: Ports, ids: readonly string[], from: AccountId, to: AccountId): Promise<boolean> {
  const now = ports.now().getTime();
  const saves: GameSave[] = [];
  for (const game of await ports.store.loadAll(ids)) {
    // A deadline that is over comes first; no guest has one in many games.
    if (isDue(game, now, 'request', from)) {
      if (!(await passOn(ports, game.id, from, to)).ok) return false;
      continue;
    }
    const update = updateFor(game, from, to, now, ports.chance);
    if (update !== null) saves.push({ update, events: eventsOf(update) });
  }
  return ports.store.saveAll(saves);
}

/** Passes the guest's part in one game on, after what is due there. */
async function passOn(ports: Ports, id: string, from: AccountId, to: AccountId): Promise<Result<null, Failure>> {
  const { result } = await withGame<LoadedGame, null>(ports, {
    load: async () => ok({ account: from, game: (await ports.store.load(id)) ?? null }),
    decide: ({ game }, now) => ok({ update: game && updateFor(game, from, to, now, ports.chance), answer: null }),
  });
  return result;
}

/** Returns the game with the guest's part made the account's; null if the guest has none. */
function updateFor(game: Game, from: AccountId, to: AccountId, now: Instant, chance: Chance): GameUpdate | null {
  const seat = seatAt(game, from);
  if (seat === null) return invitationPassedOn(game, from, to, now);
  if (sitsTwice(game, from, to)) return withoutSecond(game, seat, { from, to }, now, chance);
  const host = game.host === from ? to : game.host;
  const occupant = occupantAfter(game, seat, from, to);
  const passed = handOver(game, seat, { occupant, host }, now);
  // A seat that was kept for the account is not needed any more.
  const kept = reservedSeatOf(game, to);
  return kept === null ? passed : freeSeat(passed, kept, null);
}

/** Returns the game with the guest's invitation made the account's, or gone if that is there already; null for none. */
function invitationPassedOn(game: Game, from: AccountId, to: AccountId, now: Instant): GameUpdate | null {
  const seat = reservedSeatOf(game, from);
  const kept = seat === null ? undefined : game.seats[seat];
  if (seat === null || kept?.kind !== 'nobody' || kept.reserved === undefined) return null;
  const update = startUpdate(game, now);
  const isThere = seatAt(game, to) !== null || reservedSeatOf(game, to) !== null;
  if (isThere) return freeSeat(update, seat, null);
  const seats = game.seats.with(seat, { ...kept, reserved: { ...kept.reserved, account: to } });
  return addQuietRevision(update, { action: 'hand over', events: [] }, { seats });
}

/** Returns the guest's seat's new occupant: nobody may have two seats, or be their own substitute. */
function occupantAfter(game: Game, seat: Seat, from: AccountId, to: AccountId): Occupant {
  const occupant = at(game.seats, seat);
  const own = seatAt(game, to);
  if (own !== null && own !== seat) return seatOf(game, from) === seat ? formerOccupant(occupant) : ownerless(occupant);
  if (occupant.kind !== 'person' && occupant.kind !== 'computer') return occupant;
  const owner = ownerOf(occupant);
  const theirs = occupant.kind === 'person' && occupant.account === from ? { ...occupant, account: to } : occupant;
  if (owner === undefined || own === seat) return ownerless(theirs);
  return owner.account === from ? { ...theirs, owner: { ...owner, account: to } } : theirs;
}
