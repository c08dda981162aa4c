import type { DealNote, GameStatus, RoundResult, Sitter } from '@slow-train/protocol';
import {
  isOn,
  parseSetup,
  type BySeat,
  type RoundState,
  type RuleChoice,
  type Seat,
  type Setup,
  type TileSet,
} from '@slow-train/rules';
import type { Prepared } from '../fairness/prepared.ts';

/** Who sits in a seat, as the server knows it: a person's account stays here. */
export type Seated =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'person';
      readonly account: string;
      readonly name: string;
      /** Sends by hand even what it has no choice about. Nobody else is told. */
      readonly forced?: false;
    }
  | { readonly kind: 'computer'; readonly name: string }
  /** Played to the end and has deleted the account since: the name is nobody's. */
  | { readonly kind: 'gone'; readonly name: string };

/** What was agreed when the table was set. The number of seats is that of the sitters. */
export interface TableSetup {
  readonly rules: RuleChoice;
  readonly set: TileSet;
  readonly rounds: number;
  /** Whether what a seat has no choice about plays itself. Missing where that was not asked yet: it does not. */
  readonly forced?: boolean;
}

/** A table: who sits there, what they play, and the round they are at, with its secrets. */
export interface Game {
  readonly id: string;
  /** Count of accepted actions. */
  readonly revision: number;
  readonly name: string;
  readonly status: GameStatus;
  /** The account that has set the table, or to which it passed; null once the host of a finished table has deleted it. */
  readonly host: string | null;
  readonly setup: TableSetup;
  readonly seats: BySeat<Seated>;
  readonly invitation: string;
  readonly invitationUntil: Date;
  /** The round being played, or the last one; null while boarding. */
  readonly round: RoundState | null;
  /** The rounds that are over, in order. */
  readonly results: readonly RoundResult[];
  /** The rounds that are being prepared, in order, with their secrets. */
  readonly preparations: readonly Prepared[];
  /** The rounds that were dealt from what was prepared, in order. */
  readonly deals: readonly DealNote[];
  /** While the next round waits for contributions: when it is dealt without them. */
  readonly dealBy: Date | null;
  /** When the time of those the table waits for is over; null at a table without a clock. */
  readonly turnBy: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The seat of an account, or null where it has none: then the table is none of its business. */
export function seatOf({ seats }: Pick<Game, 'seats'>, account: string | null): Seat | null {
  const seat = seats.findIndex((seated) => seated.kind === 'person' && seated.account === account);
  return seat < 0 ? null : seat;
}

/**
 * The setup of the rules for the seats there are.
 * @throws Error where they do not fit: whoever changes rules or seats has asked `parseSetup` before
 */
export function setupOf({ setup, seats }: Pick<Game, 'setup' | 'seats'>): Setup {
  const parsed = parseSetup(setup.rules, seats.length, setup.set, setup.rounds);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** The seats the table waits for: none before it starts and after it is finished. */
export function seatsOn({ status, round }: Pick<Game, 'status' | 'round'>): Seat[] {
  if (status !== 'playing' || round === null) return [];
  const { table } = round;
  return table.seats.flatMap((_, seat) => (isOn(table, seat) ? [seat] : []));
}

/** Whether a person lets what they have no choice about play itself, where the table does so. */
export function letsPlay({ seats }: Pick<Game, 'seats'>, seat: Seat | null): boolean {
  const seated = seat === null ? undefined : seats[seat];
  return seated?.kind === 'person' && seated.forced !== false;
}

/** How a person or computer at the table is called; undefined for an empty seat. */
export function nameIn({ seats }: Pick<Game, 'seats'>, seat: Seat): string | undefined {
  const seated = seats[seat];
  return seated === undefined || seated.kind === 'nobody' ? undefined : seated.name;
}

/** Who sits there, without the account. */
export function sitterOf(seated: Seated): Sitter {
  switch (seated.kind) {
    case 'nobody':
      return { kind: 'nobody' };
    case 'person':
    case 'gone':
      return { kind: 'person', name: seated.name };
    case 'computer':
      return { kind: 'computer', name: seated.name };
    default:
      return seated satisfies never;
  }
}
