import { everyones, type Who } from '@slow-train/words/en';

/** Words about provable deals. */
export const fairness = {
  shuffling: 'Shuffling',
  waiting: (missing: readonly Who[], minutes: number) => {
    const most = `at most ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
    if (missing.length === 0) return 'the next round is dealt in a moment.';
    if (missing.every(({ isYou }) => isYou))
      return `your part is on its way. Without it the tiles are dealt in ${most}.`;
    return `waiting for ${everyones(missing)} ${missing.length === 1 ? 'phone' : 'phones'}, ${most}.`;
  },
  waitingMore:
    'Every player’s browser adds to the shuffle, so that nobody can steer it. The deal goes ahead without those who are late.',
  parts: 'Parts in this shuffle',
  part: { there: 'in the shuffle', missing: 'still to come', none: 'without a part' },
  anew: 'Somebody left the full table: the first deal is prepared again.',
  changed: (round: number) =>
    `The deal of round ${round} was changed after it was fixed. That must not happen: see the score sheet.`,
  brokenDeal: (round: number) => `The deal of round ${round} was not made as promised. The score sheet says why.`,

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
  without: (who: readonly Who[]) => `Deal without ${everyones(who)} part`,
  standing: {
    broken: 'Deal is wrong ✗',
    missing: 'Deal not shown',
    unchecked: 'Deal not checked yet',
    fits: 'Deal repeats ✓',
    proved: 'Deal proved ✓',
  },
  round: (round: number, engine: string) => `Round ${round}, ${engine}`,

  title: (round: number) => `How round ${round} was dealt`,
  close: 'Close',
  checking: 'Repeating the deal…',
  failed: 'Can’t reach Slow Train. The deal is not checked yet. Try again.',
  passed: 'Right',
  wrong: 'Wrong',
  evidence: 'Download the evidence',
  kept: 'Download what this browser kept',
  notShown: 'The server does not show how this deal was made. Without that nothing is proved.',
  foundBefore: (sentence: string) =>
    `This browser checked this deal before and no longer keeps its own part. The evidence still fits. ${sentence}`,
  check: 'With these files anyone can repeat the deal: npm run verify-deal -- EVIDENCE KEPT',
};
