import type { ClockTerms, RematchDifference } from '@slow-train/protocol';
import { count, presetName, spanOf } from '@slow-train/words/en';

const clockOf = (terms: ClockTerms | null): string =>
  terms === null ? 'no clock' : `${spanOf(terms.allowance)} a turn`;

/** Playing again with the same people, but for one thing. */
export const rematchText = {
  open: 'Once more, with one change',
  lead: 'Seats and everything else stay as they were. Everybody is told what is different.',
  close: 'Close',
  what: 'What is different?',
  things: { rules: 'Rules', clock: 'Clock', rounds: 'Rounds', name: 'Name' },
  rounds: (rounds: number) => `before: ${rounds}`,
  nameHint: 'So that you find it among your tables',
  nameMissing: 'Give it a name.',
  again: 'Invite them again',
  asking: 'Setting the table…',
  /** Somebody else has asked for the next game at the same time. */
  overtaken: 'Somebody set up the next game just before you. You sit there now, without your change.',
  different: {
    rules: ({ was, now, isHouse }: { readonly was: string; readonly now: string; readonly isHouse: boolean }) =>
      `Different this time: ${presetName(now)} rules instead of ${presetName(was)}${isHouse ? ' with house rules' : ''}.`,
    clock: (was: ClockTerms | null, now: ClockTerms | null) =>
      `Different this time: ${clockOf(now)} instead of ${clockOf(was)}.`,
    rounds: (was: number, now: number) => `Different this time: ${count(now, 'round')} instead of ${was}.`,
    name: (was: string) => `Different this time: the name. It was “${was}”.`,
  } satisfies { readonly [what in RematchDifference['what']]: unknown },
};
