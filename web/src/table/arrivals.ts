import { createEffect, on } from 'solid-js';
import { grownTrains } from './news.ts';
import type { TableProps } from './props.ts';

const MOVE = 420;
const STAGGER = 60;
const ARRIVE = 'cubic-bezier(.16,.84,.3,1)';

/** Rolls in the tiles that others have played since the last look, on the trains where they lie. */
export function createArrivals(props: TableProps, root: () => HTMLElement | undefined): void {
  let seen: number | undefined;
  createEffect(
    on([() => props.log, () => props.game.round], () => {
      const before = seen;
      const fresh = before === undefined ? [] : props.log.filter((entry) => entry.revision > before);
      seen = Math.max(before ?? props.game.revision, props.log.at(-1)?.revision ?? 0);
      if (fresh.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      for (const [train, count] of grownTrains(fresh)) {
        const laid =
          root()?.querySelectorAll(`[data-train="${train}"] :is(.fold, .consist, .snake) .tile:not(.start)`) ?? [];
        [...laid].slice(-count).forEach((tile, index) => rollIn(tile, index));
      }
    }),
  );
}

/** Lets a tile roll in, as the next one of its train. */
export function rollIn(tile: Element, index: number): void {
  // Not every place that runs this can animate; nothing depends on it.
  if (typeof tile.animate !== 'function') return;
  tile.animate(
    [
      { transform: 'translateX(40px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: MOVE,
      delay: index * STAGGER,
      easing: ARRIVE,
      fill: 'backwards',
    },
  );
}
