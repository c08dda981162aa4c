import { sizeOf } from '../bits.ts';
import { isOpenTo } from './legal.ts';
import { holding, type Planner } from './planner.ts';
import {
  COUNT,
  END,
  LAID,
  LEFT,
  LENGTH,
  MARKER,
  OPEN,
  OPEN_AT,
  PLACED,
  PLACED_AT,
  STEP,
  TURN,
  TURNS,
  YARD,
  type Round,
} from './round.ts';

/** Numbers that describe a position to the network; the last one is always 1. */
export const FEATURES = 70;

/** The adjacency of a plan's tiles, while a position is described. */
const inPlan = new Int32Array(19);

/**
 * Describes a position as a seat sees it: its own hand and public facts. Each number is about 0 to 1. The plan is the
 * seat's, made for this position.
 */
export function describe(round: Round, seat: number, plan: Planner, into: Float64Array): void {
  const { numbers, seats, rules, a } = round;
  let index = 0;
  const put = (value: number): void => {
    into[index++] = value;
  };
  const is = (condition: boolean): void => put(condition ? 1 : 0);
  const tiles = round.get(COUNT + seat);
  const left = round.get(LEFT + seat);

  let planned = 0;
  inPlan.fill(0);
  for (let step = 0; step < plan.length; step++) {
    const code = plan.tiles[step] ?? 0;
    planned += round.worthOf(code);
    inPlan[code >> 5] = (inPlan[code >> 5] ?? 0) | (1 << (code & 31));
  }

  // Ends on which the seat may usually play, without its own train.
  let publicEnds = 0;
  let ways = 0;
  const trains = seats + (rules.mexicanTrains > 0 ? 1 : 0);
  for (let train = 0; train < trains; train++) {
    if (train === seat || !isOpenTo(round, seat, train)) continue;
    publicEnds |= 1 << round.get(END + train);
    ways++;
  }
  const ownEnd = round.get(END + seat);

  let heaviest = 0;
  let second = 0;
  let loose = 0;
  let looseFits = 0;
  let looseFitPips = 0;
  let fits = 0;
  let looseDoubles = 0;
  let looseDoublePips = 0;
  let uncovered = 0;
  let meeting = 0;
  for (let high = 0; high < numbers; high++) {
    const row = round.row(seat, high) & ((2 << high) - 1);
    for (let low = 0; row >> low !== 0; low++) {
      if (((row >> low) & 1) === 0) continue;
      const isPublic = ((publicEnds >> high) & 1) === 1 || ((publicEnds >> low) & 1) === 1;
      if (isPublic) fits++;
      const worth = round.worthOf((high << 5) | low);
      const isDouble = high === low;
      if (isDouble && holding(round, seat, high) === 1) uncovered++;
      if ((((inPlan[high] ?? 0) >> low) & 1) === 1) continue;
      loose++;
      if (worth > heaviest) {
        second = heaviest;
        heaviest = worth;
      } else if (worth > second) second = worth;
      if (isPublic) {
        looseFits++;
        looseFitPips += worth;
      }
      if (isDouble) {
        looseDoubles++;
        looseDoublePips += worth;
      }
      meeting += unseen(round, seat, high) + (isDouble ? 0 : unseen(round, seat, low));
    }
  }
  put(tiles / 10);
  put(left / 60);
  put(plan.length / 10);
  put(planned / 60);
  put(loose / 5);
  put((left - planned) / 40);
  put(heaviest / 24);
  put(second / 24);
  put(looseDoubles / 2);
  put(looseDoublePips / 24);
  put(uncovered / 2);
  put(loose === 0 ? 0 : meeting / loose / 20);
  is(plan.length === tiles);
  put(1 / (1 + tiles));
  put(1 / (1 + loose));

  let least = 99;
  let next = 99;
  let sum = 0;
  let few = 0;
  let single = 0;
  let fewer = 0;
  let unmarked = 0;
  let leastUnmarked = 20;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const count = round.get(COUNT + other);
    sum += count;
    if (count < least) {
      next = least;
      least = count;
    } else if (count < next) next = count;
    if (count <= 2) few++;
    if (count <= 1) single++;
    if (count < tiles) fewer++;
    if (a[MARKER + other] === 0) {
      unmarked++;
      if (count < leastUnmarked) leastUnmarked = count;
    }
  }
  const others = seats - 1;
  put(least / 10);
  put(Math.min(next, 20) / 10);
  put(sum / others / 10);
  put(few / 2);
  put(single);
  put(fewer / others);
  put(1 / (1 + least));
  put(leastUnmarked / 10);
  put(unmarked / others);
  put(round.get(COUNT + ((seat + 1) % seats)) / 10);
  put((tiles - least) / 10);
  put((plan.length === 0 ? 0 : loose - least) / 10);

  const yard = round.get(YARD);
  put(yard / 40);
  put(Math.min(1, yard / (2 * seats)));
  is(yard === 0);
  is(a[MARKER + seat] === 1);
  is(a[MARKER + seat] === 1 && plan.length > 0);
  const first = round.get(OPEN) > 0 ? round.get(OPEN_AT) : -1;
  is(first >= 0);
  is(first >= 0 && (first & 31) === seat);
  put(first < 0 ? 0 : holding(round, seat, first >> 5) / 2);
  put(first < 0 ? 0 : unseen(round, seat, first >> 5) / 10);
  put(round.get(OPEN) / 2);
  const isMine = round.isMine(seat);
  is(isMine);
  is(isMine && round.get(STEP) === 2);
  const placed = isMine ? round.get(PLACED) : 0;
  let covers = 0;
  for (let double = 0; double < placed; double++) covers += holding(round, seat, round.get(PLACED_AT + double) >> 5);
  put(placed);
  put(covers / 2);
  is(placed > 0 && covers === 0);
  put(((round.get(TURN) - seat + seats) % seats) / seats);

  put(ways / seats);
  put(sizeOf(publicEnds) / 5);
  put(looseFits / 4);
  put(looseFitPips / 40);
  put(fits / 5);
  is(fits === 0 && plan.length === 0);
  is(rules.mexicanTrains > 0 && round.get(LENGTH + seats) > 0);
  put(holding(round, seat, ownEnd) / 3);
  put(unseen(round, seat, ownEnd) / 10);
  const last = plan.length === 0 ? -1 : (plan.tiles[plan.length - 1] ?? 0);
  put(unseen(round, seat, endOfPlan(ownEnd, plan)) / 10);
  is(last >= 0 && last >> 5 === (last & 31));
  is(round.get(TURNS + seat) === 0);
  put(Math.min(1, round.get(TURNS + seat) / 15));
  put(seats / 8);
  is(seats === 2);
  put(numbers / 19);
  put(tiles === 0 ? 0 : left / tiles / 12);

  is(rules.firstTurn === 'build');
  is(rules.firstTurn === 'phase');
  is(rules.doubles === 'chain');
  is(rules.doubles === 'pair');
  is(rules.doubles === 'plain' || rules.openBinds === 'none');
  is(rules.publicOwnerOnlyOwn === 'yes');
  is(rules.mustPlay === 'no');
  is(rules.liftedBy === 'anyone');
  is(rules.draw === 'until');
  put(1);
  if (index !== FEATURES) throw new RangeError(`${index} features`);
}

/** Returns how many tiles with this number the seat has not seen. */
function unseen(round: Round, seat: number, number: number): number {
  return round.numbers - round.get(LAID + number) - holding(round, seat, number);
}

/** Returns the open end once the plan is laid. */
function endOfPlan(start: number, plan: Planner): number {
  let end = start;
  for (let step = 0; step < plan.length; step++) {
    const code = plan.tiles[step] ?? 0;
    end = code >> 5 === end ? code & 31 : code >> 5;
  }
  return end;
}
