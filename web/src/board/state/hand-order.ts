import { compareTiles, high, isDouble, low, parseTile, tileName, type Tile, type View } from '@slow-train/rules';
import { longestTrainOf } from '@slow-train/players';
import { createEffect, createMemo, createSignal, type Accessor } from 'solid-js';
import type { PlayerStateStore } from '../../player-state/player-state.ts';
import { text } from '#text/table.ts';

/** A hand in its owner's own order, which all their devices share for the round. */
export interface HandOrder {
  readonly tiles: Accessor<readonly Tile[]>;
  /** Tiles that joined the hand since the last action. */
  readonly fresh: Accessor<ReadonlySet<Tile>>;
  /** The last change, for screen readers. */
  readonly announcement: Accessor<string>;
  arrange(order: readonly Tile[]): void;
  move(tile: Tile, to: number): void;
  /** Marks all tiles as known. */
  keep(): void;
}

/** Creates the order of one hand, stored in the player state; each round starts with a new one. */
export function createHandOrder(playerState: Accessor<PlayerStateStore>, view: Accessor<View>): HandOrder {
  const round = createMemo(() => view().table.round);
  const hand = createMemo(() => view().hand);
  const [announcement, announce] = createSignal('');
  const stored = createMemo<readonly Tile[] | null>(() => {
    const { arrangement } = playerState().now();
    if (arrangement === null || arrangement.round !== round()) return null;
    return arrangement.tiles.flatMap((name) => parseTile(name) ?? []);
  });
  const kept = createMemo(() => stored() ?? hand());
  const tiles = createMemo(() => ordered(hand(), kept()));
  const arrange = (order: readonly Tile[]): void => {
    playerState().change({ arrangement: { round: round(), tiles: order.map(tileName) } });
  };
  createEffect(() => {
    // The first time a hand is seen nothing in it is new; only later draws are.
    if (playerState().isKnown() && stored() === null && view().seat !== null) arrange(hand());
  });
  const fresh = createMemo(() => newcomers(hand(), kept()));
  return {
    tiles,
    fresh,
    announcement,
    arrange,
    move(tile, to) {
      const order = moved(tiles(), tile, to);
      arrange(order);
      announce(text.hand.moved(tileName(tile), order.indexOf(tile) + 1, order.length));
    },
    keep: () => arrange(tiles()),
  };
}

/** Returns the hand in its owner's order: known tiles as arranged, new ones at the end. */
export function ordered(hand: readonly Tile[], kept: readonly Tile[]): Tile[] {
  const there = kept.filter((tile) => hand.includes(tile));
  return [...there, ...hand.filter((tile) => !there.includes(tile))];
}

/** Returns the tiles that came since the order was stored; none for a hand that was never arranged. */
export function newcomers(hand: readonly Tile[], kept: readonly Tile[] | null): ReadonlySet<Tile> {
  return new Set(kept === null ? [] : hand.filter((tile) => !kept.includes(tile)));
}

/** Returns the order with one tile moved to index `to`. */
export function moved(order: readonly Tile[], tile: Tile, to: number): Tile[] {
  const rest = order.filter((other) => other !== tile);
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, tile);
  return rest;
}

/** Sorts by suit: the highest number first, its double in front. */
export function bySuit(hand: readonly Tile[]): Tile[] {
  const rank = (tile: Tile): number => high(tile) * 100 + (isDouble(tile) ? 99 : low(tile));
  return hand.toSorted((a, b) => rank(b) - rank(a));
}

/** The ways to sort a hand. */
export type Sort = 'train' | 'suit' | 'pips';

const [lastSort, setLastSort] = createSignal<Sort>('train');

/** The way a hand was last sorted in this browser: one tap repeats it. */
export const handSort: Accessor<Sort> = lastSort;

/** Returns a hand sorted in this way, and remembers the way. */
export function sorted(sort: Sort, hand: readonly Tile[], view: View): Tile[] {
  setLastSort(sort);
  switch (sort) {
    case 'train':
      return byTrain(hand, longestTrainOf(view).tiles);
    case 'suit':
      return bySuit(hand);
    case 'pips':
      return hand.toSorted((a, b) => compareTiles(b, a));
    default:
      return sort satisfies never;
  }
}

/** Sorts a train to the front, in the order in which it would be laid; then the rest, heaviest first. */
export function byTrain(hand: readonly Tile[], train: readonly Tile[]): Tile[] {
  return [...train, ...hand.filter((tile) => !train.includes(tile)).toSorted((a, b) => compareTiles(b, a))];
}
