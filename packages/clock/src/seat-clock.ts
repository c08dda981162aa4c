import { endOfRun, runningTime, type Break, type SeatHours, type Stops } from './running.ts';
import type { ClockTerms } from './terms.ts';
import type { Vacation } from './vacation.ts';
import { MINUTE } from './zone.ts';

// One seat's clock (docs/clocks.md). A turn's budget is its allowance plus the bank. The clock stops in quiet hours, on
// weekends if the game has them off, in vacations, and while the game is paused. Instants and spans are milliseconds;
// `at` is the server's time and never runs backwards. `pauses` holds every pause that ended after the turn began, with
// its actual end.

/** A running turn. */
export interface ClockTurn {
  readonly id: string;
  readonly since: number;
  /** The seat's hours when it began; edits count from the next turn. */
  readonly hours: SeatHours;
  /** The budget at `since`, plus time granted later. */
  readonly budget: number;
  /** The time granted later, which is part of the budget. */
  readonly extended: number;
  /** The deadline: a whole minute, rounded up. */
  readonly by: number;
}

/** The state of a seat's clock. */
export interface SeatClock {
  /** Reserve for the next turn; during a turn, the reserve at its beginning. */
  readonly bank: number;
  readonly hours: SeatHours;
  /** The declared vacation; cleared when a turn begins or ends after it is over. */
  readonly vacation: Vacation | null;
  /** Vacation days used in the whole game. */
  readonly daysTaken: number;
  /** Vacations as instants: the declared one, and those during the running turn. */
  readonly breaks: readonly Break[];
  readonly turn: ClockTurn | null;
  /** Timeouts in a row. */
  readonly strikes: number;
}

/** What ended a turn: the person (by hand, plan or forced action), a computer player, or the clock. */
export type ClockTurnEnd = 'person' | 'computer' | 'timeout';

type Pauses = readonly Break[];

/** Returns the clock of a newly taken seat. */
export function newSeatClock(terms: ClockTerms, hours: SeatHours): SeatClock {
  const bank = Math.min(terms.bank, terms.cap) * MINUTE;
  return { bank, hours, vacation: null, daysTaken: 0, breaks: [], turn: null, strikes: 0 };
}

/** Starts the clock, unless this turn is already running. Another running turn ends as if a computer had played it. */
export function beginTurn(
  clock: SeatClock,
  terms: ClockTerms,
  { id, at, pauses }: { readonly id: string; readonly at: number; readonly pauses: Pauses },
): SeatClock {
  if (clock.turn?.id === id) return clock;
  const idle =
    clock.turn === null ? withoutPast(clock, at) : endClockTurn(clock, terms, { at, how: 'computer', pauses });
  const turn = { id, since: at, hours: idle.hours, budget: terms.allowance * MINUTE + idle.bank, extended: 0, by: at };
  return { ...idle, turn: { ...turn, by: deadlineOf(turn, idle, terms, pauses) } };
}

/**
 * Stops the clock and counts strikes, even if no turn was running. After a person's turn, unused budget goes into the
 * bank up to the cap; otherwise nothing is added, and time used beyond the allowance is lost. Granted time is used last
 * and never banked.
 */
export function endClockTurn(
  clock: SeatClock,
  terms: ClockTerms,
  { at, how, pauses }: { readonly at: number; readonly how: ClockTurnEnd; readonly pauses: Pauses },
): SeatClock {
  const { turn } = clock;
  const strikes = strikesAfter(clock.strikes, how);
  if (turn === null) return { ...clock, strikes };
  const used = runningTime(turn.since, at, stopsOf(turn, clock, terms, pauses));
  const left = Math.max(0, turn.budget - turn.extended - used);
  const bank = Math.min(how === 'person' ? terms.cap * MINUTE : clock.bank, left);
  return withoutPast({ ...clock, bank, strikes, turn: null }, at);
}

function strikesAfter(strikes: number, how: ClockTurnEnd): number {
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

/** Grants the running turn `by` more milliseconds; for an overdue turn they start at `at`. */
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
 * Recomputes the deadline after the game's pauses changed. A pause that ends early brings it forward again, but never
 * before the deadline that preceded the pause.
 */
export function repause(clock: SeatClock, terms: ClockTerms, pauses: Pauses): SeatClock {
  const { turn } = clock;
  return turn === null ? clock : { ...clock, turn: { ...turn, by: deadlineOf(turn, clock, terms, pauses) } };
}

/** Recomputes the deadline; it never becomes earlier than the one shown. */
export function later(clock: SeatClock, terms: ClockTerms, pauses: Pauses): SeatClock {
  const { turn } = clock;
  if (turn === null) return clock;
  return { ...clock, turn: { ...turn, by: Math.max(turn.by, deadlineOf(turn, clock, terms, pauses)) } };
}

/** Returns when the running turn's allowance is used up, as a whole minute, rounded up; null without a running turn. */
export function reserveFrom(clock: SeatClock, terms: ClockTerms, pauses: Pauses): number | null {
  const { turn } = clock;
  if (turn === null) return null;
  const end = endOfRun(turn.since, terms.allowance * MINUTE, stopsOf(turn, clock, terms, pauses));
  return Math.min(turn.by, Math.ceil(end / MINUTE) * MINUTE);
}

/** Drops past vacations, except those during the running turn. */
export function withoutPast(clock: SeatClock, at: number): SeatClock {
  const breaks = clock.breaks.filter(({ until }) => until > (clock.turn?.since ?? at));
  return { ...clock, breaks, vacation: breaks.some(({ until }) => until > at) ? clock.vacation : null };
}

function stopsOf({ hours }: ClockTurn, { breaks }: SeatClock, { weekendsOff }: ClockTerms, pauses: Pauses): Stops {
  return { hours, weekendsOff, breaks: [...breaks, ...pauses] };
}

function deadlineOf(turn: ClockTurn, clock: SeatClock, terms: ClockTerms, pauses: Pauses): number {
  const end = endOfRun(turn.since, turn.budget, stopsOf(turn, clock, terms, pauses));
  return Math.ceil(end / MINUTE) * MINUTE;
}
