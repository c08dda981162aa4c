import type { TableEvent } from '@slow-train/protocol';
import { writeEvent, type Event, type RoundState, type Seat } from '@slow-train/rules';
import { advance, type Change } from './change.ts';
import { FINISHED } from './game.ts';
import { placesIn, resultOf } from './results.ts';

/** What a seat did: the round after it and what happened. */
interface Step {
  readonly seat: Seat;
  readonly action: string;
  readonly by: 'person' | 'computer' | 'forced' | 'plan' | 'timeout';
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
    isLast ? { round: state, results, ...FINISHED } : { round: state, results },
  );
}
