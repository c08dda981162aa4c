import {
  bears,
  mexicansOf,
  tilesOf,
  tilesOn,
  trainOf,
  type Pips,
  type PublicRound,
  type Tile,
  type TrainId,
  type View,
} from '@slow-train/rules';

/** A number runs out with no more than this many tiles that a seat does not see. */
export const FEW = 2;

/** Returns how many tiles with a number the seat does not see. */
export function unseen({ table, hand }: View, number: Pips): number {
  const seen = [table.engine, ...hand, ...trainsOf(table).flatMap((id) => tilesOn(trainOf(table, id)))];
  const having = (tiles: readonly Tile[]): number => tiles.filter((tile) => bears(tile, number)).length;
  return having(tilesOf(table.set)) * table.rules.sets - having(seen);
}

/** Returns every train of the table. */
export function trainsOf(table: PublicRound): readonly TrainId[] {
  return [...table.seats.keys(), ...mexicansOf(table)];
}
