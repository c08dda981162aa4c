import {
  readEvidence,
  recall,
  verdictOf,
  VERDICT_SENTENCES,
  verifyDeal,
  type Evidence,
  type Kept,
} from '@slow-train/fairness';
import { Refused } from '../api/http.ts';
import { keepsIn, type Keeps } from './keeps.ts';
import { readEvidenceOf } from './requests.ts';
import { verdictsOf, type Found } from './verdicts.ts';

/** How a deal was made, and what is to be said about it. */
export interface CheckedDeal {
  readonly found: Found;
  /** What it is worth, in a sentence. */
  readonly sentence: string;
  readonly checks: readonly { readonly name: string; readonly passed: boolean; readonly message: string }[];
  readonly evidence: Evidence | null;
  readonly kept: Kept | null;
}

const MISSING = 'The service does not show how this deal was made. Without that nothing is proved.';

/**
 * Makes a deal again from its evidence, and holds it against what this browser has kept.
 * @throws Refused or Unreachable where there is no answer; a service that says it has no evidence is `missing`
 */
export async function checkDeal(table: string, round: number, keeps: Keeps = keepsIn()): Promise<CheckedDeal> {
  const kept = keeps.load(table, round);
  const shown = await shownEvidence(table, round);
  const checked = shown === undefined ? nothing(kept) : judge(shown, table, round, kept);
  verdictsOf(table).note(round, checked.found);
  return checked;
}

async function shownEvidence(table: string, round: number): Promise<unknown> {
  try {
    return await readEvidenceOf(table, round);
  } catch (error) {
    if (error instanceof Refused && (error.status === 404 || error.status === 409)) return undefined;
    throw error;
  }
}

function nothing(kept: Kept | null): CheckedDeal {
  return { found: 'missing', sentence: MISSING, checks: [], evidence: null, kept };
}

function judge(shown: unknown, table: string, round: number, kept: Kept | null): CheckedDeal {
  const read = readEvidence(shown);
  if (!read.ok) return broken(`What the service shows is no evidence: ${read.error}`, kept);
  const evidence = read.value;
  if (evidence.table !== table || evidence.round !== round)
    return broken('What the service shows is the evidence of another round.', kept);
  const found = verdictOf(evidence, kept);
  const checks = [...verifyDeal(evidence), ...(kept === null ? [] : recall(evidence, kept))];
  return { found, sentence: VERDICT_SENTENCES[found], checks, evidence, kept };
}

function broken(message: string, kept: Kept | null): CheckedDeal {
  const checks = [{ name: 'evidence', passed: false, message }];
  return { found: 'broken', sentence: VERDICT_SENTENCES.broken, checks, evidence: null, kept };
}
