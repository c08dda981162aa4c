import { at, seatsFrom, type Seat } from '@slow-train/rules';
import type { Change } from '../../games/change.ts';
import { nextPerson, ownerOf, type Game, type Seated } from '../../games/game.ts';
import { computerTakesOver, FORMER, handOver, hostWithout } from '../../games/hand-over.ts';
import { getUp } from '../../games/leave.ts';
import type { Ports } from '../../games/ports.ts';
import { withoutPlan } from '../../plans/seat-plan.ts';
import { gotUp, returned } from '../../substitutes/take-seat.ts';

// What becomes of a table when an account goes for good. Pure but for clock and chance.

type Needs = Pick<Ports, 'chance' | 'now'>;

/**
 * The table without the person who sits in this seat; null where nobody else has one. Where only people who are away are
 * left, the first of them is back first: if that is in another seat, this one is still to be given up.
 */
export function withoutSitter(game: Game, seat: Seat, needs: Needs): Change | null {
  const next = nextPerson(game, seat);
  const away = seatsFrom(seat, game.seats.length).find((one) => ownerOf(game.seats[one]) !== undefined);
  const owner = away === undefined ? undefined : ownerOf(game.seats[away]);
  const heir = next ?? owner?.account;
  if (heir === undefined) return null;
  const host = hostWithout(game, seat) ?? heir;
  switch (game.status) {
    case 'boarding':
      return getUp(game, seat, host, needs);
    case 'playing':
      if (next === null && away !== undefined && owner !== undefined)
        return returned(game, away, owner, needs.now(), needs.chance);
      return away === seat ? gotUp(game, seat, needs.now(), needs.chance) : computerTakesOver(game, seat, needs);
    case 'finished': {
      const left = handOver(game, seat, { sitter: formerSitter(game.seats[seat]), host, events: [] }, needs.now());
      return { ...left, game: { ...left.game, plans: withoutPlan(left.game.plans, seat) } };
    }
    default:
      return game.status satisfies never;
  }
}

/** Who stands in a seat whose game is over, instead of who has played there: its owner, if it was somebody else's. */
export function formerSitter(seated: Seated | undefined): Seated {
  const owner = ownerOf(seated);
  return owner === undefined ? { kind: 'gone', name: FORMER } : { kind: 'person', ...owner };
}

/** Who sits there, for nobody but themselves. */
export function ownerless(seated: Seated): Seated {
  if (seated.kind !== 'person' && seated.kind !== 'computer') return seated;
  const { owner: _owner, ...sitter } = seated;
  return sitter;
}

/** The table where a seat that is held is only its sitter's; null where it is nobody's then. */
export function withoutOwner(game: Game, seat: Seat, { now }: Pick<Needs, 'now'>): Change | null {
  const sitter = ownerless(at(game.seats, seat));
  const heir = sitter.kind === 'person' ? sitter.account : nextPerson(game, seat);
  const isOthers = game.seats.some((one, other) => other !== seat && ownerOf(one) !== undefined);
  if (heir === null && !isOthers) return null;
  const isHost = game.host !== null && game.host === ownerOf(game.seats[seat])?.account;
  return handOver(game, seat, { sitter, host: isHost ? heir : game.host, events: [] }, now());
}
