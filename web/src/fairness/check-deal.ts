import {
  readEvidence,
  verifyKept,
  VERDICT_SENTENCES,
  verdictOf,
  verifyDeal,
  type Evidence,
  type KeptRound,
} from '@slow-train/fairness';
import type { EventNotation } from '@slow-train/rules';
import { Refused } from '../client/http.ts';
import { fairness } from '../text/fairness.ts';
import { keptStore, pruneKept, type KeptStore } from './kept-store.ts';
import { readEvidenceOf } from './requests.ts';
import { roundLogs, type RoundLogs } from './round-log.ts';
import { verdictsOf, type DealVerdict } from './verdicts.ts';

/** How a deal was made, and what is to be said about it. */
export interface CheckedDeal {
  readonly found: DealVerdict;
  /** What it is worth, in a sentence. */
  readonly sentence: string;
  readonly checks: readonly { readonly name: string; readonly passed: boolean; readonly message: string }[];
  readonly evidence: Evidence | null;
  readonly kept: KeptRound | null;
}

interface Ports {
  readonly keeps?: KeptStore;
  readonly logs?: RoundLogs;
}

/**
 * Makes a deal again from its evidence, and holds it against what this browser has kept and against the log of the
 * round. What was kept for that may then make room.
 * @throws Refused or Unreachable where there is no answer; a service that says it has no evidence is `missing`
 */
export async function checkDeal(
  table: string,
  round: number,
  { keeps = keptStore(), logs = roundLogs(table) }: Ports = {},
): Promise<CheckedDeal> {
  const kept = keeps.load(table, round);
  const shown = await shownEvidence(table, round);
  const checked = shown === undefined ? nothing(kept) : judge(shown, await logs.of(round), { table, round, kept });
  const now = kept === null ? asFoundBefore(checked, verdictsOf(table).now().get(round)) : checked;
  verdictsOf(table).note(round, now.found);
  pruneKept();
  return now;
}

async function shownEvidence(table: string, round: number): Promise<unknown> {
  try {
    return await readEvidenceOf(table, round);
  } catch (error) {
    if (error instanceof Refused && (error.status === 404 || error.status === 409)) return undefined;
    throw error;
  }
}

function nothing(kept: KeptRound | null): CheckedDeal {
  return { found: 'missing', sentence: fairness.notShown, checks: [], evidence: null, kept };
}

interface Subject {
  readonly table: string;
  readonly round: number;
  readonly kept: KeptRound | null;
}

function judge(shown: unknown, events: readonly EventNotation[], { table, round, kept }: Subject): CheckedDeal {
  const read = readEvidence(shown);
  if (!read.ok) return broken(`What the service shows is no evidence: ${read.error}`, kept);
  const evidence = read.value;
  if (evidence.table !== table || evidence.round !== round)
    return broken('What the service shows is the evidence of another round.', kept);
  const found = verdictOf(evidence, kept, events);
  const checks = [...verifyDeal(evidence), ...verifyKept(evidence, kept, events)];
  return { found, sentence: VERDICT_SENTENCES[found], checks, evidence, kept };
}

function broken(message: string, kept: KeptRound | null): CheckedDeal {
  const checks = [{ name: 'evidence', passed: false, message }];
  return { found: 'broken', sentence: VERDICT_SENTENCES.broken, checks, evidence: null, kept };
}

/** What was found out while there was something kept still holds when that has made room. */
function asFoundBefore(checked: CheckedDeal, before: DealVerdict | undefined): CheckedDeal {
  if (checked.found !== 'unproved' || (before !== 'proved' && before !== 'withheld')) return checked;
  return { ...checked, found: before, sentence: fairness.foundBefore(VERDICT_SENTENCES[before]) };
}
