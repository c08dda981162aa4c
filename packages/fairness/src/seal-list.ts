import type { BySeat, Seat } from '@slow-train/rules';
import type { RoundOf } from './commitment.ts';
import type { Hex32 } from './hex.ts';

/** How a round to come is prepared, as everybody at the table sees it: hashes and flags, nothing secret. */
export interface SealList extends RoundOf {
  /** The server's, there from the beginning. */
  readonly commitment: Hex32;
  /** Each seat's, null where it has sent none. */
  readonly seals: BySeat<Hex32 | null>;
  /** No seal can be added or changed any more; only then does a browser give its contribution away. */
  readonly closed: boolean;
  /** Whether the seat's contribution is there. */
  readonly opened: BySeat<boolean>;
}

/** The seats a deal is waiting for, or was made without: sealed, and not opened. */
export function withheldSeats({ seals, opened }: Pick<SealList, 'seals' | 'opened'>): Seat[] {
  return seals.flatMap((seal, seat) => (seal !== null && opened[seat] !== true ? [seat] : []));
}

/** The seats that have no part in a deal's chance: computer players, and whose browser sent no seal in time. */
export function silentSeats({ seals }: Pick<SealList, 'seals'>): Seat[] {
  return seals.flatMap((seal, seat) => (seal === null ? [seat] : []));
}
