import { chooseAction } from '@slow-train/players';
import {
  at,
  bears,
  isDouble,
  isOn,
  legalActions,
  pips,
  play,
  turnIdOf,
  viewFor,
  writeAction,
  type Action,
  type Seat,
  type Tile,
  type View,
} from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { addStep } from '../games/step.ts';
import type { Change } from '../games/change.ts';
import { holdSeat, mayBeHeld } from '../games/hold.ts';

/**
 * Does for a seat whose time is out what the table has agreed to, until its turn is over: each action a revision of its
 * own, the first of which says so. Too often in a row, and a computer player holds the seat from now on.
 */
export function timeOut(change: Change, seat: Seat, chance: Chance): Change {
  const { clock, setup } = change.game;
  const terms = setup.clock;
  const late = clock?.seats[seat];
  if (terms === undefined || late === undefined || late.turn === null) return change;
  const strikes = late.strikes + 1;
  const turn = late.turn.id;
  let now = change;
  for (;;) {
    const state = now.game.round;
    if (state === null || !isOn(state.table, seat) || turnIdOf(state.table, seat) !== turn) break;
    const view = viewFor(state, seat);
    const action = terms.onTimeout === 'least' ? leastAction(view, seat) : chooseAction(view);
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`What was done for a seat out of time was refused: ${played.error.code}.`);
    const isFirst = now === change;
    const step = addStep(now, { seat, action: writeAction(action), by: 'timeout', ...played.value });
    now = isFirst ? announced(step, seat, strikes) : step;
  }
  // Where several build at once, another's time-out may have been the end of this turn as well.
  if (now === change) return change;
  return strikes >= terms.strikes && mayBeHeld(now.game, seat) ? holdSeat(now, seat, chance) : now;
}

/** The last revision says first that the time was out. */
function announced(change: Change, seat: Seat, strikes: number): Change {
  const entries = change.entries.map((entry, index) =>
    index === change.entries.length - 1
      ? { ...entry, events: [{ type: 'timedOut', seat, strikes } as const, ...entry.events] }
      : entry,
  );
  return { ...change, entries };
}

/**
 * The least that the rules let a seat do: it passes rather than draws, draws rather than plays, and plays the lightest
 * tile where it must, a double only where nothing else is left; a build is of one tile. It never taps, and catches nobody.
 */
export function leastAction({ table, hand }: View, seat: Seat): Action {
  const legal = legalActions(table, hand, seat);
  const other = legal.find(({ do: what }) => what === 'pass') ?? legal.find(({ do: what }) => what === 'draw');
  if (other?.do === 'pass' || other?.do === 'draw') return other;
  const plays = legal.flatMap((action) => (action.do === 'play' ? [action] : []));
  const [play] = plays.toSorted((a, b) => weightOf(a.tile) - weightOf(b.tile));
  if (play !== undefined) return play;
  const { end } = at(table.seats, seat).train;
  const [first] = hand.filter((tile) => bears(tile, end)).toSorted((a, b) => weightOf(a) - weightOf(b));
  if (first === undefined) throw new Error(`seat ${seat} is on and can do nothing`);
  return { do: 'build', tiles: [first] };
}

/** By what the tiles are put in order: the doubles after all others, and then by pips. */
function weightOf(tile: Tile): number {
  return pips(tile) + (isDouble(tile) ? 1_000 : 0);
}
