import {
  beginTurn,
  endTurn,
  extendTurn,
  newSeatClock,
  repause,
  type Break,
  type SeatClock,
  type TurnEnd,
} from '@slow-train/clock';
import type { ClockTerms, SeatHours } from '@slow-train/protocol';
import { at, turnIdOf, type BySeat, type Seat } from '@slow-train/rules';
import type { TableClock } from './clock-state.ts';
import { seatOf, seatsOn, type Game } from '../games/game.ts';
import type { Change, Entry } from '../games/change.ts';

/** Where somebody lives who has not said so. */
const NOWHERE: SeatHours = { zone: 'UTC', quiet: null };

/**
 * Lets the clocks follow what has happened: whose turn is over stops, whose turn has begun starts, and the table knows
 * when the first of them is out of time. For the end of every change of a table that is being played. Pure.
 */
export function settleClock(change: Change): Change {
  const { game, entries, at: now } = change;
  const terms = game.setup.clock;
  if (terms === undefined || game.status === 'boarding') return change;
  const { pauses, pausedUntil, seats } = game.clock ?? newClock(game, terms);
  const on = new Set(seatsOn(game));
  const settled = seats.map((clock, seat) => {
    const seated = game.seats[seat];
    const id = on.has(seat) && seated?.kind === 'person' && game.round ? turnIdOf(game.round.table, seat) : null;
    const isOver = clock.turn !== null && clock.turn.id !== id;
    const how = endOfTurn(entries, seat);
    const after = isOver ? endTurn(clock, terms, { at: now.getTime(), how, pauses }) : clock;
    const hours = seated?.kind === 'person' ? (seated.hours ?? NOWHERE) : after.hours;
    return id === null ? { ...after, hours } : beginTurn({ ...after, hours }, terms, { id, at: now.getTime(), pauses });
  });
  const until = game.status === 'finished' ? null : pausedUntil;
  return withClock(change, { seats: settled, pauses: stillCounted(settled, pauses), pausedUntil: until });
}

function newClock({ seats }: Pick<Game, 'seats'>, terms: ClockTerms): TableClock {
  return { seats: seats.map(() => newSeatClock(terms, NOWHERE)), pauses: [], pausedUntil: null };
}

/** By whose doing the turn of a seat was over that ran before these: of what may have followed since it was the first. */
function endOfTurn(entries: readonly Entry[], seat: Seat): TurnEnd {
  const first = entries.find((entry) => entry.seat === seat)?.by;
  switch (first) {
    case 'person':
    // Who lays out a plan in the middle of a turn was there. And nobody else is to see a difference.
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

/** A pause that was over before any turn began that still runs is of no use to anybody. */
function stillCounted(seats: BySeat<SeatClock>, pauses: readonly Break[]): readonly Break[] {
  const oldest = Math.min(...seats.map(({ turn }) => turn?.since ?? Infinity));
  return pauses.filter(({ until }, index) => until > oldest || index === pauses.length - 1);
}

function withClock(change: Change, clock: TableClock): Change {
  const by = Math.min(...clock.seats.map(({ turn }) => turn?.by ?? Infinity));
  const turnBy = clock.pausedUntil === null && Number.isFinite(by) ? new Date(by) : null;
  return { ...change, game: { ...change.game, clock, turnBy } };
}

/** All clocks stand still from now on, so many days at most. No change at a table without clocks. */
export function pauseClocks(change: Change, days: number): Change {
  const from = change.at.getTime();
  const until = from + days * 86_400_000;
  return withPauses(change, until, (pauses) => [...pauses, { from, until }]);
}

/** The pause is over: each clock has what it had when it began. No change where there is none. */
export function resumeClocks(change: Change): Change {
  const now = change.at.getTime();
  if (change.game.clock?.pausedUntil === null) return change;
  return withPauses(change, null, (pauses) =>
    pauses.map((pause) => ({ ...pause, until: Math.min(pause.until, Math.max(now, pause.from)) })),
  );
}

function withPauses(
  change: Change,
  pausedUntil: number | null,
  edit: (pauses: readonly Break[]) => readonly Break[],
): Change {
  const { clock, setup } = change.game;
  const terms = setup.clock;
  if (clock === null || terms === undefined) return change;
  const pauses = edit(clock.pauses);
  const seats = clock.seats.map((one) => repause(one, terms, pauses));
  return withClock(change, { seats, pauses, pausedUntil });
}

/** Whoever is on gets the allowance of a turn once more. No change at a table without clocks. */
export function extendClocks(change: Change): Change {
  const { clock, setup } = change.game;
  const terms = setup.clock;
  if (clock === null || terms === undefined) return change;
  const more = { at: change.at.getTime(), by: terms.allowance * 60_000, pauses: clock.pauses };
  return withClock(change, { ...clock, seats: clock.seats.map((one) => extendTurn(one, terms, more)) });
}

/** The table with another clock for one seat. */
export function withSeatClock(change: Change, seat: Seat, seatClock: SeatClock): Change {
  const { clock } = change.game;
  return clock === null ? change : withClock(change, { ...clock, seats: clock.seats.with(seat, seatClock) });
}

/** When the pause of a table ends, if nobody ends it sooner; null where there is none. */
export function pausedUntil({ clock }: Pick<Game, 'clock'>): Date | null {
  const until = clock?.pausedUntil ?? null;
  return until === null ? null : new Date(until);
}

/** The seats of persons whose time is out: none in a pause. */
export function seatsOutOfTime({ clock }: Pick<Game, 'clock'>, now: Date): Seat[] {
  if (clock === null || clock.pausedUntil !== null) return [];
  return clock.seats.flatMap(({ turn }, seat) => (turn !== null && turn.by <= now.getTime() ? [seat] : []));
}

/** When somebody's own time is out if they are on, else when the time of the first who is; null without a clock. */
export function turnByFor(game: Pick<Game, 'clock' | 'seats' | 'turnBy'>, account: string | null): Date | null {
  return timeOf(game, seatOf(game, account)) ?? game.turnBy;
}

/** When the time of a seat is out; null where no time runs. */
export function timeOf({ clock }: Pick<Game, 'clock'>, seat: Seat | null): Date | null {
  if (clock === null || seat === null || clock.pausedUntil !== null) return null;
  const { turn } = at(clock.seats, seat);
  return turn === null ? null : new Date(turn.by);
}
