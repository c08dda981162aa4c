import type { Level } from '@slow-train/protocol';

/** Rounds of a hundred that a level wins at a table of four against three regulars (docs/opponents.md, `hub`). */
export const WINS: { readonly [level in Level]: number } = {
  beginner: 10,
  casual: 9,
  regular: 25,
  expert: 28,
  master: 29,
};
