import { at, bears, type Pips, type Table, type Tile, type View } from '@slow-train/rules';
import { longestTrain, type LongestTrain, type MayEndIn, type SearchOptions } from './longest-train.ts';

/**
 * The longest train that this seat can lay from the open end of its own train by the rules of its table: the build that
 * is due, or what it can plan for its coming turns. Empty for a spectator.
 */
export function longestTrainOf(view: View, options: Pick<SearchOptions, 'budget'> = {}): LongestTrain {
  const { table, seat, hand } = view;
  if (seat === null) return { tiles: [], isProved: true };
  return longestTrain(hand, at(table.seats, seat).train.end, { ...options, mayEndIn: endingsOf(view) });
}

/**
 * In which doubles a train of this seat may end, with tiles left, without asking for a tile that the hand does not have
 * (RULES.md sections 4 and 6):
 * - in a building phase (`firstTurn: phase`), whatever the doubles: they have no effect there, so in any;
 * - with `cap`, in a build on the first turn or tile by tile: in none, for the next tile has to go on it; but with
 *   `deadDouble: release` in one that no tile can cover any more, which ends the turn at once;
 * - with `chain` and `pair`: in none, not even in a dead one, for a further tile is due somewhere all the same.
 *
 * What an uncovered double costs besides (`uncappedMarks`, `emptyPassMarks`, `openBinds`), and whether one may draw
 * instead (`mustPlay`), makes it cheaper or dearer but never covered. Going out with a double is always allowed.
 */
export function endingsOf({ table, seat, hand }: View): MayEndIn {
  const { doubles, deadDouble } = table.rules;
  const builds = table.phase === 'building' && seat !== null && at(table.seats, seat).turns === 0;
  if (builds) return () => true;
  if (doubles !== 'cap' || deadDouble !== 'release') return () => false;
  const seen = [...tilesOnTable(table), ...hand];
  // Only doubles are asked about that lie last: by then all of the hand that bears their number lies on the train.
  return (number: Pips) => seen.filter((tile) => bears(tile, number)).length === table.set + 1;
}

function tilesOnTable({ engine, mexican, seats }: Table): readonly Tile[] {
  return [engine, ...mexican.tiles, ...seats.flatMap((seat) => seat.train.tiles)];
}
