import type { EventNotation } from '@slow-train/rules';
import { check, seatNames, type Check } from './check.ts';
import type { Evidence } from './evidence.ts';
import type { Kept, SeenList } from './kept.ts';
import { checkHand, checkRules } from './recall-deal.ts';
import { checkPlay } from './recall-play.ts';

export const RECALL_CHECKS = ['round', 'promise', 'list', 'opened', 'own', 'rules', 'hand', 'play'] as const;
export type RecallCheck = Check<(typeof RECALL_CHECKS)[number]>;

/**
 * Holds evidence against what a browser has kept. Together with `verifyDeal` it shows that the deal was settled before
 * anybody knew this browser's contribution, and that its player held tiles of that deal. What the browser has not seen,
 * or had no part in, is not checked and not in the answer: `verdictOf` says what the whole is worth.
 * `events` is the log of the round from `dealt` to `roundOver`, as the player may know it; who has kept nothing can
 * still hold the evidence against that.
 */
export function recall(
  evidence: Evidence,
  kept: Kept | null,
  events?: readonly EventNotation[],
): readonly RecallCheck[] {
  const played = events === undefined ? [] : [checkPlay(evidence, events)];
  return kept === null ? played : [...keptChecks(evidence, kept), ...played];
}

function keptChecks(evidence: Evidence, kept: Kept): readonly RecallCheck[] {
  const { list, deal } = kept;
  const checks: RecallCheck[] = [checkRound(evidence, kept), checkPromise(evidence, kept)];
  if (list === null) return checks;
  checks.push(checkList(evidence, list), checkOpened(evidence, list));
  if (hasPart(evidence, kept)) checks.push(checkOwn(evidence, kept, list));
  if (deal !== null) checks.push(checkRules(evidence, deal), checkHand(evidence, deal, list.seat));
  return checks;
}

/** Whether the browser's seal was in the list that it saw, and the deal has a contribution for it. */
export function hasPart({ contributions }: Evidence, { list, seal }: Kept): boolean {
  return list !== null && list.seals[list.seat] === seal && (contributions[list.seat] ?? null) !== null;
}

function checkRound({ table, round }: Evidence, kept: Kept): RecallCheck {
  const isSame = table === kept.table && round === kept.round;
  return check(
    'round',
    isSame ? undefined : 'The evidence is of another table or round.',
    'The evidence is of this table and round.',
  );
}

function checkPromise({ commitment }: Evidence, kept: Kept): RecallCheck {
  return check(
    'promise',
    commitment === kept.commitment
      ? undefined
      : 'The server’s commitment is not the one that this browser saw beforehand.',
    'The server’s commitment is the one that this browser saw beforehand.',
  );
}

function checkList({ seals }: Evidence, list: SeenList): RecallCheck {
  return check(
    'list',
    seals.join() === list.seals.join() ? undefined : 'The seals are not those that this browser saw beforehand.',
    'The seals are those that this browser saw beforehand.',
  );
}

function checkOwn({ contributions }: Evidence, { contribution }: Kept, { seat }: SeenList): RecallCheck {
  return check(
    'own',
    contributions[seat] === contribution ? undefined : 'The contribution of this seat is not this browser’s.',
    'The contribution of this seat is this browser’s.',
  );
}

function checkOpened({ contributions }: Evidence, list: SeenList): RecallCheck {
  const dropped = list.opened.flatMap((opened, seat) =>
    opened && (contributions[seat] ?? null) === null ? [seat] : [],
  );
  return check(
    'opened',
    dropped.length > 0
      ? `Left out of the deal although it was there: the contribution of ${seatNames(dropped)}.`
      : undefined,
    'Every contribution that this browser saw to be there is in the deal.',
  );
}
