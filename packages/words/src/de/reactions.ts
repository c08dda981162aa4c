import type { Reaction } from '@slow-train/protocol';

/** What people stamp on a move. */
export const reactions: { readonly [reaction in Reaction]: string } = {
  ouch: 'autsch',
  ha: 'ha',
  nice: 'schön',
  wow: 'wow',
  uhOh: 'oje',
  thanks: 'danke',
};
