import type { Reaction } from '@slow-train/protocol';

/** What people stamp on a move. */
export const reactions: { readonly [reaction in Reaction]: string } = {
  ouch: 'ay',
  ha: 'ja',
  nice: 'bien',
  wow: 'guau',
  uhOh: 'uy',
  thanks: 'gracias',
};
