import type { ClockTerms, DealNote, GameStatus, RoundResult, SeatHours, Sitter, Vote } from '@slow-train/protocol';
import {
  isOn,
  parseSetup,
  seatsFrom,
  type BySeat,
  type RoundState,
  type RuleChoice,
  type Seat,
  type Setup,
  type TileSet,
} from '@slow-train/rules';
import type { TableClock } from '../clocks/clock-state.ts';
import type { Prepared } from '../fairness/prepared.ts';
import type { SeatPlan } from '../plans/seat-plan.ts';

/** Somebody with an account, as they are at one table. */
export interface Person {
  readonly account: string;
  readonly name: string;
  /** Sends by hand even what they have no choice about. Nobody else is told. */
  readonly forced?: false;
  /** When their clock stands still, from their next turn on. */
  readonly hours?: SeatHours;
}

/** Who sits in a seat, as the server knows it: a person's account stays here. */
export type Seated =
  | { readonly kind: 'nobody' }
  /** `owner`: whose seat it is, if they sit in for somebody. */
  | ({ readonly kind: 'person'; readonly owner?: Person } & Person)
  /** `owner`: the person for whom it holds the seat. */
  | { readonly kind: 'computer'; readonly name: string; readonly owner?: Person }
  /** Played to the end and has deleted the account since: the name is nobody's. */
  | { readonly kind: 'gone'; readonly name: string };

/** What was agreed when the table was set. The number of seats is that of the sitters. */
export interface TableSetup {
  readonly rules: RuleChoice;
  readonly set: TileSet;
  readonly rounds: number;
  /** Whether what a seat has no choice about plays itself. Missing where that was not asked yet: it does not. */
  readonly forced?: boolean;
  /** The contract about time. Missing where nobody is ever out of time. */
  readonly clock?: ClockTerms;
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
  /** How the clocks of the seats stand; null at a table without one, and before it starts. */
  readonly clock: TableClock | null;
  /** When the first of those the table waits for is out of time; null without a clock, and in a pause. */
  readonly turnBy: Date | null;
  /** By seat, each secret to all others; nothing for seats that never had one. */
  readonly plans: readonly SeatPlan[];
  /** Count of changes of any plan: every save says which one it knows. */
  readonly plansVersion: number;
  /** The one that is open. */
  readonly vote: Vote | null;
  /** Whether volunteers may take a seat that is held by a computer player. */
  readonly seeks: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What there is of a table that nobody has played at. */
export const UNPLAYED = {
  round: null,
  results: [],
  preparations: [],
  deals: [],
  dealBy: null,
  clock: null,
  turnBy: null,
  plans: [],
  plansVersion: 1,
  vote: null,
  seeks: false,
} as const satisfies Partial<Game>;

/** What is different at a table whose game is over: nobody waits for anything there. */
export const FINISHED = { status: 'finished', vote: null, seeks: false, dealBy: null } as const satisfies Partial<Game>;

/** The seat in which an account sits and plays; null where it does not. */
export function seatOf({ seats }: Pick<Game, 'seats'>, account: string | null): Seat | null {
  const seat = seats.findIndex((seated) => seated.kind === 'person' && seated.account === account);
  return seat < 0 ? null : seat;
}

/** The seat of an account that somebody else holds for it; null where there is none. */
export function awaySeatOf({ seats }: Pick<Game, 'seats'>, account: string | null): Seat | null {
  const seat = seats.findIndex((seated) => ownerOf(seated)?.account === account);
  return seat < 0 ? null : seat;
}

/** Whether an account has a seat at the table, be it held by somebody else: otherwise it is none of its business. */
export function isMember(game: Pick<Game, 'seats'>, account: string | null): boolean {
  return seatOf(game, account) !== null || awaySeatOf(game, account) !== null;
}

/** Whose seat it is, where somebody else sits in it; undefined where its owner does, or nobody owns it. */
export function ownerOf(seated: Seated | undefined): Person | undefined {
  return seated?.kind === 'person' || seated?.kind === 'computer' ? seated.owner : undefined;
}

/** The first seat that a computer player holds for somebody; null where there is none. */
export function heldSeatOf({ seats }: Pick<Game, 'seats'>): Seat | null {
  const seat = seats.findIndex((seated) => seated.kind === 'computer' && seated.owner !== undefined);
  return seat < 0 ? null : seat;
}

/** The account of the next person to the left of a seat, to whom its host's part passes; null where there is none. */
export function nextPerson({ seats }: Pick<Game, 'seats'>, seat: Seat): string | null {
  const [, ...others] = seatsFrom(seat, seats.length).map((other) => seats[other]);
  return others.find((seated) => seated?.kind === 'person')?.account ?? null;
}

/** Whether the table has ended the game without a result. */
export function isCancelled({ status, results, setup }: Pick<Game, 'status' | 'results' | 'setup'>): boolean {
  return status === 'finished' && results.length < setup.rounds;
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
    case 'gone':
      return { kind: 'person', name: seated.name };
    case 'person':
    case 'computer': {
      const { kind, name, owner } = seated;
      return owner === undefined ? { kind, name } : { kind, name, sitsFor: owner.name };
    }
    default:
      return seated satisfies never;
  }
}
