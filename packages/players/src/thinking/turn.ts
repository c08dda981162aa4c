import {
  DRAWN_TILE,
  END,
  IS_BONUS,
  MARKER,
  OPEN,
  OPEN_AT,
  OUT,
  OVER,
  PASSES,
  PHASE,
  PLACED,
  PLACED_AT,
  PLAY,
  START,
  STARTER,
  STEP,
  TURN,
  TURNS,
  YARD,
  type Round,
} from './round.ts';

/** How a turn ended, as in `packages/rules/src/turn.ts`. */
type TurnEnd = 'placed' | 'uncapped' | 'idle' | 'passed';

/** Ends a turn: sets markers, opens doubles, moves the turn on. */
export function endTurn(round: Round, seat: number, how: TurnEnd): void {
  const { a, rules } = round;
  const isPlay = a[PHASE] === PLAY;
  if (how === 'idle' || (how === 'passed' && !(isPlay && rules.emptyPassMarks === 'no'))) mark(round, seat);
  if (how === 'uncapped') markUncapped(round, seat);
  if (isPlay) leaveOpen(round);
  round.add(TURNS + seat, 1);
  if (round.get(PASSES) >= round.seats) endRound(round, round.get(OUT));
  else passOn(round, seat);
}

/** Marks a train. A new marker restarts the count of passes. */
export function mark(round: Round, seat: number): void {
  const { publicTrains } = round.rules;
  if (publicTrains === 'all' || publicTrains === 'none' || round.a[MARKER + seat] === 1) return;
  round.a[MARKER + seat] = 1;
  round.a[PASSES] = 0;
}

function markUncapped(round: Round, seat: number): void {
  const { uncappedMarks } = round.rules;
  if (uncappedMarks === 'own') mark(round, seat);
  if (uncappedMarks !== 'bearer') return;
  const placed = round.get(PLACED);
  for (let index = 0; index < placed; index++) {
    const train = round.get(PLACED_AT + index) & 31;
    if (train < round.seats) mark(round, train);
  }
}

/** Opens the doubles that this turn leaves uncovered, in the order in which they bind. */
function leaveOpen(round: Round): void {
  const { a, rules } = round;
  if (a[OUT] !== -1) {
    round.keep(OPEN, OPEN_AT, () => false);
    return;
  }
  if (rules.openBinds === 'none') return;
  const placed = round.get(PLACED);
  for (let index = 0; index < placed; index++) {
    const double = round.get(PLACED_AT + index);
    const open = round.get(OPEN);
    if (rules.coverOrder !== 'earliest')
      for (let later = open; later > 0; later--) a[OPEN_AT + later] = round.get(OPEN_AT + later - 1);
    a[OPEN_AT + (rules.coverOrder === 'earliest' ? open : 0)] = double;
    a[OPEN] = open + 1;
  }
}

function passOn(round: Round, seat: number): void {
  const { a, seats } = round;
  const next = (seat + 1) % seats;
  if (a[PHASE] === PLAY && a[OUT] === -1) {
    passToBound(round, next);
    return;
  }
  for (let step = 0; step < seats; step++) {
    const other = (next + step) % seats;
    if (a[TURNS + other] === 0) {
      beginTurn(round, other);
      return;
    }
  }
  if (round.isBuilding && a[OUT] === -1) endBuilding(round, next);
  else endRound(round, round.get(OUT));
}

function passToBound(round: Round, seat: number): void {
  let next = seat;
  while (!isBound(round, next)) {
    if (round.a[YARD] === 0) round.add(PASSES, 1);
    if (round.get(PASSES) >= round.seats) {
      endRound(round, round.get(OUT));
      return;
    }
    next = (next + 1) % round.seats;
  }
  beginTurn(round, next);
}

/** `openBinds: eligible`: whether the open double binds this seat; if not, the seat is skipped. */
function isBound(round: Round, seat: number): boolean {
  const { a, rules } = round;
  if (a[OPEN] === 0 || rules.openBinds !== 'eligible' || rules.publicOwnerOnlyOwn === 'no') return true;
  const isEligible = (other: number): boolean => (round.get(OPEN_AT) & 31) === other || a[MARKER + other] === 0;
  if (isEligible(seat)) return true;
  for (let other = 0; other < round.seats; other++) if (isEligible(other)) return false;
  return true;
}

function beginTurn(round: Round, seat: number): void {
  const { a } = round;
  a[TURN] = seat;
  a[STEP] = START;
  a[IS_BONUS] = 0;
  a[DRAWN_TILE] = 0;
  round.keep(PLACED, PLACED_AT, () => false);
}

/** Ends the building phase: doubles at the ends of trains are open, in the order played. */
function endBuilding(round: Round, next: number): void {
  const { seats } = round;
  round.a[PHASE] = PLAY;
  if (round.rules.openBinds !== 'none')
    for (let step = 0; step < seats; step++) {
      const seat = (round.get(STARTER) + step) % seats;
      if (round.isDoubleAtEnd(seat)) round.addDouble(OPEN, OPEN_AT, round.get(END + seat), seat);
    }
  passToBound(round, next);
}

/** Ends the round: closes all doubles. @param out the seat that went out, -1 if the round is blocked */
export function endRound(round: Round, out: number): void {
  const { a } = round;
  a[PHASE] = OVER;
  a[OUT] = out;
  a[STEP] = START;
  round.keepDoubles(() => false);
}
