export * from './local-time.ts';
export * from './running.ts';
export {
  beginTurn,
  endClockTurn,
  extendTurn,
  later,
  newSeatClock,
  repause,
  reserveFrom,
  type SeatClock,
  type ClockTurn,
  type ClockTurnEnd,
} from './seat-clock.ts';
export * from './terms.ts';
export * from './time-off.ts';
export { daysOf, vacationBreak, type Vacation } from './vacation.ts';
