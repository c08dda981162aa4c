import { chooseAction } from '@slow-train/players';
import { at, isOn, turnIdOf, viewFor, type Seat } from '@slow-train/rules';
import { playFor } from './advance.ts';
import type { Chance } from './chance.ts';
import { holdSeat, mayBeHeld } from './hold-seat.ts';
import { leastAction } from './least-action.ts';
import type { GameUpdate } from './update.ts';

/**
 * Plays for a seat that has run out of time, as the game's terms say, until its turn is over. Each action is a
 * revision; the first has a `timedOut` event. After too many time-outs in a row a computer player holds the seat.
 */
export function playTimeout(update: GameUpdate, seat: Seat, chance: Chance): GameUpdate {
  const { clock, setup } = update.game;
  const terms = setup.clock;
  const late = clock?.seats[seat];
  if (terms === undefined || late === undefined || late.turn === null) return update;
  const strikes = late.strikes + 1;
  const turn = late.turn.id;
  let now = update;
  for (;;) {
    const { round } = now.game;
    if (round === null || !isOn(round.table, seat) || turnIdOf(round.table, seat) !== turn) break;
    const view = viewFor(round, seat);
    const action = terms.onTimeout === 'least' ? leastAction(view, seat) : chooseAction(view);
    const isFirst = now === update;
    now = playFor(now, round, seat, action, 'timeout');
    if (isFirst) now = withTimedOut(now, seat, strikes);
  }
  // When several seats build at once, another seat's time-out may have ended this turn as well.
  if (now === update) return update;
  return strikes >= terms.strikes && mayBeHeld(now.game, seat) ? holdSeat(now, seat, chance) : now;
}

/** Adds a `timedOut` event before the events of the last revision. */
function withTimedOut(update: GameUpdate, seat: Seat, strikes: number): GameUpdate {
  const { entries } = update;
  const last = at(entries, entries.length - 1);
  const events = [{ type: 'timedOut', seat, strikes } as const, ...last.events];
  return { ...update, entries: entries.with(entries.length - 1, { ...last, events }) };
}
