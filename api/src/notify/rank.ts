import type { NotifyEvent } from '@slow-train/protocol';

/**
 * How much an event wants of its reader. Within one absence from a table there is one mail for each thing that is asked,
 * and one at most for all that is only told; not even that beside one that asks, which tells it as well.
 */
export type Rank = 'tells' | 'asks' | 'hurries';

const RANKS = {
  turn: 'asks',
  invited: 'asks',
  vote: 'asks',
  timeLow: 'hurries',
  started: 'tells',
  roundOver: 'tells',
  gameOver: 'tells',
  playedFor: 'tells',
  caught: 'tells',
} as const satisfies { readonly [event in NotifyEvent]: Rank };

/** How much an event wants of its reader. */
export function rankOf(event: NotifyEvent): Rank {
  return RANKS[event];
}
