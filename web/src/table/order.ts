import { compareTiles, high, isDouble, low, type Tile } from '@slow-train/rules';

/** The hand in its owner's order: known tiles as they were put, new ones at the end. */
export function ordered(hand: readonly Tile[], kept: readonly Tile[]): Tile[] {
  const there = kept.filter((tile) => hand.includes(tile));
  return [...there, ...hand.filter((tile) => !there.includes(tile))];
}

/** The tiles that have come since the order was kept. Nothing is new in a hand that was never arranged. */
export function newcomers(hand: readonly Tile[], kept: readonly Tile[] | null): ReadonlySet<Tile> {
  return new Set(kept === null ? [] : hand.filter((tile) => !kept.includes(tile)));
}

/** The order with one tile moved to another place. */
export function moved(order: readonly Tile[], tile: Tile, to: number): Tile[] {
  const rest = order.filter((other) => other !== tile);
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, tile);
  return rest;
}

/** By suit: the highest number first, its double in front. */
export function bySuit(hand: readonly Tile[]): Tile[] {
  const rank = (tile: Tile): number => high(tile) * 100 + (isDouble(tile) ? 99 : low(tile));
  return hand.toSorted((a, b) => rank(b) - rank(a));
}

/** A train first, in the order in which it would be laid; then the rest, heaviest first. */
export function byTrain(hand: readonly Tile[], train: readonly Tile[]): Tile[] {
  return [...train, ...hand.filter((tile) => !train.includes(tile)).toSorted((a, b) => compareTiles(b, a))];
}
