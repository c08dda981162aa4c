import { endOf, runningTime, type Break, type SeatHours, type Stops } from './running.ts';
import type { ClockTerms } from './terms.ts';
import type { Vacation } from './vacation.ts';
import { MINUTE } from './zone.ts';

// The time of one seat at a table with a clock. A turn's budget is the allowance and what is in the bank. It stands still
// in the seat's quiet hours, on its weekends if the table has them off, in its vacations, and in the pauses of the table.
// Instants and spans are in milliseconds. `at` is the server's time and never runs backwards. `pauses` are all those of
// the table that are not over before the turn began; one that was ended early has its real end.

/** A turn that runs. */
export interface Turn {
  readonly id: string;
  readonly since: number;
  /** As they were when it began: what is edited counts from the next turn. */
  readonly hours: SeatHours;
  /** What there was at `since`, with what was granted afterwards. */
  readonly budget: number;
  /** What of the budget was granted afterwards. */
  readonly extended: number;
  /** When its time is out: a whole minute, rounded up. */
  readonly by: number;
}

/** How the clock of a seat stands. */
export interface SeatClock {
  /** Beside the allowance of the next turn, or of the one that runs when it began. */
  readonly bank: number;
  readonly hours: SeatHours;
  /** The one that is declared, until a turn begins or ends after it is over. */
  readonly vacation: Vacation | null;
  /** Days of vacation, in the whole game. */
  readonly daysTaken: number;
  /** Its vacations in instants: the one that is declared, and those that the running turn was in. */
  readonly breaks: readonly Break[];
  readonly turn: Turn | null;
  /** How many times in a row it has run out of time. */
  readonly strikes: number;
}

/** Who ended a turn whose time ran: the person, by hand or by what they have laid out; a computer player; or time. */
export type TurnEnd = 'person' | 'computer' | 'timeout';

type Pauses = readonly Break[];

/** The clock of somebody who sits down. */
export function newSeatClock(terms: ClockTerms, hours: SeatHours): SeatClock {
  const bank = Math.min(terms.bank, terms.cap) * MINUTE;
  return { bank, hours, vacation: null, daysTaken: 0, breaks: [], turn: null, strikes: 0 };
}

/** Time runs from `at`. Changes nothing if this turn runs already; another that still does ends, as if a computer had played. */
export function beginTurn(
  clock: SeatClock,
  terms: ClockTerms,
  { id, at, pauses }: { readonly id: string; readonly at: number; readonly pauses: Pauses },
): SeatClock {
  if (clock.turn?.id === id) return clock;
  const idle = clock.turn === null ? withoutPast(clock, at) : endTurn(clock, terms, { at, how: 'computer', pauses });
  const turn = { id, since: at, hours: idle.hours, budget: terms.allowance * MINUTE + idle.bank, extended: 0, by: at };
  return { ...idle, turn: { ...turn, by: deadlineOf(turn, idle, terms, pauses) } };
}

/**
 * The turn is over, and strikes are counted even if none ran. What is left of its own budget goes into the bank, up to
 * the cap, if the person played. Otherwise nothing is added, and what was taken beyond the allowance is gone all the same.
 * What was granted is used last and never kept.
 */
export function endTurn(
  clock: SeatClock,
  terms: ClockTerms,
  { at, how, pauses }: { readonly at: number; readonly how: TurnEnd; readonly pauses: Pauses },
): SeatClock {
  const { turn } = clock;
  const strikes = strikesAfter(clock.strikes, how);
  if (turn === null) return { ...clock, strikes };
  const used = runningTime(turn.since, at, stopsOf(turn, clock, terms, pauses));
  const left = Math.max(0, turn.budget - turn.extended - used);
  const bank = Math.min(how === 'person' ? terms.cap * MINUTE : clock.bank, left);
  return withoutPast({ ...clock, bank, strikes, turn: null }, at);
}

function strikesAfter(strikes: number, how: TurnEnd): number {
  switch (how) {
    case 'timeout':
      return strikes + 1;
    case 'person':
      return 0;
    case 'computer':
      return strikes;
    default:
      return how satisfies never;
  }
}

/** The table grants `by` more to the turn that runs. If its time is out already, it has that much from `at` on. */
export function extendTurn(
  clock: SeatClock,
  terms: ClockTerms,
  { at, by, pauses }: { readonly at: number; readonly by: number; readonly pauses: Pauses },
): SeatClock {
  const { turn } = clock;
  if (turn === null) return clock;
  const overdue = Math.max(0, runningTime(turn.since, at, stopsOf(turn, clock, terms, pauses)) - turn.budget);
  const granted = overdue + by;
  const longer = { ...turn, budget: turn.budget + granted, extended: turn.extended + granted };
  return later({ ...clock, turn: longer }, terms, pauses);
}

/**
 * The pauses of the table have changed: the deadline anew. Where one ends early it comes nearer again, but never nearer
 * than it was before that pause.
 */
export function repause(clock: SeatClock, terms: ClockTerms, pauses: Pauses): SeatClock {
  const { turn } = clock;
  return turn === null ? clock : { ...clock, turn: { ...turn, by: deadlineOf(turn, clock, terms, pauses) } };
}

/** The same clock with a deadline that counts what has changed, and is not before the one that was shown. */
export function later(clock: SeatClock, terms: ClockTerms, pauses: Pauses): SeatClock {
  const { turn } = clock;
  if (turn === null) return clock;
  return { ...clock, turn: { ...turn, by: Math.max(turn.by, deadlineOf(turn, clock, terms, pauses)) } };
}

/** The same clock without the vacations that are over, as far as no turn was in them. */
export function withoutPast(clock: SeatClock, at: number): SeatClock {
  const breaks = clock.breaks.filter(({ until }) => until > (clock.turn?.since ?? at));
  return { ...clock, breaks, vacation: breaks.some(({ until }) => until > at) ? clock.vacation : null };
}

function stopsOf({ hours }: Turn, { breaks }: SeatClock, { weekendsOff }: ClockTerms, pauses: Pauses): Stops {
  return { hours, weekendsOff, breaks: [...breaks, ...pauses] };
}

function deadlineOf(turn: Turn, clock: SeatClock, terms: ClockTerms, pauses: Pauses): number {
  const end = endOf(turn.since, turn.budget, stopsOf(turn, clock, terms, pauses));
  return Math.ceil(end / MINUTE) * MINUTE;
}
