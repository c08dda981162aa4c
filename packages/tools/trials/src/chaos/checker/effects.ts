import type { Wish } from '../record.ts';

/** Milliseconds after its last attempt in which a request may still take effect: a duplicate may be late, a Worker slow. */
const LATEST = 15_000;

/** Whether one wish may have taken effect after another was first sent. */
export function mayFollow(one: Wish, other: Wish): boolean {
  return one !== other && one.ended + LATEST >= other.begun;
}
