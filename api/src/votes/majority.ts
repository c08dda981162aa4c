import type { VoteKind } from '@slow-train/protocol';

/**
 * How many of the voters have to be in favour. What is about time passes with more than half of them: `pause`, `resume`,
 * `extend`. What ends somebody's play passes with at least two thirds: `replace`, of all but the person concerned, and
 * `cancel`, of all. Of two people that is both; a single voter decides alone. At least 1, even where nobody votes.
 */
export function majorityOf(kind: VoteKind, voters: number): number {
  switch (kind) {
    case 'pause':
    case 'resume':
    case 'extend':
      return Math.floor(voters / 2) + 1;
    case 'replace':
    case 'cancel':
      return Math.max(1, Math.ceil((voters * 2) / 3));
    default:
      return kind satisfies never;
  }
}
