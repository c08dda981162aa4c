import {
  at,
  compareTiles,
  heldOf,
  high,
  isDouble,
  low,
  parseTile,
  tileName,
  withoutAll,
  type Tile,
  type View,
} from '@slow-train/rules';
import { longestTrainOf } from '@slow-train/players';
import { createEffect, createMemo, createSignal, type Accessor } from 'solid-js';
import type { PlayerStateStore } from '../../player-state/player-state.ts';
import { text } from '#text/table.ts';

/** A tile of a hand: with two sets it may be there twice, as copy 0 and copy 1, in the order of the hand. */
export interface HeldTile {
  readonly tile: Tile;
  readonly copy: number;
}

/** Every tile of a hand that anybody has held: the same one is the same object, so that it is not drawn again. */
const HELD = new Map<number, HeldTile>();

/** Returns the tiles of a hand as its copies. */
export function heldTiles(tiles: readonly Tile[]): readonly HeldTile[] {
  return tiles.map((tile, index) => {
    const copy = tiles.slice(0, index).filter((other) => other === tile).length;
    const held = HELD.get(tile + copy / 2) ?? { tile, copy };
    HELD.set(tile + copy / 2, held);
    return held;
  });
}

/** Returns the name of a tile of a hand on the page, `data-tile`. */
export function heldId({ tile, copy }: HeldTile): string {
  return copy === 0 ? String(tile) : `${tile}+${copy}`;
}

/** Returns the index of a copy of a tile in a list, such as a build; -1 if it is not there so often. */
export function indexOfHeld(tiles: readonly Tile[], { tile, copy }: HeldTile): number {
  const first = tiles.indexOf(tile);
  return copy === 0 || first < 0 ? first : tiles.indexOf(tile, first + 1);
}

/** A hand in its owner's own order, which all their devices share for the round. */
export interface HandOrder {
  readonly tiles: Accessor<readonly Tile[]>;
  /** Tiles that joined the hand since the last action. */
  readonly fresh: Accessor<ReadonlySet<HeldTile>>;
  /** The last change, for screen readers. */
  readonly announcement: Accessor<string>;
  arrange(order: readonly Tile[]): void;
  /** Moves the tile at index `from` to index `to`. */
  move(from: number, to: number): void;
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
  const fresh = createMemo(() => newcomers(tiles(), kept()));
  return {
    tiles,
    fresh,
    announcement,
    arrange,
    move(from, to) {
      const order = moved(tiles(), from, to);
      arrange(order);
      const place = Math.max(0, Math.min(order.length - 1, to));
      announce(text.hand.moved(tileName(at(order, place)), place + 1, order.length));
    },
    keep: () => arrange(tiles()),
  };
}

/** Returns the hand in its owner's order: known tiles as arranged, new ones at the end. */
export function ordered(hand: readonly Tile[], kept: readonly Tile[]): Tile[] {
  return [...heldOf(hand, kept), ...withoutAll(hand, kept)];
}

/** Returns the tiles that came since the order was stored; none for a hand that was never arranged. */
export function newcomers(hand: readonly Tile[], kept: readonly Tile[] | null): ReadonlySet<HeldTile> {
  return new Set(kept === null ? [] : heldTiles(hand).filter((held) => indexOfHeld(kept, held) < 0));
}

/** Returns the order with the tile at index `from` moved to index `to`. */
export function moved(order: readonly Tile[], from: number, to: number): Tile[] {
  const rest = [...order];
  rest.splice(Math.max(0, Math.min(rest.length - 1, to)), 0, ...rest.splice(from, 1));
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
  return [...train, ...withoutAll(hand, train).toSorted((a, b) => compareTiles(b, a))];
}
