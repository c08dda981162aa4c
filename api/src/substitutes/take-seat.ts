import { reseat } from '@slow-train/fairness';
import { at as seatAt, type Seat } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { withSeatClock } from '../clocks/table-clock.ts';
import { runOn } from '../games/automation.ts';
import { advance, changeOf, RETURN, SIT_IN, type Change } from '../games/change.ts';
import { heldSeatOf, ownerOf, type Game, type Person, type Seated } from '../games/game.ts';
import { holdSeat, mayBeHeld } from '../games/hold.ts';
import { unplanned } from '../plans/seat-plan.ts';
import { withoutBallot } from '../votes/voting.ts';

// A seat that is held gets another sitter: nothing in the game changes but who sits. Pure but for `chance`.

type Sitter = Seated & { kind: 'person' };

/** Somebody sits down in the seat that a computer player holds, for whoever owns it, and the table goes on. */
export function satIn(game: Game, seat: Seat, substitute: Sitter, at: Date, chance: Chance): Change {
  const owner = ownerOf(game.seats[seat]);
  const sitter = owner === undefined ? substitute : { ...substitute, owner };
  return seatTaken(game, seat, sitter, 'satIn', at, chance);
}

/** The owner of a seat takes it back from whoever holds it, and the table goes on. */
export function returned(game: Game, seat: Seat, owner: Person, at: Date, chance: Chance): Change {
  return seatTaken(game, seat, { kind: 'person', ...owner }, 'returned', at, chance);
}

/** A substitute gets up: a computer player holds the seat for its owner again; where nobody else plays, its owner is back. */
export function gotUp(game: Game, seat: Seat, at: Date, chance: Chance): Change {
  const owner = ownerOf(game.seats[seat]);
  if (owner !== undefined && !mayBeHeld(game, seat)) return returned(game, seat, owner, at, chance);
  return runOn(withoutBallot(holdSeat(changeOf(game, at), seat, chance), seat), chance);
}

const ACTIONS = { satIn: SIT_IN, returned: RETURN } as const;

function seatTaken(
  game: Game,
  seat: Seat,
  sitter: Sitter,
  type: keyof typeof ACTIONS,
  at: Date,
  chance: Chance,
): Change {
  const { account, name } = sitter;
  const before = game.seats[seat];
  const seats = game.seats.with(seat, sitter);
  const done = { seat: null, action: ACTIONS[type], by: 'table', events: [{ type, seat, name }], account } as const;
  const change = advance(changeOf(game, at), done, {
    seats,
    // A substitute may have become the host meanwhile: that goes with the seat.
    host: before?.kind === 'person' && before.account === game.host ? account : game.host,
    plans: unplanned(game.plans, seat),
    preparations: withoutSeal(game, seat),
    seeks: stillSeeks({ ...game, seats }),
  });
  return runOn(withoutBallot(asNewcomer(change, seat), seat), chance);
}

/** Whether volunteers are still looked for: not once nothing is held any more. */
export function stillSeeks(game: Pick<Game, 'seats' | 'seeks'>): boolean {
  return game.seeks && heldSeatOf(game) !== null;
}

/** Where seals are still taken, the newcomer may add one: that of before can be opened only by who has gone. */
function withoutSeal({ preparations, seats }: Game, seat: Seat): Game['preparations'] {
  const from = seats.map((_, other) => (other === seat ? null : other));
  return preparations.map((prepared) => {
    const moved = reseat(prepared.preparation, from);
    return moved.ok ? { ...prepared, preparation: moved.value } : prepared;
  });
}

/**
 * Who sits down now was not late, and is not on holiday. All else of the clock belongs to the seat: what is in its bank,
 * and a turn that runs, which goes on for whoever takes over from a person. Who takes over from a computer player begins
 * one.
 */
function asNewcomer(change: Change, seat: Seat): Change {
  const { clock } = change.game;
  if (clock === null) return change;
  const { breaks, ...before } = seatAt(clock.seats, seat);
  // The time of a turn that runs was reckoned with them.
  const kept = before.turn === null ? [] : breaks;
  return withSeatClock(change, seat, { ...before, breaks: kept, vacation: null, strikes: 0 });
}
