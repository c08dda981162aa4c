import type { VoteKind } from '@slow-train/protocol';
import { count, does, listed, numberWord, type Who } from '@slow-train/words';

/** How many have to be in favour, in words. */
type Majority = 'half' | 'thirds';

const MAJORITIES: { readonly [K in VoteKind]: Majority } = {
  pause: 'half',
  resume: 'half',
  extend: 'half',
  replace: 'thirds',
  cancel: 'thirds',
};

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'you' : name)));

/** What the table decides together. */
export const votesText = {
  open: 'Ask the table…',
  title: 'Ask the table',
  close: 'Back to the table',
  lead: 'Whoever asks is in favour. The others have three days; what is not decided by then stays as it is.',
  other: 'A vote is open already. One thing at a time: decide that one first.',

  kinds: {
    pause: () => ({
      title: 'A pause',
      more: 'All clocks stand still. Whoever wants to may play on.',
      ask: 'Ask for a pause',
    }),
    resume: () => ({
      title: 'The end of the pause',
      more: 'All clocks run again at once.',
      ask: 'Ask to go on',
    }),
    extend: () => ({
      title: 'More time',
      more: 'Whoever is on now gets the time of a turn once more.',
      ask: 'Ask for more time',
    }),
    replace: (name: string) => ({
      title: `A computer player for ${name}`,
      more: `${name} has been late. A computer player would play this hand, and ${name} may come back at any time.`,
      ask: `Ask for one in ${name}’s seat`,
    }),
    cancel: () => ({
      title: 'The end of the game',
      more: 'It would end without a result, for everybody and for good. Nobody wins.',
      ask: 'Ask to end the game',
    }),
  },
  days: 'Days',
  daysMore: 'from 1 to 30',
  /** What it takes, of so many who vote. */
  takes: (kind: VoteKind, voters: number) => {
    if (voters <= 1) return 'Nobody else has a vote: it is decided as you ask.';
    if (voters === 2) return 'It takes both of your votes.';
    return MAJORITIES[kind] === 'half'
      ? `It takes more than half of the ${numberWord(voters)} votes.`
      : `It takes two thirds of the ${numberWord(voters)} votes.`;
  },
  sure: (kind: 'replace' | 'cancel', voters: number, name: string | null) => {
    if (kind === 'replace') return `Really ask for ${name ?? 'this'}’s seat? Everybody sees that you did.`;
    return voters <= 1
      ? 'Really end the game? There is no way back.'
      : 'Really ask to end the game? Everybody sees that you did.';
  },
  yes: 'Yes, ask',
  no: 'No, leave it',
  asking: 'Passing the hat',

  plate: 'A vote is open',
  asks: (who: Who, matter: string) => `${does(who, 'ask', 'asks')} to ${matter}.`,
  count: (yes: number, needed: number) => `${yes} of the ${count(needed, 'vote')} it takes`,
  until: (when: string) => `Open until ${when}.`,
  yesBy: (all: readonly Who[]) => `In favour: ${people(all)}.`,
  noBy: (all: readonly Who[]) => `Against: ${people(all)}.`,
  stillBy: (all: readonly Who[]) => `Still to vote: ${people(all)}.`,
  aboutYou: 'This one is about you: the others decide. Play on, and show them.',
  inFavour: 'In favour',
  against: 'Against',
  mind: 'You may change your mind until it is decided.',
  casting: 'Counting',
  ballot: 'Your vote',
};
