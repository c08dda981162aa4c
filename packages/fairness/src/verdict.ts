import type { EventNotation } from '@slow-train/rules';
import type { Evidence } from './evidence.ts';
import type { Kept } from './kept.ts';
import { hasPart, recall } from './recall.ts';
import { withheldSeats } from './seal-list.ts';
import { verifyDeal } from './verify-deal.ts';

export const VERDICTS = ['proved', 'withheld', 'unproved', 'broken'] as const;
/** What all checks of a deal together are worth to the player whose browser has kept this. */
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_SENTENCES: { readonly [V in Verdict]: string } = {
  proved:
    'Nobody can have steered this deal: your browser has a part in it, and all else was settled before that was known.',
  withheld:
    'Your browser has a part in this deal, but a seat sealed a contribution and did not open it. Together with the server such a seat had a choice of two decks.',
  unproved:
    'The evidence fits, but your browser had no part in this deal, or did not see it dealt: that it was not steered rests on the others.',
  broken: 'The evidence is wrong: this deal was not made as it was promised.',
};

/** All that `verifyDeal` and `recall` find, in a word. Without anything kept a deal can be wrong, but never proved. */
export function verdictOf(evidence: Evidence, kept: Kept | null, events?: readonly EventNotation[]): Verdict {
  const checks = [...verifyDeal(evidence), ...recall(evidence, kept, events)];
  // A deal without any contribution is as it was promised; it only proves nothing.
  if (checks.some(({ name, passed }) => !passed && name !== 'contributions')) return 'broken';
  if (kept === null || kept.deal === null || !hasPart(evidence, kept)) return 'unproved';
  const opened = evidence.contributions.map((contribution) => contribution !== null);
  return withheldSeats({ seals: evidence.seals, opened }).length > 0 ? 'withheld' : 'proved';
}
