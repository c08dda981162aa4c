import { chooseAction, forcedAction } from '@slow-train/players';
import type { TableEvent } from '@slow-train/protocol';
import { play, viewFor, writeAction, writeEvent, type Event, type RoundState, type Seat } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { isDealAwaited } from '../fairness/preparing.ts';
import { advance, type Change } from './change.ts';
import { dealOrWait } from './deal.ts';
import { letsPlay, seatsOn } from './game.ts';
import { placesIn, resultOf } from './results.ts';

/** What a seat did: the round after it and what happened. */
interface Step {
  readonly seat: Seat;
  readonly action: string;
  readonly by: 'person' | 'computer' | 'forced';
  readonly state: RoundState;
  readonly events: readonly Event[];
}

/** Adds the action of a seat as one revision; with the round it may end the game. */
export function addStep(change: Change, { seat, action, by, state, events }: Step): Change {
  const written: readonly TableEvent[] = events.map(writeEvent);
  const { table } = state;
  if (table.phase !== 'over') return advance(change, { seat, action, by, events: written }, { round: state });
  const { game } = change;
  const result = resultOf(state);
  const results = [...game.results, result];
  const scored = [...change.scored, { round: table.round, scores: result.scores }];
  const isLast = results.length === game.setup.rounds;
  const places = placesIn({ ...game, results });
  const ended: readonly TableEvent[] = isLast ? [{ type: 'gameOver', places }] : [];
  return advance(
    { ...change, scored },
    { seat, action, by, events: [...written, ...ended] },
    { round: state, results, status: isLast ? 'finished' : 'playing' },
  );
}

/**
 * Goes on until a person has to choose, or to contribute to a deal, or the game is finished: deals the next round, lets
 * the computer players act, and plays what a person has no choice about. Each step is a revision of its own. Pure but
 * for `chance`.
 */
export function runOn(change: Change, chance: Chance): Change {
  let now = change;
  for (;;) {
    const next = isDealAwaited(now.game) ? dealOrWait(now, chance) : (computerActs(now) ?? playsItself(now));
    if (next === undefined) return now;
    now = next;
    if (now.game.dealBy !== null) return now;
  }
}

function computerActs(change: Change): Change | undefined {
  const { game } = change;
  const seat = seatsOn(game).find((on) => game.seats[on]?.kind === 'computer');
  if (game.round === null || seat === undefined) return undefined;
  const action = chooseAction(viewFor(game.round, seat));
  const played = play(game.round, seat, action);
  if (!played.ok) throw new Error(`A computer player was refused: ${played.error.code}.`);
  return addStep(change, { seat, action: writeAction(action), by: 'computer', ...played.value });
}

/** What a person has no choice about, unless they or the table want it sent by hand. */
function playsItself(change: Change): Change | undefined {
  const { round, setup } = change.game;
  if (round === null || setup.forced !== true) return undefined;
  for (const seat of seatsOn(change.game)) {
    const action = letsPlay(change.game, seat) ? forcedAction(viewFor(round, seat)) : null;
    if (action === null) continue;
    const played = play(round, seat, action);
    if (!played.ok) throw new Error(`What was forced was refused: ${played.error.code}.`);
    return addStep(change, { seat, action: writeAction(action), by: 'forced', ...played.value });
  }
  return undefined;
}
