import { reseat } from '@slow-train/fairness';
import { at as seatAt, type Seat } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { withSeatClock } from '../clocks/table-clock.ts';
import { runOn } from '../games/automation.ts';
import { advance, changeOf, type Change } from '../games/change.ts';
import { heldSeatOf, ownerOf, type Game, type Person, type Seated } from '../games/game.ts';
import { withoutPlan } from '../plans/seat-plan.ts';
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

const ACTIONS = { satIn: 'sit in', returned: 'return' } as const;

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
    plans: withoutPlan(game.plans, seat),
    preparations: withoutSeal(game, seat),
    seeks: stillSeeks({ ...game, seats }),
  });
  return runOn(withoutBallot(withoutStrikes(change, seat), seat), chance);
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
 * Who sits down now was not late. All else of the clock belongs to the seat: what is in its bank, and a turn that runs,
 * which goes on for whoever takes over from a person. Who takes over from a computer player begins one.
 */
function withoutStrikes(change: Change, seat: Seat): Change {
  const { clock } = change.game;
  return clock === null ? change : withSeatClock(change, seat, { ...seatAt(clock.seats, seat), strikes: 0 });
}
