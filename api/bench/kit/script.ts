import { chooseAction } from '@slow-train/players';
import { at, isOn, play, seatsFrom, viewFor, writeAction, type RoundState, type Seat } from '@slow-train/rules';

/** An action in the notation of the rules, and whose it is. */
export interface ScriptedAction {
  readonly seat: Seat;
  readonly do: string;
}

/** Plays a dealt round to its end, as computer players would, and returns every action. Always the same for one deal. */
export function scriptOf(dealt: RoundState): readonly ScriptedAction[] {
  const actions: ScriptedAction[] = [];
  for (let state = dealt; state.table.phase !== 'over';) {
    const { table } = state;
    const seat = seatsFrom(table.turn.seat, table.seats.length).find((one) => isOn(table, one)) ?? at([0], 0);
    const action = chooseAction(viewFor(state, seat));
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    actions.push({ seat, do: writeAction(action) });
    state = played.value.state;
  }
  return actions;
}
