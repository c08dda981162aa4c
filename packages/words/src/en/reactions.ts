import type { Reaction } from '@slow-train/protocol';

/** What people stamp on a move. */
export const reactions: { readonly [reaction in Reaction]: string } = {
  ouch: 'ouch',
  ha: 'ha',
  nice: 'nice',
  wow: 'wow',
  uhOh: 'uh-oh',
  thanks: 'thanks',
};
