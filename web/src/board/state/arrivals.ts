import type { LogEntry } from '@slow-train/protocol';
import type { TrainId } from '@slow-train/rules';
import { createEffect, on } from 'solid-js';
import type { BoardProps } from './live-board.ts';

const MOVE = 420;
const STAGGER = 60;
const ARRIVE = 'cubic-bezier(.16,.84,.3,1)';

/** Slides newly played tiles into their trains. */
export function createArrivals(props: BoardProps, root: () => HTMLElement | undefined): void {
  let seen: number | undefined;
  createEffect(
    on([() => props.log, () => props.game.round], () => {
      const before = seen;
      const fresh = before === undefined ? [] : props.log.filter((entry) => entry.revision > before);
      seen = Math.max(before ?? props.game.revision, props.log.at(-1)?.revision ?? 0);
      if (fresh.length > 0) slideIn(fresh, root());
    }),
  );
}

/** Slides in the tiles played in these entries, one after another; does nothing if reduced motion is preferred. */
export function slideIn(entries: readonly LogEntry[], root: HTMLElement | undefined): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [train, count] of grownTrains(entries)) {
    const laid = root?.querySelectorAll(`[data-train="${train}"] [data-pips]`) ?? [];
    [...laid].slice(-count).forEach((tile, index) => {
      // Not every environment can animate; nothing depends on it.
      if (typeof tile.animate !== 'function') return;
      const from = { transform: 'translateX(40px)', opacity: 0 };
      tile.animate([from, { transform: 'none', opacity: 1 }], {
        duration: MOVE,
        delay: index * STAGGER,
        easing: ARRIVE,
        fill: 'backwards',
      });
    });
  }
}

/** Counts the tiles that each train gained in these entries. */
function grownTrains(entries: readonly LogEntry[]): ReadonlyMap<TrainId, number> {
  const grown = new Map<TrainId, number>();
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'played') grown.set(event.train, (grown.get(event.train) ?? 0) + 1);
    if (event.type === 'built') grown.set(event.seat, (grown.get(event.seat) ?? 0) + event.tiles.length);
  }
  return grown;
}
