import { parseTile, tileName, type Tile, type View } from '@slow-train/rules';
import { createEffect, createMemo, createSignal, type Accessor } from 'solid-js';
import type { PlayerDesk } from '../desk/player-desk.ts';
import { text } from '../text/en.ts';
import { moved, newcomers, ordered } from './order.ts';

/** The hand in its owner's own order, the same on all their devices for the round. */
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

/** Makes the order of one hand, kept on its owner's desk; every round begins with another. */
export function createHandOrder(desk: Accessor<PlayerDesk>, view: Accessor<View>): HandOrder {
  const round = createMemo(() => view().table.round);
  const hand = createMemo(() => view().hand);
  const [told, setTold] = createSignal('');
  const stored = createMemo<readonly Tile[] | null>(() => {
    const { arrangement } = desk().now();
    if (arrangement === null || arrangement.round !== round()) return null;
    return arrangement.tiles.flatMap((name) => parseTile(name) ?? []);
  });
  const kept = createMemo(() => stored() ?? hand());
  const tiles = createMemo(() => ordered(hand(), kept()));
  const arrange = (order: readonly Tile[]): void => {
    desk().change({ arrangement: { round: round(), tiles: order.map(tileName) } });
  };
  createEffect(() => {
    // The first sight of a hand: nothing in it is new, and what is drawn from now on will be.
    if (desk().isKnown() && stored() === null && view().seat !== null) arrange(hand());
  });
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
