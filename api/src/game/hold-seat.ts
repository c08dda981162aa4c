import type { SeatPlays } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Chance } from './chance.ts';
import { closeIfComplete } from './commitments.ts';
import { newInvitation } from './invitation.ts';
import { computerNames } from './names.ts';
import { forgetPlan } from './plans.ts';
import { namesAt, nextPerson, ownerOf, type Occupant, type Person, type PersonOccupant, type Seated } from './seats.ts';
import { addRevision, HOLD, type GameUpdate } from './update.ts';

/** Whether a computer player may hold this seat: a person sits there, and at least one other person keeps playing. */
export function mayBeHeld({ seats }: Seated, seat: Seat): boolean {
  const isPerson = (occupant: Occupant | undefined): boolean => occupant?.kind === 'person';
  return isPerson(seats[seat]) && seats.some((occupant, other) => other !== seat && isPerson(occupant));
}

/**
 * Lets a computer player hold a seat until its owner returns or a substitute takes it. A substitute who sat there
 * leaves for good. Issues a new invitation, with which anybody may take the seat.
 * @param plays how the seat plays on if its owner got up, and does not come back
 */
export function holdSeat(update: GameUpdate, seat: Seat, chance: Chance, plays?: SeatPlays): GameUpdate {
  const { game, at } = update;
  const occupant = game.seats[seat];
  if (occupant?.kind !== 'person') return update;
  const [name = 'Stephenson'] = computerNames(1, namesAt(game), chance);
  const owner = ownerOf(occupant) ?? personIn(occupant);
  const gotUp = plays === undefined ? occupant.gotUp : { at, plays };
  const events = [
    { type: 'held', seat, name: occupant.name, by: name, ...(plays !== undefined && { gotUp: true as const }) },
  ] as const;
  const seats = game.seats.with(seat, { kind: 'computer', name, owner, ...(gotUp && { gotUp }) });
  // A substitute leaves the game, and so does a person who gets up: neither can remain its host.
  const isHost = (occupant.owner ?? gotUp) !== undefined && game.host === occupant.account;
  const host = isHost ? nextPerson(game, seat) : game.host;
  const entry = { seat: null, action: HOLD, by: 'table', events, account: occupant.account } as const;
  const held = addRevision(update, entry, {
    seats,
    host,
    plans: forgetPlan(game.plans, seat),
    ...newInvitation(chance, at),
  });
  // The seat has nobody left who could commit to the next deal.
  return { ...held, game: closeIfComplete(held.game) };
}

function personIn({ kind: _kind, owner: _owner, gotUp: _gotUp, leaves: _leaves, ...person }: PersonOccupant): Person {
  return person;
}
