import { everyones, type Who } from '@slow-train/words';

/** What the page says about how deals are made. */
export const fairness = {
  shuffling: 'Shuffling',
  waiting: (missing: readonly Who[], minutes: number) => {
    const most = `at most ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
    if (missing.length === 0) return 'the next round is dealt in a moment.';
    if (missing.every(({ isYou }) => isYou))
      return `your own part is on its way. Without it the tiles are dealt in ${most}.`;
    return `waiting for ${everyones(missing)} ${missing.length === 1 ? 'phone' : 'phones'}, ${most}.`;
  },
  waitingMore:
    'Every player’s browser adds to the shuffle, so that nobody can steer it. This page goes on by itself, and without those who do not come in time.',
  parts: 'Parts in this shuffle',
  part: { there: 'in the shuffle', missing: 'still to come', none: 'without a part' },
  anew: 'Somebody got up from the full table: the chance of the first round is mixed anew.',
  changed: (round: number) =>
    `What was settled for the deal of round ${round} has changed. That must not happen: the score sheet shows how it was dealt.`,
  brokenDeal: (round: number) =>
    `The deal of round ${round} was not made as it was promised. The score sheet says why.`,

  deals: 'Deals',
  dealsMore: 'Every deal is made again here from what it was mixed from, and the round is checked against its tiles.',
  /** The worst of the deals, and how many are as bad. */
  worst: {
    broken: (many: number) => `Deals: ${many} wrong ✗`,
    missing: (many: number) => `Deals: ${many} not shown`,
    unchecked: () => 'Deals: not checked yet',
    part: (many: number) => `Deals: ${many} without a part`,
    fits: () => 'Deals: fit ✓',
    proved: () => 'Deals: checked ✓',
  },
  without: (who: readonly Who[]) => `Deal without ${everyones(who)} part`,
  standing: {
    broken: 'Deal is wrong ✗',
    missing: 'Deal not shown',
    unchecked: 'Deal not checked yet',
    fits: 'Deal fits ✓',
    proved: 'Deal checked ✓',
  },
  round: (round: number, engine: string) => `Round ${round}, ${engine}`,

  title: (round: number) => `How round ${round} was dealt`,
  close: 'Close',
  checking: 'The deal is made again from its evidence …',
  failed: 'The service cannot be reached: the deal could not be checked now.',
  passed: 'Right',
  wrong: 'Wrong',
  evidence: 'Download the evidence',
  kept: 'Download what this browser kept',
  notShown: 'The service does not show how this deal was made. Without that nothing is proved.',
  foundBefore: (sentence: string) =>
    `This browser has checked this deal before, and has let go of what it had kept for that: the evidence still fits. ${sentence}`,
  check: 'With these files anybody can make the deal again: npm run verify-deal -- EVIDENCE KEPT',
};
