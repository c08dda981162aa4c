import { expect } from 'vitest';
import {
  beginTurn,
  declareVacation,
  endClockTurn,
  endVacation,
  extendTurn,
  localDay,
  newSeatClock,
  repause,
  runningTime,
  type Break,
  type ClockTerms,
  type SeatClock,
  type SeatHours,
  type ClockTurn,
  type ClockTurnEnd,
} from '../src/index.ts';
import { DAY, HOUR, MINUTE } from './zones.ts';

// A simulated game over months, with a separate ledger for every seat that never drops anything.

export type Step =
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'end'; readonly seat: number; readonly how: ClockTurnEnd; readonly after: number }
  | { readonly do: 'together' }
  | { readonly do: 'edit'; readonly seat: number; readonly hours: SeatHours }
  | { readonly do: 'declare'; readonly seat: number; readonly inDays: number; readonly days: number }
  | { readonly do: 'takeBack'; readonly seat: number }
  | { readonly do: 'pause'; readonly ms: number }
  | { readonly do: 'resume' }
  | { readonly do: 'extend'; readonly ms: number };

interface Ledger {
  /** Milliseconds granted to this seat, and those it has used. */
  granted: number;
  used: number;
  /** Its actual vacations. */
  off: Break[];
  /** Its budget at the beginning of the turn. */
  own: number;
  beforePause: number | null;
}

export class Months {
  now: number;
  readonly clocks: SeatClock[];
  readonly #ledgers: Ledger[];
  readonly #terms: ClockTerms;
  #pauses: Break[] = [];
  #turns = 0;

  constructor(terms: ClockTerms, hours: readonly SeatHours[], now: number) {
    this.now = now;
    this.#terms = terms;
    this.clocks = hours.map((one) => newSeatClock(terms, one));
    this.#ledgers = this.clocks.map(({ bank }) => ({ granted: bank, used: 0, off: [], own: 0, beforePause: null }));
    this.#begin(0);
  }

  step(step: Step): void {
    const before = [...this.clocks];
    this.#take(step);
    this.clocks.forEach((clock, seat) => {
      const was = before[seat];
      if (was !== undefined) this.#check(seat, was, clock, step.do === 'resume');
    });
  }

  #take(step: Step): void {
    const [now, terms, pauses] = [this.now, this.#terms, this.#pauses];
    switch (step.do) {
      case 'wait':
        this.now += step.ms;
        return;
      case 'end': {
        const on = this.clocks.flatMap(({ turn }, seat) => (turn === null ? [] : [seat]));
        const seat = on[step.seat % on.length] ?? 0;
        this.#end(seat, step.how, step.after);
        if (on.length === 1) this.#begin((seat + 1) % this.clocks.length);
        return;
      }
      case 'together':
        this.clocks.forEach((_, seat) => this.#begin(seat));
        return;
      case 'edit':
        this.#change(step.seat, (clock) => ({ ...clock, hours: step.hours }));
        return;
      case 'declare':
        this.#change(step.seat, (clock) => {
          const day = (days: number): string => localDay(new Date(now + days * DAY), clock.hours.zone);
          const vacation = { from: day(step.inDays), to: day(step.inDays + step.days) };
          const outcome = declareVacation(clock, terms, vacation, { at: now, pauses });
          if (!outcome.ok) return clock;
          this.#ledgerOf(step.seat).off.push(...outcome.value.breaks.slice(-1));
          return outcome.value;
        });
        return;
      case 'takeBack':
        this.#change(step.seat, (clock) => {
          const outcome = endVacation(clock, { at: now });
          if (!outcome.ok) return clock;
          const off = this.#ledgerOf(step.seat).off.pop();
          if (off !== undefined && off.from < now) this.#ledgerOf(step.seat).off.push({ ...off, until: now });
          return outcome.value;
        });
        return;
      case 'pause':
        if (this.#isPaused()) return;
        this.#pauses.push({ from: now, until: now + step.ms });
        this.clocks.forEach(({ turn }, seat) => (this.#ledgerOf(seat).beforePause = turn?.by ?? null));
        this.#repause();
        return;
      case 'resume':
        if (!this.#isPaused()) return;
        this.#pauses = this.#pauses.map((pause) => (pause.until > now ? { ...pause, until: now } : pause));
        this.#repause();
        return;
      case 'extend':
        this.clocks.forEach((_, seat) => {
          this.#change(seat, (clock) => extendTurn(clock, terms, { at: now, by: step.ms, pauses }));
        });
        return;
      default:
        step satisfies never;
    }
  }

  #begin(seat: number): void {
    this.#turns += 1;
    const id = `${this.#turns}`;
    const clock = this.clocks[seat];
    if (clock === undefined || clock.turn !== null) return;
    this.#change(seat, () => beginTurn(clock, this.#terms, { id, at: this.now, pauses: this.#pauses }));
    const ledger = this.#ledgerOf(seat);
    ledger.own = clock.bank + this.#terms.allowance * MINUTE;
    ledger.granted += this.#terms.allowance * MINUTE;
    ledger.beforePause = null;
  }

  #end(seat: number, how: ClockTurnEnd, after: number): void {
    const clock = this.clocks[seat];
    const turn = clock?.turn;
    if (clock === undefined || turn === undefined || turn === null) return;
    this.now = how === 'timeout' ? Math.max(this.now, turn.by) : this.now + after;
    // Somebody who is too late finds that the turn has timed out.
    const really = this.now >= turn.by ? 'timeout' : how;
    const next = endClockTurn(clock, this.#terms, { at: this.now, how: really, pauses: this.#pauses });
    this.clocks[seat] = next;
    const ledger = this.#ledgerOf(seat);
    const used = this.#ran(seat, turn, Math.min(this.now, turn.by));
    ledger.used += used;
    ledger.granted += turn.extended;
    const left = Math.max(0, ledger.own - used);
    expect(next.bank).toBe(Math.min(really === 'person' ? this.#terms.cap * MINUTE : clock.bank, left));
    if (really !== 'person') expect(next.bank).toBeLessThanOrEqual(clock.bank);
    expect(next.bank).toBeLessThanOrEqual(clock.bank + this.#terms.allowance * MINUTE);
    // Rounding may add a minute to each turn.
    expect(ledger.used).toBeLessThanOrEqual(ledger.granted + this.#turns * MINUTE);
  }

  #check(seat: number, was: SeatClock, is: SeatClock, isResumed: boolean): void {
    const { allowance, cap, vacationDays } = this.#terms;
    const ledger = this.#ledgerOf(seat);
    expect(is.bank).toBeLessThanOrEqual(cap * MINUTE);
    expect(is.daysTaken).toBeGreaterThanOrEqual(0);
    expect(is.daysTaken).toBeLessThanOrEqual(vacationDays);
    // Each vacation may be an hour longer if the clocks change, and another hour if the player changes zones.
    const off = ledger.off.reduce((sum, { from, until }) => sum + until - from, 0);
    expect(off).toBeLessThanOrEqual(is.daysTaken * DAY + ledger.off.length * 2 * HOUR);
    expect(is.breaks.length).toBeLessThanOrEqual(is.turn === null ? 1 : vacationDays);
    if (is.turn === null) return;
    expect(is.turn.by % MINUTE).toBe(0);
    expect(is.turn.by).toBeGreaterThanOrEqual(is.turn.since + allowance * MINUTE);
    const ran = this.#ran(seat, is.turn, is.turn.by);
    expect(ran).toBeGreaterThanOrEqual(ledger.own + is.turn.extended);
    expect(ran).toBeLessThan(ledger.own + is.turn.extended + MINUTE);
    if (was.turn?.id !== is.turn.id) {
      expect(is.breaks.length).toBeLessThanOrEqual(1);
      return;
    }
    expect(is.bank).toBe(was.bank);
    expect(is.turn.by).toBeGreaterThanOrEqual(isResumed ? (ledger.beforePause ?? 0) : was.turn.by);
  }

  /** Returns how long a turn ran until then, according to the ledger. */
  #ran(seat: number, { since, hours }: ClockTurn, until: number): number {
    const breaks = [...this.#ledgerOf(seat).off, ...this.#pauses];
    return runningTime(since, until, { hours, weekendsOff: this.#terms.weekendsOff, breaks });
  }

  #isPaused(): boolean {
    return this.#pauses.some(({ until }) => until > this.now);
  }

  #repause(): void {
    // Like the server, drops pauses that ended before the current turns began.
    this.clocks.forEach((_, seat) => {
      this.#change(seat, (clock) => {
        const pauses = this.#pauses.filter(({ until }) => until > (clock.turn?.since ?? this.now));
        return repause(clock, this.#terms, pauses);
      });
    });
  }

  #change(seat: number, by: (clock: SeatClock) => SeatClock): void {
    const clock = this.clocks[seat];
    if (clock !== undefined) this.clocks[seat] = by(clock);
  }

  #ledgerOf(seat: number): Ledger {
    const ledger = this.#ledgers[seat];
    if (ledger === undefined) throw new Error(`no seat ${seat}`);
    return ledger;
  }
}
