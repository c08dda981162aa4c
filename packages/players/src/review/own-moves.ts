import { replay, viewFor, parseAction, type GameRecord, type RoundState, type Seat } from '@slow-train/rules';
import type { OwnMove } from './own-move.ts';
import type { RoundInReview } from './round-review.ts';

/**
 * Returns a seat's views and moves in each finished round of a record; nothing of the other hands.
 * @param byOthers by round, the places of those among the seat's moves that somebody else made
 */
export function roundsInReview(
  record: GameRecord,
  seat: Seat,
  seed: string,
  byOthers: readonly (readonly number[])[] = [],
): readonly RoundInReview[] {
  const states: RoundState[][] = [];
  replay(record, (state, round) => {
    (states[round - 1] ??= []).push(state);
  });
  return states.flatMap((frames, index) => {
    const end = frames.at(-1);
    if (end === undefined || end.table.scores === null) return [];
    const moves: OwnMove[] = [];
    for (const [step, { seat: by, do: text }] of (record.rounds[index]?.actions ?? []).entries()) {
      const before = frames[step];
      const after = frames[step + 1];
      const action = parseAction(text);
      if (by !== seat || before === undefined || after === undefined || action === undefined) continue;
      const isByOther = byOthers[index]?.includes(moves.length) === true;
      moves.push({ before: viewFor(before, seat), action, after: viewFor(after, seat), step, isByOther });
    }
    return [{ moves, table: end.table, seat, seed: `${seed} ${index + 1}` }];
  });
}
