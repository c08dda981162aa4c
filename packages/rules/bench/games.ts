import {
  isOn,
  legalActions,
  at,
  parseSetup,
  play,
  seatsFrom,
  viewFor,
  PRESET_NAMES,
  type Action,
  type RoundState,
  type Seat,
  type Setup,
} from '../src/index.ts';
import { anyAction, Chance, dealRound } from '../kit/index.ts';

/** A round to replay: its opening and its actions. */
export interface Script {
  readonly setup: Setup;
  readonly start: RoundState;
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[];
}

/** Returns random complete rounds of every preset for four and eight seats, from one seed. */
export function scripts(rounds: number): Script[] {
  const chance = new Chance(1);
  return PRESET_NAMES.flatMap((preset) =>
    [4, 8].flatMap((seats) => {
      const setup = parseSetup({ preset }, seats);
      if (!setup.ok) throw new Error(setup.error);
      return Array.from({ length: rounds }, (_, index) => scriptOf(setup.value, (index % 7) + 1, chance));
    }),
  );
}

function scriptOf(setup: Setup, round: number, chance: Chance): Script {
  const start = dealRound(setup, chance, round);
  const actions: { seat: Seat; action: Action }[] = [];
  let state = start;
  while (state.table.phase !== 'over') {
    const { table } = state;
    const seat = seatsFrom(table.turn.seat, table.seats.length).find((one) => isOn(table, one)) ?? 0;
    const action = anyAction(state, seat, chance);
    if (!action) throw new Error('nothing to do');
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    actions.push({ seat, action });
    state = played.value.state;
  }
  return { setup, start, actions };
}

/**
 * Replays every action through the public API: play, then the next seat's legal actions and view. Returns the number
 * of steps.
 */
export function replayAll(all: readonly Script[]): number {
  let steps = 0;
  for (const { start, actions } of all) {
    let state = start;
    for (const { seat, action } of actions) {
      const played = play(state, seat, action);
      if (!played.ok) throw new Error(played.error.code);
      state = played.value.state;
      const next = state.table.turn.seat;
      if (legalActions(state.table, at(state.secret.hands, next), next).length < 0) throw new Error('never');
      if (viewFor(state, next).seat !== next) throw new Error('never');
      steps++;
    }
  }
  return steps;
}
