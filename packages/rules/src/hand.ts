import type { Tile } from './tile.ts';

/** Returns the first of the tiles that is not in the hand, or not as often; undefined if all are. */
export function missingFrom(hand: readonly Tile[], tiles: readonly Tile[]): Tile | undefined {
  const held = heldOf(hand, tiles);
  return tiles.find((tile, index) => held[index] !== tile);
}

/** Returns the hand without one copy of a tile, the last one. */
export function without(hand: readonly Tile[], tile: Tile): readonly Tile[] {
  const index = hand.lastIndexOf(tile);
  return index < 0 ? hand : [...hand.slice(0, index), ...hand.slice(index + 1)];
}

/** Returns the hand without these tiles, each as often as it is named: with two sets a hand may hold twins. */
export function withoutAll(hand: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  return tiles.reduce(without, hand);
}

/** Returns the wanted tiles that are in the hand, in their order, each as often as the hand has it. */
export function heldOf(hand: readonly Tile[], wanted: readonly Tile[]): readonly Tile[] {
  const left = [...hand];
  return wanted.filter((tile) => {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}
