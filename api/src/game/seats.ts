import type { SeatHours, Sitter } from '@slow-train/protocol';
import { seatsFrom, type BySeat, type Seat } from '@slow-train/rules';

/** The id of an account. */
export type AccountId = string;

/** Somebody with an account, as they sit at one table. */
export interface Person {
  readonly account: AccountId;
  readonly name: string;
  /** Sends even forced actions by hand. Not shown to others. */
  readonly forced?: false;
  /** When their clock stands still, from their next turn on. */
  readonly hours?: SeatHours;
}

/** Who sits in a seat, as the server knows it: accounts never leave it. */
export type Occupant =
  | { readonly kind: 'nobody' }
  /** `owner`: whose seat it is, if they sit in for somebody. */
  | PersonOccupant
  /** `owner`: the person for whom it holds the seat. */
  | ComputerOccupant
  /** Somebody who played to the end and has deleted the account since: the name is nobody's. */
  | { readonly kind: 'gone'; readonly name: string };

export type PersonOccupant = { readonly kind: 'person'; readonly owner?: Person } & Person;
export interface ComputerOccupant {
  readonly kind: 'computer';
  readonly name: string;
  readonly owner?: Person;
}

/** What most questions about seats need of a game. */
export interface Seated {
  readonly seats: BySeat<Occupant>;
}

/** Returns the seat in which an account sits and plays; null where it does not. */
export function seatOf({ seats }: Seated, account: AccountId | null): Seat | null {
  const seat = seats.findIndex((occupant) => occupant.kind === 'person' && occupant.account === account);
  return seat < 0 ? null : seat;
}

/** Returns the seat of an account that somebody else holds for it; null where there is none. */
export function awaySeatOf({ seats }: Seated, account: AccountId | null): Seat | null {
  const seat = seats.findIndex((occupant) => ownerOf(occupant)?.account === account);
  return seat < 0 ? null : seat;
}

/** Whether an account has a seat at the table, even if somebody else holds it. Others may not see the game. */
export function isMember(game: Seated, account: AccountId | null): boolean {
  return seatOf(game, account) !== null || awaySeatOf(game, account) !== null;
}

/** Returns the owner of a seat in which somebody else sits; undefined where its owner does, or nobody owns it. */
export function ownerOf(occupant: Occupant | undefined): Person | undefined {
  return occupant?.kind === 'person' || occupant?.kind === 'computer' ? occupant.owner : undefined;
}

/** Returns the first seat that a computer player holds for somebody; null where there is none. */
export function heldSeatOf({ seats }: Seated): Seat | null {
  const seat = seats.findIndex((occupant) => occupant.kind === 'computer' && occupant.owner !== undefined);
  return seat < 0 ? null : seat;
}

/** Whether all seats are taken. */
export function isFull({ seats }: Seated): boolean {
  return seats.every(({ kind }) => kind !== 'nobody');
}

/** Returns the account of the next person to the left of a seat, who becomes host after them; null where there is none. */
export function nextPerson({ seats }: Seated, seat: Seat): AccountId | null {
  const [, ...others] = seatsFrom(seat, seats.length).map((other) => seats[other]);
  return others.find((occupant) => occupant?.kind === 'person')?.account ?? null;
}

/** Returns the account that is host after the person in this seat has gone. */
export function hostWithout(
  { seats, host }: Seated & { readonly host: AccountId | null },
  seat: Seat,
): AccountId | null {
  const occupant = seats[seat];
  return occupant?.kind === 'person' && occupant.account === host ? nextPerson({ seats }, seat) : host;
}

/** Whether forced actions of this seat are played for it, where the table does that. */
export function autoPlays({ seats }: Seated, seat: Seat | null): boolean {
  const occupant = seat === null ? undefined : seats[seat];
  return occupant?.kind === 'person' && occupant.forced !== false;
}

/** Returns the name of the person or computer in a seat; undefined for an empty one. */
export function nameAt({ seats }: Seated, seat: Seat): string | undefined {
  const occupant = seats[seat];
  return occupant === undefined || occupant.kind === 'nobody' ? undefined : occupant.name;
}

/** Returns every name at the table, owners of held seats included. */
export function namesAt({ seats }: Seated): string[] {
  return seats.flatMap((occupant) => ('name' in occupant ? [occupant.name, ownerOf(occupant)?.name ?? []].flat() : []));
}

/** Returns the occupant as everybody may see them: without the account. */
export function sitterOf(occupant: Occupant): Sitter {
  switch (occupant.kind) {
    case 'nobody':
      return { kind: 'nobody' };
    case 'gone':
      return { kind: 'person', name: occupant.name };
    case 'person':
    case 'computer': {
      const { kind, name, owner } = occupant;
      return owner === undefined ? { kind, name } : { kind, name, sitsFor: owner.name };
    }
    default:
      return occupant satisfies never;
  }
}
