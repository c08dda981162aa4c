import type { ClockView, GameView, Vacation } from '@slow-train/protocol';
import { deadlineTime, remaining, timeLeft } from '#words';
import { clockText } from '#text/clock.ts';
import { stoppedUntil } from './stopped.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time of the turn that runs, as the header shows it. */
export interface ShownTime {
  /** The deadline: day and time. */
  readonly deadline: string;
  readonly left: string;
  /** `low`: the time is nearly up. `late`: so is the reserve, or both are. */
  readonly tone: 'plain' | 'low' | 'late';
  readonly gauge: TimeGauge;
  /** The end of its standstill; null while it runs. */
  readonly stopped: string | null;
}

/** The time left of a turn and of its reserve, as shares from 0 to 1. */
export interface TimeGauge {
  /** Null once the reserve is used. */
  readonly turn: number | null;
  readonly isLow: boolean;
  /** One for each day of the reserve, or each hour or week where days would be too coarse or too many. */
  readonly reserve: readonly number[];
}

type SeatClock = ClockView['seats'][number];

/** Returns the time of the turn that runs: mine if I have it, otherwise the next deadline; null if no clock runs. */
export function shownTime(game: Pick<GameView, 'clock' | 'turnBy' | 'you'>, now: number): ShownTime | null {
  const { clock, turnBy, you } = game;
  if (clock === null || turnBy === null || clock.pausedUntil !== null) return null;
  const by = Date.parse(turnBy);
  const mine = you.seat === null ? undefined : clock.seats[you.seat];
  const seat = mine?.by === turnBy ? mine : clock.seats.find((one) => one.by === turnBy);
  const { gauge, isInReserve } = gaugeOf(seat, clock.terms.allowance * MINUTE, by, now);
  const stop = stoppedUntil(game, now);
  const isNearlyUp = by - now < lowFor(clock.terms.allowance * MINUTE);
  return {
    deadline: deadlineTime(by, now),
    left: isInReserve && by - now >= MINUTE ? clockText.inReserve(remaining(by - now)) : timeLeft(by, now),
    tone: by <= now || (isNearlyUp && isInReserve) ? 'late' : isNearlyUp ? 'low' : 'plain',
    gauge,
    stopped: stop === null ? null : clockText.stopped(stop, now),
  };
}

/** A tenth of the turn, or an hour if that is more and the turn is long enough. In milliseconds. */
function lowFor(allowance: number): number {
  return Math.max(allowance / 10, Math.min(HOUR, allowance / 3));
}

function gaugeOf(
  seat: SeatClock | undefined,
  allowance: number,
  by: number,
  now: number,
): { readonly gauge: TimeGauge; readonly isInReserve: boolean } {
  const bank = (seat?.bank ?? 0) * MINUTE;
  const turnEnds = seat === undefined || seat.reserveFrom === null ? by : Date.parse(seat.reserveFrom);
  const isInReserve = bank > 0 && turnEnds < by && now >= turnEnds;
  const left = turnEnds - now;
  return {
    isInReserve,
    gauge: {
      turn: isInReserve ? null : share(left / allowance),
      isLow: isInReserve ? by - now < lowFor(allowance) : left < lowFor(allowance),
      reserve: boxes(bank, isInReserve ? by - now : bank),
    },
  };
}

/** The most boxes that fit. */
const MOST_BOXES = 5;
const BOXES = [HOUR, DAY, 7 * DAY];

/** Returns one share for each day, hour or week of a reserve, of which `left` milliseconds are left. */
function boxes(bank: number, left: number): readonly number[] {
  const fits = BOXES.filter((box) => bank / box <= MOST_BOXES);
  const box = bank >= DAY && fits.includes(DAY) ? DAY : (fits[0] ?? 7 * DAY);
  return Array.from({ length: Math.min(MOST_BOXES, Math.ceil(bank / box)) }, (_, index) => share(left / box - index));
}

function share(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** Returns the time of one seat: its deadline, its reserve, whether it has been late, and when it is away. */
export function seatTimes(clock: ClockView | null, seat: number, now: number): readonly string[] {
  const one = clock?.seats[seat];
  if (clock === null || one === undefined) return [];
  return [
    ...(one.by === null ? [] : [clockText.left(Date.parse(one.by), now)]),
    ...(clock.terms.cap === 0 ? [] : [reserveOf(one, now)]),
    ...(one.strikes === 0 ? [] : [clockText.late(one.strikes)]),
    ...(one.vacation === null || isOver(one.vacation, now) ? [] : [clockText.away(one.vacation)]),
  ];
}

/** Returns the rest of a seat's reserve in words: while it is being used, the time to the deadline. */
function reserveOf({ by, reserveFrom, bank }: SeatClock, now: number): string {
  const isInUse = by !== null && reserveFrom !== null && Date.parse(reserveFrom) <= now && bank > 0;
  const left = isInUse ? Date.parse(by) - now : bank * MINUTE;
  return left < MINUTE ? clockText.noReserve : clockText.hasReserve(remaining(left), isInUse);
}

/** Whether a vacation's last day is over, by UTC: other players need not know the owner's time zone. */
function isOver({ to }: Vacation, now: number): boolean {
  return Date.parse(`${to}T24:00:00Z`) <= now;
}
