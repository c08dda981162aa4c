export * from './local-time.ts';
export * from './running.ts';
export {
  beginTurn,
  endTurn,
  extendTurn,
  later,
  newSeatClock,
  repause,
  reserveFrom,
  type SeatClock,
  type Turn,
  type TurnEnd,
} from './seat-clock.ts';
export * from './terms.ts';
export * from './time-off.ts';
export { daysOf, vacationBreak, type Vacation } from './vacation.ts';
