import { at, err, ok, type BySeat, type Result, type Seat } from '@slow-train/rules';
import { commitmentOf, isSealOf, type RoundOf } from './commitment.ts';
import { isHex32, type Hex32 } from './hex.ts';
import type { Mix } from './mix.ts';
import type { SealList } from './seal-list.ts';

/** A round to come as the server holds it. What others may see is `list`, whole. */
export interface Preparation {
  readonly list: SealList;
  readonly secret: { readonly server: Hex32; readonly contributions: BySeat<Hex32 | null> };
}

/** A round that could be dealt waits this long for contributions that are missing, and is then dealt without them. */
export const DEAL_PATIENCE_MS = 10 * 60_000;

export const PREPARATION_PROBLEMS = [
  'CLOSED',
  'NOT_CLOSED',
  'NO_SEAT',
  'MALFORMED',
  'SEALED',
  'NOT_SEALED',
  'WRONG_CONTRIBUTION',
] as const;
export type PreparationProblem = (typeof PREPARATION_PROBLEMS)[number];

export const PREPARATION_SENTENCES: { readonly [P in PreparationProblem]: string } = {
  CLOSED: 'The seals for this round are settled: none can be added or changed.',
  NOT_CLOSED: 'The seals for this round are not settled yet: a contribution must not be shown before.',
  NO_SEAT: 'There is no such seat.',
  MALFORMED: 'This must be 64 lower-case hexadecimal digits.',
  SEALED: 'This seat has sent another seal for this round already.',
  NOT_SEALED: 'This seat has sent no seal for this round.',
  WRONG_CONTRIBUTION: 'This is not the contribution that was sealed.',
};

type Prepared = Result<Preparation, PreparationProblem>;

/** Begins to prepare a round with a new secret of the server: its commitment is public from here on. */
export function prepare(of: RoundOf, seats: number, secret: Hex32): Preparation {
  const nobody = Array.from({ length: seats }, () => null);
  const list = {
    table: of.table,
    round: of.round,
    commitment: commitmentOf(of, secret),
    seals: nobody,
    closed: false,
    opened: nobody.map(() => false),
  };
  return { list, secret: { server: secret, contributions: nobody } };
}

/** Takes a seat's seal. The first one stands; sent again it changes nothing. */
export function takeSeal(preparation: Preparation, seat: Seat, seal: Hex32): Prepared {
  const { list } = preparation;
  const known = list.seals[seat];
  if (known === undefined) return err('NO_SEAT');
  if (!isHex32(seal)) return err('MALFORMED');
  if (known === seal) return ok(preparation);
  if (list.closed) return err('CLOSED');
  if (known !== null) return err('SEALED');
  return ok({ ...preparation, list: { ...list, seals: list.seals.with(seat, seal) } });
}

/** Settles the seals. From here on contributions are taken. */
export function close(preparation: Preparation): Preparation {
  return { ...preparation, list: { ...preparation.list, closed: true } };
}

/** Takes a seat's contribution, if it is the one that was sealed; sent again it changes nothing. */
export function takeContribution(preparation: Preparation, seat: Seat, contribution: Hex32): Prepared {
  const { list, secret } = preparation;
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
 * Other seats, while the table still boards: the new seat i is the old seat `from[i]` with its seal, or without one
 * where that is null, because its sitter got up or has only come.
 */
export function reseat({ list, secret }: Preparation, from: readonly (Seat | null)[]): Prepared {
  if (list.closed) return err('CLOSED');
  if (from.some((seat) => seat !== null && list.seals[seat] === undefined)) return err('NO_SEAT');
  const seals = from.map((seat) => (seat === null ? null : at(list.seals, seat)));
  const nobody = seals.map(() => null);
  return ok({ list: { ...list, seals, opened: seals.map(() => false) }, secret: { ...secret, contributions: nobody } });
}

/** What the round is dealt from: with the contributions that are there. Throws a RangeError before the list is closed. */
export function mixOf({ list, secret }: Preparation): Mix {
  if (!list.closed) throw new RangeError('a round is dealt only when its seals are settled');
  return { table: list.table, round: list.round, secret: secret.server, contributions: secret.contributions };
}
