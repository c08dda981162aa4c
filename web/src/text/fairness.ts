import type { Who } from './en.ts';
import { capital, listed } from './words.ts';

const whose = ({ name, isYou }: Who): string => (isYou ? 'your' : `${name}’s`);
const ofAll = (who: readonly Who[]): string => listed(who.map(whose));

/** For the log: without whose browsers a round was dealt. */
export function dealtWithout(withheld: readonly Who[], silent: readonly Who[]): string {
  const sentences = [
    withheld.length === 0 ? '' : `The deal was mixed without ${ofAll(withheld)} part, which was sealed and not opened.`,
    silent.length === 0
      ? ''
      : `${capital(ofAll(silent))} ${silent.length === 1 ? 'browser has' : 'browsers have'} no part in this deal.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** What the page says about how deals are made. */
export const fairness = {
  shuffling: 'Shuffling',
  waiting: (missing: readonly Who[], minutes: number) => {
    const most = `at most ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
    if (missing.length === 0) return 'Shuffling: the next round is dealt in a moment.';
    return `Shuffling: waiting for ${ofAll(missing)} ${missing.length === 1 ? 'phone' : 'phones'}, ${most}.`;
  },
  waitingMore:
    'Every player’s browser adds to the shuffle, so that nobody can steer it. This page goes on by itself, and without those who do not come in time.',
  anew: 'Somebody got up from the full table: the chance of the first round is mixed anew.',
  changed: (round: number) =>
    `What was settled for the deal of round ${round} has changed. That must not happen: the score sheet shows how it was dealt.`,
  brokenDeal: (round: number) =>
    `The deal of round ${round} was not made as it was promised. The score sheet says why.`,

  deals: 'Deals',
  proved: 'Deal checked ✓',
  fits: 'Deal fits ✓',
  without: (who: readonly Who[]) => `Deal without ${ofAll(who)} part`,
  broken: 'Deal is wrong ✗',
  missing: 'Deal not shown',
  unchecked: 'Deal not checked yet',
  round: (round: number, engine: string) => `Round ${round}, ${engine}`,

  title: (round: number) => `How round ${round} was dealt`,
  close: 'Close',
  checking: 'The deal is made again from its evidence …',
  failed: 'The service cannot be reached: the deal could not be checked now.',
  passed: 'Right',
  wrong: 'Wrong',
  evidence: 'Download the evidence',
  kept: 'Download what this browser kept',
  check: 'With these files anybody can make the deal again: npm run verify-deal -- EVIDENCE KEPT',
};
