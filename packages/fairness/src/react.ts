import type { Seat } from '@slow-train/rules';
import type { Hex32 } from './hex.ts';
import { keep, type Kept, type SeenList } from './kept.ts';
import type { SealList } from './seal-list.ts';

/** What a browser sends without asking its player: its seal, and when the list is closed its contribution. */
export type Note =
  | { readonly round: number; readonly seal: Hex32 }
  | { readonly round: number; readonly contribution: Hex32 };

export const REMARKS = ['anew', 'late', 'other', 'changed'] as const;
/** What a browser should tell its player about a round that is being prepared. */
export type Remark = (typeof REMARKS)[number];

export const REMARK_SENTENCES: { readonly [R in Remark]: string } = {
  anew: 'The chance of the first round is mixed anew. That happens when somebody gets up from a full table, and then only.',
  late: 'This browser has no part in the chance of this round: the seals were settled without its own.',
  other:
    'This browser has no part in the chance of this round: another browser of yours was faster, or the server took its place.',
  changed: 'What was settled for this round has changed. That must not happen: keep what this browser has kept.',
};

/** `kept` is to be stored where it is new, or deleted where it is null, and only then is `send` to be sent. */
export interface Reaction {
  readonly kept: Kept | null;
  readonly send: Note | null;
  readonly remark: Remark | null;
}

/**
 * What a browser does when it sees how a round to come is prepared; it may look as often as it likes. It seals a new
 * contribution (`fresh` makes one), and gives it away once it has seen, and kept, a closed list with its seal in it.
 * It never gives one away for a second list.
 */
export function react(kept: Kept | null, list: SealList, seat: Seat, fresh: () => Hex32): Reaction {
  if (kept === null) return begin(list, seat, fresh);
  if (kept.commitment !== list.commitment) return restart(kept, list, seat, fresh);
  if (list.closed) return answer(kept, list, seat);
  if (kept.list !== null) return { kept, send: null, remark: 'changed' };
  const mine = list.seals[seat] ?? null;
  if (mine === null) return { kept, send: { round: list.round, seal: kept.seal }, remark: null };
  return { kept, send: null, remark: mine === kept.seal ? null : 'other' };
}

/** Seals, unless that is done or too late. */
function begin(list: SealList, seat: Seat, fresh: () => Hex32): Reaction {
  if ((list.seals[seat] ?? null) !== null) return { kept: null, send: null, remark: 'other' };
  if (list.closed) return { kept: null, send: null, remark: 'late' };
  const kept = keep(list, list.commitment, fresh());
  return { kept, send: { round: list.round, seal: kept.seal }, remark: null };
}

/** Another commitment: the first round's, before it is dealt, is made anew when the table is no longer full. */
function restart(kept: Kept, list: SealList, seat: Seat, fresh: () => Hex32): Reaction {
  if (kept.list === null) return begin(list, seat, fresh);
  if (list.round > 1) return { kept, send: null, remark: 'changed' };
  return { ...begin(list, seat, fresh), remark: 'anew' };
}

function answer(kept: Kept, list: SealList, seat: Seat): Reaction {
  const opened = list.opened.map((is, one) => is || kept.list?.opened[one] === true);
  const seen: SeenList = { seat, seals: list.seals, opened };
  if (kept.list !== null && !isSameList(kept.list, seen)) return { kept, send: null, remark: 'changed' };
  const noted = { ...kept, list: seen };
  const mine = list.seals[seat] ?? null;
  if (mine !== kept.seal) return { kept: noted, send: null, remark: mine === null ? 'late' : 'other' };
  const isThere = list.opened[seat] === true;
  return { kept: noted, send: isThere ? null : { round: list.round, contribution: kept.contribution }, remark: null };
}

function isSameList(a: SeenList, b: SeenList): boolean {
  return a.seat === b.seat && a.seals.join() === b.seals.join();
}
