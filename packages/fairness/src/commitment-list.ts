import { at, err, ok, type BySeat, type Result, type Seat } from '@slow-train/rules';
import { isHex32, type Hex32 } from './bytes.ts';
import type { Mix } from './chance.ts';
import { commitmentOf, isSealOf, type RoundId } from './commitment.ts';

/** The commitments to an upcoming round, as all players see them: hashes and flags, nothing secret. */
export interface CommitmentList extends RoundId {
  /** The server's commitment, published with the list. */
  readonly commitment: Hex32;
  /** By seat; null if it has sent none. */
  readonly seals: BySeat<Hex32 | null>;
  /** Whether the seals are final. A browser reveals its contribution only then. */
  readonly closed: boolean;
  /** Whether each seat's contribution has arrived. */
  readonly opened: BySeat<boolean>;
}

/** Returns the seats that sealed a contribution and have not revealed it: a deal waits for them, or omits them. */
export function withheldSeats({ seals, opened }: Pick<CommitmentList, 'seals' | 'opened'>): Seat[] {
  return seals.flatMap((seal, seat) => (seal !== null && opened[seat] !== true ? [seat] : []));
}

/** Returns the seats without a seal: computer players, and people whose browsers sent none in time. */
export function silentSeats({ seals }: Pick<CommitmentList, 'seals'>): Seat[] {
  return seals.flatMap((seal, seat) => (seal === null ? [seat] : []));
}

/** An upcoming round as the server holds it. All of `list` is public. */
export interface RoundCommitments {
  readonly list: CommitmentList;
  readonly secret: { readonly server: Hex32; readonly contributions: BySeat<Hex32 | null> };
}

/** How long a deal waits for missing contributions, in milliseconds. */
export const DEAL_PATIENCE_MS = 10 * 60_000;

/** Why a seal or a contribution is rejected. */
export type CommitmentRefusal =
  | 'CLOSED'
  | 'NOT_CLOSED'
  | 'NO_SEAT'
  | 'MALFORMED'
  | 'SEALED'
  | 'NOT_SEALED'
  | 'WRONG_CONTRIBUTION';

type Taken = Result<RoundCommitments, CommitmentRefusal>;

/** Starts the list of a round. The commitment to the server's `secret` is public from now on. */
export function newRoundCommitments(round: RoundId, seats: number, secret: Hex32): RoundCommitments {
  const nobody = Array.from({ length: seats }, () => null);
  const list = {
    table: round.table,
    round: round.round,
    commitment: commitmentOf(round, secret),
    seals: nobody,
    closed: false,
    opened: nobody.map(() => false),
  };
  return { list, secret: { server: secret, contributions: nobody } };
}

/** Adds a seat's seal. It is final; sending it again changes nothing. */
export function acceptSeal(commitments: RoundCommitments, seat: Seat, seal: Hex32): Taken {
  const { list } = commitments;
  const known = list.seals[seat];
  if (known === undefined) return err('NO_SEAT');
  if (!isHex32(seal)) return err('MALFORMED');
  if (known === seal) return ok(commitments);
  if (list.closed) return err('CLOSED');
  if (known !== null) return err('SEALED');
  return ok({ ...commitments, list: { ...list, seals: list.seals.with(seat, seal) } });
}

/** Closes the list: its seals are final, and contributions are accepted from now on. */
export function closeList(commitments: RoundCommitments): RoundCommitments {
  return { ...commitments, list: { ...commitments.list, closed: true } };
}

/** Adds a seat's contribution if it matches the seat's seal. Sending it again changes nothing. */
export function acceptContribution(commitments: RoundCommitments, seat: Seat, contribution: Hex32): Taken {
  const { list, secret } = commitments;
  const seal = list.seals[seat];
  if (seal === undefined) return err('NO_SEAT');
  if (!isHex32(contribution)) return err('MALFORMED');
  if (!list.closed) return err('NOT_CLOSED');
  if (seal === null) return err('NOT_SEALED');
  if (!isSealOf(seal, list, contribution)) return err('WRONG_CONTRIBUTION');
  return ok({
    list: { ...list, opened: list.opened.with(seat, true) },
    secret: { ...secret, contributions: secret.contributions.with(seat, contribution) },
  });
}

/**
 * Moves seals when seats change before the start: new seat i keeps the seal of old seat `from[i]`; null, because its
 * occupant left or has just arrived, means none.
 */
export function reseat({ list, secret }: RoundCommitments, from: readonly (Seat | null)[]): Taken {
  if (list.closed) return err('CLOSED');
  if (from.some((seat) => seat !== null && list.seals[seat] === undefined)) return err('NO_SEAT');
  const seals = from.map((seat) => (seat === null ? null : at(list.seals, seat)));
  const nobody = seals.map(() => null);
  return ok({ list: { ...list, seals, opened: seals.map(() => false) }, secret: { ...secret, contributions: nobody } });
}

/**
 * Returns the inputs of the deal: the secret and the contributions that have arrived.
 * @throws RangeError before the list is closed
 */
export function mixOf({ list, secret }: RoundCommitments): Mix {
  if (!list.closed) throw new RangeError('a round is dealt only after its list is closed');
  return { table: list.table, round: list.round, secret: secret.server, contributions: secret.contributions };
}
