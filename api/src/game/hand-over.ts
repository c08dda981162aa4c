import type { Instant } from '@slow-train/protocol';
import { at, seatsFrom, type Seat } from '@slow-train/rules';
import { advanceUntilChoice } from './advance.ts';
import type { Chance } from './chance.ts';
import { closeIfComplete } from './commitments.ts';
import type { Game } from './game.ts';
import { computerNames } from './names.ts';
import { withoutPlan } from './plans.ts';
import { getUp } from './seating.ts';
import { gotUpFrom, hostWithout, nextPerson, ownerOf, type AccountId, type Occupant } from './seats.ts';
import { getUpFor, returnSeat, stillSeeks } from './substitutes.ts';
import { addQuietRevision, editGame, startUpdate, type GameUpdate, type StoredEntry } from './update.ts';
import { clearBallot } from './vote.ts';

// Handles seats whose account is deleted or merged into another.

/** The name shown for a person who has deleted their account. */
export const FORMER = 'A former passenger';

/** Gives a seat another occupant, quietly: the others only see a new name. Keeps a plan only if a person takes over. */
export function handOver(
  game: Game,
  seat: Seat,
  {
    occupant,
    host,
    events = [],
  }: { readonly occupant: Occupant; readonly host: AccountId | null; readonly events?: StoredEntry['events'] },
  now: Instant,
): GameUpdate {
  const seats = game.seats.with(seat, occupant);
  const plans = occupant.kind === 'person' ? game.plans : withoutPlan(game.plans, seat);
  const changes = { seats, host, plans, seeks: stillSeeks({ ...game, seats }) };
  return addQuietRevision(startUpdate(game, now), { action: 'hand over', events }, changes);
}

/** Lets a computer player take a seat for good in a game in play, and act if it is its turn. */
export function replaceWithComputer(game: Game, seat: Seat, now: Instant, chance: Chance): GameUpdate {
  const taken = game.seats.flatMap((occupant) => (occupant.kind === 'nobody' ? [] : [occupant.name]));
  const [name = FORMER] = computerNames(1, taken, chance);
  const occupant = { kind: 'computer', name } as const;
  const host = hostWithout(game, seat);
  const update = handOver(game, seat, { occupant, host, events: [{ type: 'replaced', seat }] }, now);
  // The seat has nobody left who could commit to the next deal.
  const complete = { ...update, game: { ...closeIfComplete(update.game), updatedAt: now } };
  return advanceUntilChoice(clearBallot(complete, seat), chance);
}

/**
 * Returns the game without the person in this seat; null if nobody else has a seat. If everybody else is away, the
 * first of them returns first; if that is to another seat, the caller still has to give up this one.
 */
export function withoutOccupant(game: Game, seat: Seat, now: Instant, chance: Chance): GameUpdate | null {
  const next = nextPerson(game, seat);
  const away = seatsFrom(seat, game.seats.length).find((one) => ownerOf(game.seats[one]) !== undefined);
  const owner = away === undefined ? undefined : ownerOf(game.seats[away]);
  const heir = next ?? owner?.account;
  if (heir === undefined) {
    const starts = game.status === 'lobby' && game.setup.startsAt !== undefined;
    return starts ? getUp(game, seat, null, now, chance) : null;
  }
  const host = hostWithout(game, seat) ?? heir;
  switch (game.status) {
    case 'lobby':
      return getUp(game, seat, host, now, chance);
    case 'playing':
      if (next === null && away !== undefined && owner !== undefined) return returnSeat(game, away, owner, now, chance);
      return away === seat ? getUpFor(game, seat, now, chance) : replaceWithComputer(game, seat, now, chance);
    case 'finished': {
      const left = handOver(game, seat, { occupant: formerOccupant(game.seats[seat]), host }, now);
      return editGame(left, { plans: withoutPlan(left.game.plans, seat) });
    }
    default:
      return game.status satisfies never;
  }
}

/** Returns the game with a held seat handed to its occupant for good; null if that leaves nobody in the game. */
export function withoutOwner(game: Game, seat: Seat, now: Instant): GameUpdate | null {
  const occupant = ownerless(at(game.seats, seat));
  const heir = occupant.kind === 'person' ? occupant.account : nextPerson(game, seat);
  const hasOthers = game.seats.some((one, other) => other !== seat && ownerOf(one) !== undefined);
  if (heir === null && !hasOthers) return null;
  const isHost = game.host !== null && game.host === ownerOf(game.seats[seat])?.account;
  return handOver(game, seat, { occupant, host: isHost ? heir : game.host }, now);
}

/** Returns who a finished game shows in a seat once this occupant is gone: its owner, if that is someone else. */
export function formerOccupant(occupant: Occupant | undefined): Occupant {
  const owner = ownerOf(occupant);
  const gotUp = gotUpFrom(occupant);
  return {
    ...(owner === undefined ? { kind: 'gone', name: FORMER } : { kind: 'person', ...owner }),
    ...(gotUp && { gotUp }),
  };
}

/** Returns the occupant without the owner they stand in for. */
export function ownerless(occupant: Occupant): Occupant {
  if (occupant.kind !== 'person' && occupant.kind !== 'computer') return occupant;
  const { owner: _owner, ...rest } = occupant;
  return rest;
}
