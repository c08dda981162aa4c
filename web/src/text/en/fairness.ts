import type { DEAL_CHECKS, KEPT_CHECKS, Verdict } from '@slow-train/fairness';
import { count, listed, type Who } from '@slow-train/words/en';

/** The checks of a deal; `evidence` is whether there is any. */
export type CheckName = 'evidence' | (typeof DEAL_CHECKS)[number] | (typeof KEPT_CHECKS)[number];

/** The people in a deal, by their part in it. */
export interface DealParts {
  readonly given: readonly Who[];
  /** Sealed their part, and did not open it. */
  readonly withheld: readonly Who[];
  /** Sealed nothing. */
  readonly silent: readonly Who[];
  /** The person drawn to begin the round; null if the rules call for no draw. */
  readonly starter: Who | null;
  readonly decks: number;
}

type CheckSentences = { readonly [name in CheckName]: (parts: DealParts) => string };

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'you' : name)));

const absent = ({ withheld, silent }: DealParts): string[] => [
  ...(withheld.length > 0 ? [`Sealed but not opened: ${people(withheld)}.`] : []),
  ...(silent.length > 0 ? [`Nothing sealed (computers never do): ${people(silent)}.`] : []),
];

const right: CheckSentences = {
  evidence: () => 'The server shows how this deal was made.',
  commitment: () => 'The server committed to this secret for this table and round.',
  seals: () => 'Every contribution is the one its seat sealed for this table and round.',
  contributions: (parts) => [`Took part in this deal: ${people(parts.given)}.`, ...absent(parts)].join(' '),
  decks: ({ decks }) =>
    `The secret and the contributions give exactly ${decks === 1 ? 'this deck' : `these ${decks} decks`}.`,
  throwIns: ({ decks }) =>
    decks === 1
      ? 'The first deck could be played, and was.'
      : `The tiles had to be thrown in ${decks === 2 ? 'once' : count(decks - 1, 'time')}, and were.`,
  starter: ({ starter }) =>
    starter === null
      ? 'The rules say who begins this round, without a draw.'
      : `The secret and the contributions give the first turn to ${people([starter])}.`,
  round: () => 'The evidence is for this table and round.',
  promise: () => 'The server’s commitment is the one this browser saw beforehand.',
  list: () => 'The seals are the ones this browser saw beforehand.',
  opened: () => 'Every contribution this browser saw arrive is in the deal.',
  own: () => 'The contribution of your seat is this browser’s.',
  rules: () => 'The deal follows the rules of the table.',
  hand: () => 'This deck gives you the tiles you were dealt.',
  play: () => 'Every tile laid or drawn in the round is where this deck has it.',
};

const wrong: CheckSentences = {
  evidence: () => 'What the server shows is not the evidence of this deal.',
  commitment: () => 'The secret is not the one the server committed to for this table and round.',
  seals: () => 'A contribution is not what its seat sealed for this table and round.',
  contributions: (parts) =>
    ['Nobody took part in this deal, so the server alone chose it.', ...absent(parts)].join(' '),
  decks: () => 'The secret and the contributions give another deck.',
  throwIns: () => 'The tiles were thrown in more or less often than the rules say.',
  starter: () => 'The first turn did not go where the secret and the rules give it.',
  round: () => 'The evidence is for another table or round.',
  promise: () => 'The server’s commitment is not the one this browser saw beforehand.',
  list: () => 'The seals are not the ones this browser saw beforehand.',
  opened: () => 'A contribution this browser saw arrive was left out of the deal.',
  own: () => 'The contribution of your seat is not this browser’s.',
  rules: () => 'The deal does not follow the rules of the table.',
  hand: () => 'This deck gives you other tiles, or another first turn, than the round had.',
  play: () => 'A tile laid or drawn in the round is not where this deck has it.',
};

const verdicts: { readonly [V in Verdict]: string } = {
  proved:
    'Nobody could have steered this deal. Your browser took part in it, and everything else was fixed before its part was known.',
  withheld:
    'Your browser took part in this deal, but a seat sealed its part and did not reveal it. Together with the server, that seat could choose between two decks.',
  unproved:
    'The evidence is consistent, but your browser did not take part in this deal, or did not see it dealt. You have to trust the others that nobody steered it.',
  broken: 'The evidence is wrong: this deal is not the one that was promised.',
};

/** Words about provable deals. */
export const fairness = {
  waitingMore:
    'Every player’s browser adds to the shuffle, so that nobody can steer it. The deal goes ahead without those who are late.',
  parts: 'Parts in this shuffle',
  part: { there: 'in the shuffle', missing: 'still to come', none: 'without a part' },
  deals: 'Deals',
  dealsMore: 'Your browser repeats every deal and checks the round against it.',
  /** The worst of the deals, and how many are as bad. */
  worst: {
    broken: (many: number) => `Deals: ${many} wrong ✗`,
    missing: (many: number) => `Deals: ${many} not shown`,
    unchecked: () => 'Deals: not checked yet',
    part: (many: number) => `Deals: ${many} without a part`,
    fits: () => 'Deals repeat ✓',
    proved: () => 'Deals proved ✓',
  },
  round: (round: number, engine: string) => `Round ${round}, ${engine}`,

  title: (round: number) => `How round ${round} was dealt`,
  close: 'Close',
  checking: 'Repeating the deal…',
  failed: 'Can’t reach Slow Train. The deal is not checked yet. Try again.',
  verdicts,
  checks: { right, wrong },
  passed: 'Right',
  wrong: 'Wrong',
  evidence: 'Download the evidence',
  kept: 'Download what this browser kept',
  notShown: 'The server does not show how this deal was made. Without that nothing is proved.',
  foundBefore: (sentence: string) =>
    `This browser checked this deal before and no longer keeps its own part. The evidence still fits. ${sentence}`,
  check: 'With these files anyone can repeat the deal: npx slow-train verify-deal EVIDENCE KEPT',
};
