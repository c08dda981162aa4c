import type { Sitter } from '@slow-train/protocol';
import { substitutesText } from '../text/substitutes.ts';

/** What stands beside the name of somebody who sits at a table; null: nothing but the name. */
export function sitterRemark(sitter: Sitter | undefined, isYou: boolean): string | null {
  if (sitter === undefined || sitter.kind === 'nobody') return null;
  const { kind, sitsFor } = sitter;
  if (kind === 'computer') return sitsFor === undefined ? substitutesText.computer : substitutesText.playsFor(sitsFor);
  return sitsFor === undefined ? null : substitutesText.sitsIn(sitsFor, isYou);
}
