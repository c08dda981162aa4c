import type { LevelName } from '@slow-train/players';
import {
  formatInstant,
  type AgreedTerm,
  type InvitationAnswer,
  type Instant,
  type OccupantView,
  type SeatHours,
  type SeatPlays,
} from '@slow-train/protocol';
import { seatsFrom, type BySeat, type Seat } from '@slow-train/rules';

export type AccountId = string;

/** A person with an account, as they sit in one game. */
export interface Person {
  readonly account: AccountId;
  readonly name: string;
  /** Whether their forced actions are played automatically; missing if they leave that to `autoPlays`. Not shown to others. */
  readonly forced?: boolean;
  /** When their clock stands still; a change applies from their next turn. */
  readonly hours?: SeatHours;
  /** The hash of the code by which they were invited by mail: its link goes on leading them here. */
  readonly mailed?: string;
}

/** The occupant of a seat as the server knows it; account ids never leave the server. */
export type Occupant =
  | EmptySeat
  /** `owner`: whose seat it is, if they are a substitute. */
  | PersonOccupant
  /** `owner`: the person it holds the seat for. */
  | ComputerOccupant
  /** A person who finished the game and has since deleted their account; the name is a placeholder. */
  | { readonly kind: 'gone'; readonly name: string; readonly gotUp?: GotUp };

/**
 * A seat in which nobody sits. An earlier release takes one that is kept for free, and does not say that it is kept.
 */
interface EmptySeat {
  readonly kind: 'nobody';
  readonly reserved?: Reservation;
  /**
   * The hash of the code in the mail that somebody without an account here may have got; nothing about their address. Beside
   * a reservation: they have sat here, and are asked again.
   */
  readonly mailed?: string;
  /** The host's name for the recipient of that mail. */
  readonly label?: string;
  /** What those have answered; yes is sitting down. */
  readonly answer?: 'later' | 'no';
}

/** The person that a seat is kept for. A yes seats them, so there is no such answer here. */
export interface Reservation {
  readonly account: AccountId;
  /** As their account was called when they were invited. */
  readonly name: string;
  readonly answer: InvitationAnswer;
  /** What the host has changed since they sat there: they are asked again. Missing if they never did. */
  readonly renewed?: readonly AgreedTerm[];
}

/** That the owner of a seat got up from a game in play: they do not come back, and finish last. */
export interface GotUp {
  readonly at: Instant;
  readonly plays: SeatPlays;
}

/** How long those who stay may choose how the game goes on. */
export const CHOICE_MS = 3 * 24 * 60 * 60_000;

export type PersonOccupant = {
  readonly kind: 'person';
  readonly owner?: Person;
  readonly gotUp?: GotUp;
  /** When this person gets up for good; missing if they stay. Not shown to others. */
  readonly leaves?: Instant;
  /** Whether the owner has given the seat up, and cannot take it back. */
  readonly forGood?: true;
} & Person;
export interface ComputerOccupant {
  readonly kind: 'computer';
  readonly name: string;
  /** Missing if it plays as `regular`, as all do that sit for somebody. */
  readonly level?: LevelName;
  readonly owner?: Person;
  readonly gotUp?: GotUp;
}

/** The part of a game that most questions about seats need. */
export interface Seated {
  readonly seats: BySeat<Occupant>;
}

/** Returns the seat in which an account plays; null if there is none. */
export function seatOf({ seats }: Seated, account: AccountId | null): Seat | null {
  const seat = seats.findIndex((occupant) => occupant.kind === 'person' && occupant.account === account);
  return seat < 0 ? null : seat;
}

/** Returns the account's seat that somebody else holds for it; null if there is none. */
export function awaySeatOf({ seats }: Seated, account: AccountId | null): Seat | null {
  const seat = seats.findIndex((occupant) => ownerOf(occupant)?.account === account);
  return seat < 0 ? null : seat;
}

/** Whether an account has a seat in the game, even if somebody else holds it. Only members may see the game. */
export function isMember(game: Seated, account: AccountId | null): boolean {
  return seatOf(game, account) !== null || awaySeatOf(game, account) !== null;
}

/** Returns the owner of a seat occupied by somebody else; undefined if its owner sits there, or nobody owns it. */
export function ownerOf(occupant: Occupant | undefined): Person | undefined {
  return occupant?.kind === 'person' || occupant?.kind === 'computer' ? occupant.owner : undefined;
}

/** Returns when and how the owner of a seat got up; undefined if they did not. */
export function gotUpFrom(occupant: Occupant | undefined): GotUp | undefined {
  return occupant === undefined || occupant.kind === 'nobody' ? undefined : occupant.gotUp;
}

/** Returns the person in a seat, or its owner while a computer player holds it; undefined if there is none. */
export function personAt({ seats }: Seated, seat: Seat): Person | undefined {
  const occupant = seats[seat];
  return occupant?.kind === 'person' ? occupant : ownerOf(occupant);
}

/** Returns the first seat that a computer player holds for its owner; null if there is none. */
export function heldSeatOf({ seats }: Seated): Seat | null {
  const seat = seats.findIndex((occupant) => occupant.kind === 'computer' && occupant.owner !== undefined);
  return seat < 0 ? null : seat;
}

export function isFull({ seats }: Seated): boolean {
  return seats.every(({ kind }) => kind !== 'nobody');
}

/** Returns the account of the next person to the left of a seat, the next in line as host; null if there is none. */
export function nextPerson({ seats }: Seated, seat: Seat): AccountId | null {
  const [, ...others] = seatsFrom(seat, seats.length).map((other) => seats[other]);
  return others.find((occupant) => occupant?.kind === 'person')?.account ?? null;
}

/** Returns the host once the person in this seat has left. */
export function hostWithout(
  { seats, host }: Seated & { readonly host: AccountId | null },
  seat: Seat,
): AccountId | null {
  const occupant = seats[seat];
  return occupant?.kind === 'person' && occupant.account === host ? nextPerson({ seats }, seat) : host;
}

/**
 * Whether forced actions are played for this seat, in a game that has them played automatically. Unless its player has
 * decided otherwise, they are played in a game with other people, who would have to wait, and not against computers only.
 */
export function autoPlays({ seats }: Seated, seat: Seat | null): boolean {
  const occupant = seat === null ? undefined : seats[seat];
  return occupant?.kind === 'person' && (occupant.forced ?? !isSolo({ seats }));
}

/** Whether one person plays against computer players only. A seat held for its owner counts as a person. */
export function isSolo({ seats }: Seated): boolean {
  const computers = seats.filter((occupant) => occupant.kind === 'computer' && occupant.owner === undefined);
  return computers.length === seats.length - 1;
}

/** Returns the name of the person or computer player in a seat; undefined for an empty one. */
export function nameAt({ seats }: Seated, seat: Seat): string | undefined {
  const occupant = seats[seat];
  return occupant === undefined || occupant.kind === 'nobody' ? undefined : occupant.name;
}

/**
 * Returns every name in the game, including owners of held seats and people that seats are kept for; without those of
 * one seat, if that is named.
 */
export function namesAt({ seats }: Seated, without?: Seat): string[] {
  return seats.flatMap((occupant, seat) => (seat === without ? [] : namesIn(occupant)));
}

function namesIn(occupant: Occupant): readonly string[] {
  if (occupant.kind === 'nobody') {
    const { reserved } = occupant;
    return reserved === undefined || reserved.answer === 'no' ? [] : [reserved.name];
  }
  const owner = ownerOf(occupant);
  return owner === undefined ? [occupant.name] : [occupant.name, owner.name];
}

/** Returns the occupant as everybody may see them: without the account id. */
export function occupantView(occupant: Occupant): OccupantView {
  switch (occupant.kind) {
    case 'nobody': {
      const { kind, reserved, mailed, label = '', answer = 'waiting' } = occupant;
      if (reserved !== undefined) return { kind, reserved: { name: reserved.name, answer: reserved.answer } };
      return mailed === undefined ? { kind } : { kind, byMail: true, reserved: { name: label, answer } };
    }
    case 'gone':
      return { kind: 'person', name: occupant.name };
    case 'computer': {
      const { kind, name, owner, level } = occupant;
      if (owner !== undefined) return { kind, name, sitsFor: owner.name, ...gotUpView(occupant) };
      return level === undefined ? { kind, name } : { kind, name, level };
    }
    case 'person': {
      const { kind, name, owner } = occupant;
      return owner === undefined ? { kind, name } : { kind, name, sitsFor: owner.name, ...gotUpView(occupant) };
    }
    default:
      return occupant satisfies never;
  }
}

function gotUpView({ gotUp }: { readonly gotUp?: GotUp }): Pick<Extract<OccupantView, { kind: 'person' }>, 'gotUp'> {
  if (gotUp === undefined) return {};
  return { gotUp: { plays: gotUp.plays, until: formatInstant(gotUp.at + CHOICE_MS) } };
}
