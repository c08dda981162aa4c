import type { Seat } from '@slow-train/rules';
import type { Hex32 } from './bytes.ts';
import type { CommitmentList } from './commitment-list.ts';
import { newKeptRound, type KeptRound, type SeenList } from './kept-round.ts';

/** What a browser sends without involving its player: its seal and, once the list is closed, its contribution. */
export type CommitmentMessage =
  | { readonly round: number; readonly seal: Hex32 }
  | { readonly round: number; readonly contribution: Hex32 };

/**
 * A warning to the player about an upcoming deal. `anew`: the first round is prepared again, which happens only if
 * somebody leaves a full table. `late`: the list was closed without this browser's seal. `other`: another browser of the
 * player sealed first, or the server did in its place. `changed`: something final has changed, which must never happen.
 */
export type DealWarning = 'anew' | 'late' | 'other' | 'changed';

/** Store `kept` (delete it if null) before sending `send`. */
export interface CommitmentReaction {
  readonly kept: KeptRound | null;
  readonly send: CommitmentMessage | null;
  readonly warning: DealWarning | null;
}

/**
 * Returns a browser's reaction to the list of an upcoming round; safe to repeat. Seals a new contribution, drawn by
 * `fresh`, and reveals it once it has seen and stored a closed list that contains its seal. Never reveals one for a
 * second list of the same round.
 */
export function reactTo(
  kept: KeptRound | null,
  list: CommitmentList,
  seat: Seat,
  fresh: () => Hex32,
): CommitmentReaction {
  if (kept === null) return commit(list, seat, fresh);
  if (kept.commitment !== list.commitment) return restart(kept, list, seat, fresh);
  if (list.closed) return reveal(kept, list, seat);
  if (kept.list !== null) return { kept, send: null, warning: 'changed' };
  const mine = list.seals[seat] ?? null;
  if (mine === null) return { kept, send: { round: list.round, seal: kept.seal }, warning: null };
  return { kept, send: null, warning: mine === kept.seal ? null : 'other' };
}

/** Seals a contribution unless the seat already has a seal or the list is closed. */
function commit(list: CommitmentList, seat: Seat, fresh: () => Hex32): CommitmentReaction {
  if ((list.seals[seat] ?? null) !== null) return { kept: null, send: null, warning: 'other' };
  if (list.closed) return { kept: null, send: null, warning: 'late' };
  const kept = newKeptRound(list, list.commitment, fresh());
  return { kept, send: { round: list.round, seal: kept.seal }, warning: null };
}

/** Handles a changed commitment: allowed only in the first round, when somebody leaves a full table before the deal. */
function restart(kept: KeptRound, list: CommitmentList, seat: Seat, fresh: () => Hex32): CommitmentReaction {
  if (kept.list === null) return commit(list, seat, fresh);
  if (list.round > 1) return { kept, send: null, warning: 'changed' };
  return { ...commit(list, seat, fresh), warning: 'anew' };
}

/** Reveals the contribution if the closed list contains its seal. */
function reveal(kept: KeptRound, list: CommitmentList, seat: Seat): CommitmentReaction {
  const opened = list.opened.map((is, one) => is || kept.list?.opened[one] === true);
  const seen: SeenList = { seat, seals: list.seals, opened };
  if (kept.list !== null && !isSameList(kept.list, seen)) return { kept, send: null, warning: 'changed' };
  const stored = { ...kept, list: seen };
  const mine = list.seals[seat] ?? null;
  if (mine !== kept.seal) return { kept: stored, send: null, warning: mine === null ? 'late' : 'other' };
  const hasArrived = list.opened[seat] === true;
  return {
    kept: stored,
    send: hasArrived ? null : { round: list.round, contribution: kept.contribution },
    warning: null,
  };
}

function isSameList(a: SeenList, b: SeenList): boolean {
  return a.seat === b.seat && a.seals.join() === b.seals.join();
}
