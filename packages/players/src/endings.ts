import {
  at,
  bears,
  isBuildDue,
  isDouble,
  mainEnd,
  mayBuildLate,
  pipsOf,
  tilesOn,
  type Pips,
  type PublicRound,
  type Tile,
  type View,
} from '@slow-train/rules';
import { longestTrain, type LongestTrain, type MayEndIn, type SearchOptions } from './longest-train.ts';

/**
 * Returns the longest train that this seat can lay from the open end of its own train under the game's rules: the build
 * that is due, or a plan for its next turns. Empty for a spectator.
 */
export function longestTrainOf(view: View, options: Pick<SearchOptions, 'budget'> = {}): LongestTrain {
  const { table, seat, hand } = view;
  if (seat === null) return { tiles: [], isProved: true };
  const { goOutOnDouble } = table.rules;
  const mayGoOutOnDouble = goOutOnDouble === 'yes' || goOutOnDouble === 'twice';
  const settings = { ...options, mayEndIn: endingsOf(view), mayGoOutOnDouble };
  const longest = (tiles: readonly Tile[]): LongestTrain => longestTrain(tiles, mainEnd(table, seat).end, settings);
  const found = longest(hand);
  const last = found.tiles.at(-1);
  const isRefused = goOutOnDouble === 'no' || (goOutOnDouble === 'cover' && table.phase === 'building');
  if (!isRefused || found.tiles.length < hand.length || last === undefined || !isDouble(last)) return found;
  // The hand cannot be laid to its end: the best train that leaves one of its tiles.
  const [best = found] = hand
    .map((_, left) => longest(hand.filter((__, index) => index !== left)))
    .toSorted((a, b) => b.tiles.length - a.tiles.length || pipsOf(b.tiles) - pipsOf(a.tiles));
  return best;
}

/**
 * Returns the doubles in which a train of this seat may end, with tiles left in hand, without owing a tile that the
 * hand does not have (docs/rules.md sections 4 and 6):
 * - in a building phase (`firstTurn: phase`): any double, since doubles have no effect there;
 * - with `cap`, in a build on the first turn or tile by tile: none, since the next tile has to cover it; except, with
 *   `deadDouble: release`, a dead double, which ends the turn at once;
 * - with `last`: as with `cap`;
 * - with `chain` and `pair`: none, not even a dead one, since another tile is due somewhere anyway;
 * - with `plain`: any, since a double ends the turn;
 * - in a build that may not end in a double (`buildEndsInDouble: no`): none.
 *
 * The options `uncappedMarks`, `emptyPassMarks`, `openBinds` and `mustPlay` change the cost of an uncovered double, not
 * whether it is covered.
 */
export function endingsOf({ table, seat, hand }: View): MayEndIn {
  const { doubles, deadDouble, buildEndsInDouble } = table.rules;
  const isBuilding = seat !== null && (isBuildDue(table, seat) || mayBuildLate(table, seat));
  if (isBuilding && buildEndsInDouble === 'no') return () => false;
  const builds = table.phase === 'building' && seat !== null && at(table.seats, seat).turns === 0;
  if (builds || doubles === 'plain') return () => true;
  if ((doubles !== 'cap' && doubles !== 'last') || deadDouble !== 'release') return () => false;
  const seen = [...tilesOnTable(table), ...hand];
  // Called only for the last double of a train, when all tiles of the hand with its number are on the train.
  return (number: Pips) => seen.filter((tile) => bears(tile, number)).length === (table.set + 1) * table.rules.sets;
}

function tilesOnTable({ engine, mexicans, seats }: PublicRound): readonly Tile[] {
  return [engine, ...[...mexicans, ...seats.map(({ train }) => train)].flatMap(tilesOn)];
}
