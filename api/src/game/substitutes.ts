import { at, type Seat } from '@slow-train/rules';
import type { Instant } from '@slow-train/protocol';
import { advanceUntilChoice } from './advance.ts';
import type { Chance } from './chance.ts';
import { withSeatClock } from './clock.ts';
import { withoutCommitments } from './commitments.ts';
import type { Game } from './game.ts';
import { holdSeat, mayBeHeld } from './hold-seat.ts';
import { forgetPlan } from './plans.ts';
import { gotUpFrom, heldSeatOf, ownerOf, type Person, type PersonOccupant } from './seats.ts';
import { addRevision, RETURN, SIT_IN, startUpdate, type GameUpdate } from './update.ts';
import { clearBallot } from './vote.ts';

// Changes the occupant of a held seat, and nothing else in the game.

/** Seats a substitute in a seat that a computer player holds for its owner. The game continues. */
export function sitIn(game: Game, seat: Seat, substitute: PersonOccupant, now: Instant, chance: Chance): GameUpdate {
  const owner = ownerOf(game.seats[seat]);
  const gotUp = gotUpFrom(game.seats[seat]);
  const sitter = { ...substitute, ...(owner && { owner }), ...(gotUp && { gotUp }) };
  return occupySeat(game, seat, sitter, 'satIn', now, chance);
}

/**
 * Gives a seat to a substitute for good: who sat there does not come back, but the game stays theirs in the standings,
 * unless they have deleted their account. The game continues.
 */
export function giveSeat(game: Game, seat: Seat, substitute: PersonOccupant, now: Instant, chance: Chance): GameUpdate {
  const occupant = game.seats[seat];
  const owner =
    ownerOf(occupant) ?? (occupant?.kind === 'person' ? { account: occupant.account, name: occupant.name } : null);
  const gotUp = gotUpFrom(occupant);
  const sitter =
    owner === null ? substitute : { ...substitute, owner, forGood: true as const, ...(gotUp && { gotUp }) };
  return occupySeat(game, seat, sitter, 'satIn', now, chance);
}

/** Returns a seat from its holder to its owner. The game continues. */
export function returnSeat(game: Game, seat: Seat, owner: Person, now: Instant, chance: Chance): GameUpdate {
  return occupySeat(game, seat, { kind: 'person', ...owner }, 'returned', now, chance);
}

/** Removes a substitute: a computer player holds the seat again. If nobody else plays, the owner returns to it. */
export function getUpFor(game: Game, seat: Seat, now: Instant, chance: Chance): GameUpdate {
  const owner = ownerOf(game.seats[seat]);
  if (owner !== undefined && !mayBeHeld(game, seat)) return returnSeat(game, seat, owner, now, chance);
  return advanceUntilChoice(clearBallot(holdSeat(startUpdate(game, now), seat, chance), seat), chance);
}

const ACTIONS = { satIn: SIT_IN, returned: RETURN } as const;

function occupySeat(
  game: Game,
  seat: Seat,
  occupant: PersonOccupant,
  type: keyof typeof ACTIONS,
  now: Instant,
  chance: Chance,
): GameUpdate {
  const { account, name } = occupant;
  const before = game.seats[seat];
  const seats = game.seats.with(seat, occupant);
  const entry = { seat: null, action: ACTIONS[type], by: 'table', events: [{ type, seat, name }], account } as const;
  const update = addRevision(startUpdate(game, now), entry, {
    seats,
    // A substitute may have become host, which goes with the seat.
    host: before?.kind === 'person' && before.account === game.host ? account : game.host,
    plans: forgetPlan(game.plans, seat),
    commitments: withoutCommitments(game, seat),
    seeks: stillSeeks({ ...game, seats }),
  });
  return advanceUntilChoice(clearBallot(withNewcomersClock(update, seat), seat), chance);
}

/** Whether the game still looks for volunteers: only as long as a seat is held. */
export function stillSeeks(game: Pick<Game, 'seats' | 'seeks'>): boolean {
  return game.seeks && heldSeatOf(game) !== null;
}

/**
 * Clears the previous occupant's strikes and vacation. The rest of the clock belongs to the seat: its bank, and a
 * running turn, which continues for the person who takes over from another.
 */
function withNewcomersClock(update: GameUpdate, seat: Seat): GameUpdate {
  const { clock } = update.game;
  if (clock === null) return update;
  const { breaks, ...before } = at(clock.seats, seat);
  // A running turn's deadline was computed with these breaks.
  const kept = before.turn === null ? [] : breaks;
  return withSeatClock(update, seat, { ...before, breaks: kept, vacation: null, strikes: 0 });
}
