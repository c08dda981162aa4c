import type { VoteMatter } from './vote.ts';

/** Whether this is the question to the one who stays at a table for two: a computer plays on, or the game ends here. */
export function asksOne(matter: VoteMatter): boolean {
  return matter.kind === 'goOn' && matter.how === 'end';
}
