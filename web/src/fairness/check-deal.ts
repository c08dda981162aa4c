import { readEvidence, verifyKept, verdictOf, verifyDeal, type Evidence, type KeptRound } from '@slow-train/fairness';
import type { EventNotation } from '@slow-train/rules';
import { fateOf } from '../client/fate.ts';
import { fairness, type CheckName } from '#text/fairness.ts';
import { keptStore, pruneKept, type KeptStore } from './kept-store.ts';
import { fetchEvidence } from './requests.ts';
import { roundLogs, type RoundLogs } from './round-log.ts';
import { verdictsOf, type DealVerdict } from './verdicts.ts';

/** The result of checking a deal. */
export interface CheckedDeal {
  readonly found: DealVerdict;
  /** The verdict in a sentence. */
  readonly sentence: string;
  readonly checks: readonly { readonly name: CheckName; readonly passed: boolean }[];
  readonly evidence: Evidence | null;
  readonly kept: KeptRound | null;
}

interface Ports {
  readonly keeps?: KeptStore;
  readonly logs?: RoundLogs;
}

/**
 * Repeats a deal from its evidence, and compares it with this browser's kept data and with the log of the round. The
 * kept data may be pruned afterwards.
 * @throws Refused or Unreachable if there is no answer; the verdict is `missing` if the service has no evidence
 */
export async function checkDeal(
  table: string,
  round: number,
  { keeps = keptStore(), logs = roundLogs(table) }: Ports = {},
): Promise<CheckedDeal> {
  const kept = keeps.load(table, round);
  const shown = await shownEvidence(table, round);
  const checked = shown === undefined ? nothing(kept) : judge(shown, await logs.of(round), { table, round, kept });
  const now = kept === null ? withEarlierVerdict(checked, verdictsOf(table).now().get(round)) : checked;
  verdictsOf(table).record(round, now.found);
  pruneKept();
  return now;
}

async function shownEvidence(table: string, round: number): Promise<unknown> {
  try {
    return await fetchEvidence(table, round);
  } catch (error) {
    const { kind } = fateOf(error);
    if (kind === 'gone' || kind === 'conflict') return undefined;
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
  if (!read.ok) return broken(kept);
  const evidence = read.value;
  if (evidence.table !== table || evidence.round !== round) return broken(kept);
  const found = verdictOf(evidence, kept, events);
  const checks = [...verifyDeal(evidence), ...verifyKept(evidence, kept, events)];
  return { found, sentence: fairness.verdicts[found], checks, evidence, kept };
}

function broken(kept: KeptRound | null): CheckedDeal {
  const checks = [{ name: 'evidence', passed: false } as const];
  return { found: 'broken', sentence: fairness.verdicts.broken, checks, evidence: null, kept };
}

/** A verdict reached with kept data still holds after that data was pruned. */
function withEarlierVerdict(checked: CheckedDeal, before: DealVerdict | undefined): CheckedDeal {
  if (checked.found !== 'unproved' || (before !== 'proved' && before !== 'withheld')) return checked;
  return { ...checked, found: before, sentence: fairness.foundBefore(fairness.verdicts[before]) };
}
