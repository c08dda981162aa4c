import type { Seat } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { settleSeals } from '../fairness/preparing.ts';
import { unplanned } from '../plans/seat-plan.ts';
import { advance, type Change } from './change.ts';
import { nextPerson, ownerOf, type Game, type Person, type Seated } from './game.ts';
import { newInvitation } from './invitation.ts';
import { computerNames } from './names.ts';

/** Whether a computer player may hold this seat: a person sits there, and another one plays on. */
export function mayBeHeld({ seats }: Pick<Game, 'seats'>, seat: Seat): boolean {
  const isPerson = (seated: Seated | undefined): boolean => seated?.kind === 'person';
  return isPerson(seats[seat]) && seats.some((seated, other) => other !== seat && isPerson(seated));
}

/**
 * A computer player holds a seat from now on, until its owner comes back or a substitute takes it. Whoever sat in for
 * the owner gets up for good. The invitation is a new one: whoever has it may take the seat.
 */
export function holdSeat(change: Change, seat: Seat, chance: Chance): Change {
  const { game, at } = change;
  const seated = game.seats[seat];
  if (seated?.kind !== 'person') return change;
  const taken = game.seats.flatMap((one) => ('name' in one ? [one.name, ownerOf(one)?.name ?? ''] : []));
  const [name = 'Stephenson'] = computerNames(1, taken, chance);
  const owner = ownerOf(seated) ?? personIn(seated);
  const events = [{ type: 'held', seat, name: seated.name, by: name }] as const;
  const seats = game.seats.with(seat, { kind: 'computer', name, owner });
  // A substitute has no seat any more, and so no table to look after.
  const host = seated.owner !== undefined && game.host === seated.account ? nextPerson(game, seat) : game.host;
  const done = { seat: null, action: 'hold', by: 'table', events, account: seated.account } as const;
  const held = advance(change, done, { seats, host, plans: unplanned(game.plans, seat), ...newInvitation(at) });
  // Nobody is left there who could still seal a part in the next deal.
  return { ...held, game: settleSeals(held.game) };
}

/** The person who sits there, without for whom. */
function personIn({ kind: _kind, owner: _owner, ...person }: Seated & { kind: 'person' }): Person {
  return person;
}
