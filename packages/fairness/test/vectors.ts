import { readFileSync } from 'node:fs';
import type { Evidence } from '../src/index.ts';
import { readEvidence } from '../src/index.ts';

export interface DealVector {
  readonly about: string;
  readonly key: string;
  readonly stream: string;
  readonly evidence: Evidence;
}

export interface BelowVector {
  readonly count: number;
  readonly bytes: string;
  readonly number: number;
}

const file: {
  readonly below: readonly BelowVector[];
  readonly deals: readonly (Omit<DealVector, 'evidence'> & { evidence: unknown })[];
} = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8'));

export const BELOW: readonly BelowVector[] = file.below;

/** Returns the evidence of a vector, through the strict reader. */
export const DEALS: readonly DealVector[] = file.deals.map((deal) => {
  const evidence = readEvidence(deal.evidence);
  if (!evidence.ok) throw new Error(evidence.error);
  return { ...deal, evidence: evidence.value };
});

/** Returns a vector by its number in docs/fair-deals.md, from 1. */
export function vector(number: number): DealVector {
  const found = DEALS[number - 1];
  if (found === undefined) throw new RangeError(`no vector ${number}`);
  return found;
}
