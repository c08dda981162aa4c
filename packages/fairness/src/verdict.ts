import type { EventNotation } from '@slow-train/rules';
import { withheldSeats } from './commitment-list.ts';
import type { Evidence } from './evidence.ts';
import type { KeptRound } from './kept-round.ts';
import { verifyDeal } from './verify-deal.ts';
import { verifyKept, tookPart } from './verify-kept.ts';

/** The outcome of all checks of a deal, for the player whose browser kept a record of it. */
export type Verdict = 'proved' | 'withheld' | 'unproved' | 'broken';

export const VERDICT_SENTENCES: { readonly [V in Verdict]: string } = {
  proved:
    'Nobody could have steered this deal. Your browser took part in it, and everything else was fixed before its part was known.',
  withheld:
    'Your browser took part in this deal, but a seat sealed its part and did not reveal it. Together with the server, that seat could choose between two decks.',
  unproved:
    'The evidence is consistent, but your browser did not take part in this deal, or did not see it dealt. You have to trust the others that nobody steered it.',
  broken: 'The evidence is wrong: this deal is not the one that was promised.',
};

/** Combines `verifyDeal` and `recall`. Without a browser's record a deal can be broken, but never proved. */
export function verdictOf(evidence: Evidence, kept: KeptRound | null, events?: readonly EventNotation[]): Verdict {
  const checks = [...verifyDeal(evidence), ...verifyKept(evidence, kept, events)];
  // A deal without any contribution keeps the promise, but proves nothing.
  if (checks.some(({ name, passed }) => !passed && name !== 'contributions')) return 'broken';
  if (kept === null || kept.deal === null || !tookPart(evidence, kept)) return 'unproved';
  const opened = evidence.contributions.map((contribution) => contribution !== null);
  return withheldSeats({ seals: evidence.seals, opened }).length > 0 ? 'withheld' : 'proved';
}
