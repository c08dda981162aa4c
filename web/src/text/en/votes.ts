import type { VoteKind } from '@slow-train/protocol';
import { count, does, listed, numberWord, type Who } from '@slow-train/words/en';

/** The majority a vote needs. */
type Majority = 'half' | 'thirds';

const MAJORITIES: { readonly [K in VoteKind]: Majority } = {
  pause: 'half',
  resume: 'half',
  extend: 'half',
  replace: 'thirds',
  cancel: 'thirds',
};

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'you' : name)));

/** Votes. */
export const votesText = {
  open: 'Ask the table…',
  title: 'Ask the table',
  close: 'Back to the table',
  lead: 'You vote yes by asking. The others have three days; undecided means no.',
  other: 'A vote is already open. Decide that one first.',

  kinds: {
    pause: () => ({
      title: 'A pause',
      more: 'All clocks stop. Anyone may still play.',
      ask: 'Ask for a pause',
    }),
    resume: () => ({
      title: 'The end of the pause',
      more: 'All clocks run again at once.',
      ask: 'Ask to go on',
    }),
    extend: () => ({
      title: 'More time',
      more: 'Whoever’s turn it is gets the time of one more turn.',
      ask: 'Ask for more time',
    }),
    replace: (name: string) => ({
      title: `A computer player for ${name}`,
      more: `${name} ran out of time. A computer player plays this hand; ${name} may come back at any time.`,
      ask: `Ask for one in ${name}’s seat`,
    }),
    cancel: () => ({
      title: 'The end of the game',
      more: 'It ends without a result, for everyone and for good.',
      ask: 'Ask to end the game',
    }),
  },
  days: 'Days',
  daysMore: 'from 1 to 30',
  /** The votes needed, out of `voters`. */
  takes: (kind: VoteKind, voters: number) => {
    if (voters <= 1) return 'Nobody else votes: it happens at once.';
    if (voters === 2) return 'It takes both of your votes.';
    return MAJORITIES[kind] === 'half'
      ? `It takes more than half of the ${numberWord(voters)} votes.`
      : `It takes two thirds of the ${numberWord(voters)} votes.`;
  },
  sure: (kind: 'replace' | 'cancel', name: string | null) =>
    kind === 'replace'
      ? `Ask for ${name ?? 'this'}’s seat? Everyone sees that you did.`
      : 'Ask to end the game? Everyone sees that you did.',
  yes: 'Yes, ask',
  no: 'No, leave it',
  asking: 'Asking…',

  label: 'A vote is open',
  asks: (who: Who, matter: string) => `${does(who, 'want', 'wants')} to ${matter}.`,
  count: (yes: number, needed: number) => `${yes} of ${count(needed, 'vote')} needed`,
  until: (when: string) => `Open until ${when}.`,
  yesBy: (all: readonly Who[]) => `Yes: ${people(all)}.`,
  noBy: (all: readonly Who[]) => `No: ${people(all)}.`,
  stillBy: (all: readonly Who[]) => `Still to vote: ${people(all)}.`,
  aboutYou: 'This vote is about you: the others decide. Play on to keep your seat.',
  inFavour: 'Yes',
  against: 'No',
  mind: 'You can change your vote until it is decided.',
  casting: 'Saving…',
  ballot: 'Your vote',
};
