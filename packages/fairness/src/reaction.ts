import type { Seat } from '@slow-train/rules';
import type { Hex32 } from './bytes.ts';
import type { CommitmentList } from './commitment-list.ts';
import { keep, type Kept, type SeenList } from './kept-round.ts';

/** What a browser sends without asking its player: its seal, and once the list is closed its contribution. */
export type Note =
  | { readonly round: number; readonly seal: Hex32 }
  | { readonly round: number; readonly contribution: Hex32 };

/**
 * What the player should know about an upcoming deal. `anew`: the first round is prepared again, which happens only when
 * somebody leaves a full table. `late`: the list was closed without this browser's seal. `other`: another browser of the
 * player was first, or the server took its place. `changed`: something settled has changed, which must never happen.
 */
export type Remark = 'anew' | 'late' | 'other' | 'changed';

/** Store `kept` (delete it where null) before sending `send`. */
export interface Reaction {
  readonly kept: Kept | null;
  readonly send: Note | null;
  readonly remark: Remark | null;
}

/**
 * What a browser does on seeing the list of an upcoming round; safe to repeat. It seals a new contribution, drawn by
 * `fresh`, and reveals it once it has seen and stored a closed list with its seal in it. It never reveals one for a
 * second list of the same round.
 */
export function react(kept: Kept | null, list: CommitmentList, seat: Seat, fresh: () => Hex32): Reaction {
  if (kept === null) return commit(list, seat, fresh);
  if (kept.commitment !== list.commitment) return restart(kept, list, seat, fresh);
  if (list.closed) return reveal(kept, list, seat);
  if (kept.list !== null) return { kept, send: null, remark: 'changed' };
  const mine = list.seals[seat] ?? null;
  if (mine === null) return { kept, send: { round: list.round, seal: kept.seal }, remark: null };
  return { kept, send: null, remark: mine === kept.seal ? null : 'other' };
}

/** Seals a contribution, unless the seat has sealed already or the list is closed. */
function commit(list: CommitmentList, seat: Seat, fresh: () => Hex32): Reaction {
  if ((list.seals[seat] ?? null) !== null) return { kept: null, send: null, remark: 'other' };
  if (list.closed) return { kept: null, send: null, remark: 'late' };
  const kept = keep(list, list.commitment, fresh());
  return { kept, send: { round: list.round, seal: kept.seal }, remark: null };
}

/** Handles another commitment: allowed only for the first round, when somebody leaves a full table before the deal. */
function restart(kept: Kept, list: CommitmentList, seat: Seat, fresh: () => Hex32): Reaction {
  if (kept.list === null) return commit(list, seat, fresh);
  if (list.round > 1) return { kept, send: null, remark: 'changed' };
  return { ...commit(list, seat, fresh), remark: 'anew' };
}

/** Reveals the contribution to a closed list that holds its seal. */
function reveal(kept: Kept, list: CommitmentList, seat: Seat): Reaction {
  const opened = list.opened.map((is, one) => is || kept.list?.opened[one] === true);
  const seen: SeenList = { seat, seals: list.seals, opened };
  if (kept.list !== null && !isSameList(kept.list, seen)) return { kept, send: null, remark: 'changed' };
  const stored = { ...kept, list: seen };
  const mine = list.seals[seat] ?? null;
  if (mine !== kept.seal) return { kept: stored, send: null, remark: mine === null ? 'late' : 'other' };
  const hasArrived = list.opened[seat] === true;
  return {
    kept: stored,
    send: hasArrived ? null : { round: list.round, contribution: kept.contribution },
    remark: null,
  };
}

function isSameList(a: SeenList, b: SeenList): boolean {
  return a.seat === b.seat && a.seals.join() === b.seals.join();
}
