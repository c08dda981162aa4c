import {
  beginTurn,
  endClockTurn,
  extendTurn,
  later,
  newSeatClock,
  repause,
  reserveFrom,
  type Break,
  type SeatClock,
  type ClockTurnEnd,
} from '@slow-train/clock';
import { formatInstant, type ClockTerms, type ClockView, type Instant, type SeatHours } from '@slow-train/protocol';
import { at, turnIdOf, type BySeat, type Seat } from '@slow-train/rules';
import { activeSeats, type Game, type GameClock, type Outage } from './game.ts';
import { seatOf, type AccountId } from './seats.ts';
import { editGame, type GameUpdate, type StoredEntry } from './update.ts';

type Clocked = Pick<Game, 'clock'>;

/** For players who have not set a time zone. */
const UNKNOWN_HOURS: SeatHours = { zone: 'UTC', quiet: null };

/**
 * Brings the clocks up to date: stops those of turns that have ended, starts those of turns that have begun. The last
 * step of every update of a game in play.
 */
export function updateClock(update: GameUpdate): GameUpdate {
  const { game, entries, at: now } = update;
  const terms = game.setup.clock;
  if (terms === undefined || game.status === 'lobby') return update;
  const clock = game.clock ?? newClock(game, terms);
  const { pauses, pausedUntil, seats } = clock;
  const active = new Set(activeSeats(game));
  const updated = seats.map((one, seat) => {
    const occupant = game.seats[seat];
    const isPerson = occupant?.kind === 'person';
    const id = active.has(seat) && isPerson && game.round ? turnIdOf(game.round.table, seat) : null;
    const isOver = one.turn !== null && one.turn.id !== id;
    const how = endOfTurn(entries, seat);
    const after = isOver ? endClockTurn(one, terms, { at: now, how, pauses }) : one;
    const hours = isPerson ? (occupant.hours ?? UNKNOWN_HOURS) : after.hours;
    return id === null ? { ...after, hours } : beginTurn({ ...after, hours }, terms, { id, at: now, pauses });
  });
  const until = game.status === 'finished' ? null : pausedUntil;
  return withClock(update, { ...clock, seats: updated, pauses: pausesInUse(updated, pauses), pausedUntil: until });
}

function newClock({ seats }: Pick<Game, 'seats'>, terms: ClockTerms): GameClock {
  return { seats: seats.map(() => newSeatClock(terms, UNKNOWN_HOURS)), pauses: [], pausedUntil: null };
}

/** Returns who ended a seat's turn. Its first entry decides, because later ones may belong to the next turn. */
function endOfTurn(entries: readonly StoredEntry[], seat: Seat): ClockTurnEnd {
  const first = entries.find((entry) => entry.seat === seat)?.by;
  switch (first) {
    case 'person':
    // A player who lays out a plan during a turn is present. Counting it as a person also keeps the plan secret.
    case 'plan':
    case 'forced':
      return 'person';
    case 'timeout':
      return first;
    case 'computer':
    case 'table':
    case undefined:
      return 'computer';
    default:
      return first satisfies never;
  }
}

/** Drops pauses that ended before any running turn began; always keeps the last one. */
function pausesInUse(seats: BySeat<SeatClock>, pauses: readonly Break[]): readonly Break[] {
  const oldest = Math.min(...seats.map(({ turn }) => turn?.since ?? Infinity));
  return pauses.filter(({ until }, index) => until > oldest || index === pauses.length - 1);
}

function withClock(update: GameUpdate, clock: GameClock): GameUpdate {
  return editGame(update, { clock, turnBy: earliestDeadline({ clock }) });
}

/** Returns when the first seat runs out of time; null if no clock is running. */
export function earliestDeadline({ clock }: Clocked): Instant | null {
  if (clock === null || clock.pausedUntil !== null) return null;
  const by = Math.min(...clock.seats.map(({ turn }) => turn?.by ?? Infinity));
  return Number.isFinite(by) ? by : null;
}

/** Makes all clocks stand still during an outage that is over. No change in a game without clocks. */
export function addBreaks(update: GameUpdate, { since, until }: Outage): GameUpdate {
  const { clock, setup } = update.game;
  const terms = setup.clock;
  if (clock === null || terms === undefined) return update;
  const pauses = [...clock.pauses, { from: since, until }];
  const seats = clock.seats.map((one) => later(one, terms, pauses));
  return withClock(update, { ...clock, seats, pauses, outagesUntil: until });
}

/** Stops all clocks for up to `days` days. No change in a game without clocks. */
export function pauseClocks(update: GameUpdate, days: number): GameUpdate {
  const from = update.at;
  const until = from + days * 86_400_000;
  return withPauses(update, until, (pauses) => [...pauses, { from, until }]);
}

/** Ends a pause: each clock continues from where it stood when the pause began. No change if there is no pause. */
export function resumeClocks(update: GameUpdate): GameUpdate {
  const now = update.at;
  if (update.game.clock?.pausedUntil === null) return update;
  return withPauses(update, null, (pauses) =>
    pauses.map((pause) => ({ ...pause, until: Math.min(pause.until, Math.max(now, pause.from)) })),
  );
}

function withPauses(
  update: GameUpdate,
  pausedUntil: Instant | null,
  edit: (pauses: readonly Break[]) => readonly Break[],
): GameUpdate {
  const { clock, setup } = update.game;
  const terms = setup.clock;
  if (clock === null || terms === undefined) return update;
  const pauses = edit(clock.pauses);
  const seats = clock.seats.map((one) => repause(one, terms, pauses));
  return withClock(update, { ...clock, seats, pauses, pausedUntil });
}

/** Grants the active seats the allowance of one more turn. No change in a game without clocks. */
export function extendClocks(update: GameUpdate): GameUpdate {
  const { clock, setup } = update.game;
  const terms = setup.clock;
  if (clock === null || terms === undefined) return update;
  const more = { at: update.at, by: terms.allowance * 60_000, pauses: clock.pauses };
  return withClock(update, { ...clock, seats: clock.seats.map((one) => extendTurn(one, terms, more)) });
}

/** Replaces one seat's clock. No change in a game without clocks. */
export function withSeatClock(update: GameUpdate, seat: Seat, seatClock: SeatClock): GameUpdate {
  const { clock } = update.game;
  return clock === null ? update : withClock(update, { ...clock, seats: clock.seats.with(seat, seatClock) });
}

/** Returns when a pause ends, unless a vote ends it sooner; null if there is none. */
export function pausedUntil({ clock }: Clocked): Instant | null {
  return clock?.pausedUntil ?? null;
}

/** Returns the seats of people who have run out of time; none during a pause. */
export function lateSeats({ clock }: Clocked, now: Instant): Seat[] {
  if (clock === null || clock.pausedUntil !== null) return [];
  return clock.seats.flatMap(({ turn }, seat) => (turn !== null && turn.by <= now ? [seat] : []));
}

/** Returns an account's deadline if it is their turn, otherwise the earliest active seat's; null without a clock. */
export function deadlineFor(game: Pick<Game, 'clock' | 'seats' | 'turnBy'>, account: AccountId | null): Instant | null {
  return game.turnBy && (deadlineOf(game, seatOf(game, account)) ?? game.turnBy);
}

/** Returns when a seat runs out of time; null if its clock is not running. */
function deadlineOf({ clock }: Clocked, seat: Seat | null): Instant | null {
  if (clock === null || seat === null || clock.pausedUntil !== null) return null;
  return at(clock.seats, seat).turn?.by ?? null;
}

/** Returns the clocks as the viewer in this seat may see them: everybody's deadline, but only their own hours. */
export function clockView(game: Pick<Game, 'clock' | 'setup'>, seat: Seat | null): ClockView | null {
  const { clock, setup } = game;
  const terms = setup.clock;
  if (terms === undefined) return null;
  const seats = clock?.seats ?? [];
  return {
    terms,
    pausedUntil: formatInstant(pausedUntil(game)),
    seats: seats.map((seatClock, one) => {
      const by = deadlineOf(game, one);
      return {
        by: formatInstant(by),
        reserveFrom: by === null ? null : formatInstant(reserveFrom(seatClock, terms, clock?.pauses ?? [])),
        bank: Math.floor(seatClock.bank / 60_000),
        strikes: seatClock.strikes,
        vacation: seatClock.vacation,
      };
    }),
    you: clock === null || seat === null ? null : ownClock(at(clock.seats, seat), terms.vacationDays, clock.pauses),
  };
}

function ownClock(
  { hours, daysTaken, turn, breaks }: SeatClock,
  vacationDays: number,
  pauses: SeatClock['breaks'],
): NonNullable<ClockView['you']> {
  const stops = turn && {
    since: formatInstant(turn.since),
    budget: turn.budget,
    hours: turn.hours,
    breaks: [...breaks, ...pauses],
  };
  return { hours, daysLeft: vacationDays - daysTaken, stops };
}
