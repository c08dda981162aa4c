import { tileName, type Tile, type View } from '@slow-train/rules';
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { text } from '../text/en.ts';
import { loadOrder, saveOrder } from './kept-order.ts';
import { moved, newcomers, ordered } from './order.ts';

/** The hand in its owner's own order, kept in this browser for the round. */
export interface HandOrder {
  readonly tiles: Accessor<readonly Tile[]>;
  /** Tiles that have come since the last act. */
  readonly fresh: Accessor<ReadonlySet<Tile>>;
  /** What was last done with it, for screen readers. */
  readonly told: Accessor<string>;
  arrange(order: readonly Tile[]): void;
  move(tile: Tile, to: number): void;
  /** Takes all that is there for known. */
  keep(): void;
}

/** Makes the order of one hand; it is loaded anew for every round. */
export function createHandOrder(game: Accessor<string>, view: Accessor<View>): HandOrder {
  const round = createMemo(() => view().table.round);
  const hand = createMemo(() => view().hand);
  const [changes, setChanges] = createSignal(0);
  const [told, setTold] = createSignal('');
  const kept = createMemo<readonly Tile[] | null>(() => {
    changes();
    const stored = loadOrder(game(), round());
    // The first sight of a hand: nothing in it is new.
    if (stored === null) saveOrder(game(), round(), hand());
    return stored ?? hand();
  });
  const tiles = createMemo(() => ordered(hand(), kept() ?? []));
  const arrange = (order: readonly Tile[]): void => {
    saveOrder(game(), round(), order);
    setChanges(changes() + 1);
  };
  const fresh = createMemo(() => newcomers(hand(), kept()));
  return {
    tiles,
    fresh,
    told,
    arrange,
    move(tile, to) {
      const order = moved(tiles(), tile, to);
      arrange(order);
      setTold(text.hand.moved(tileName(tile), order.indexOf(tile) + 1, order.length));
    },
    keep: () => arrange(tiles()),
  };
}
