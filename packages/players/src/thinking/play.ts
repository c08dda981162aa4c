import { BUILD, DRAW, PASS, tileOfMove, trainOfMove } from './code.ts';
import { findPlays } from './legal.ts';
import {
  BONUS,
  COUNT,
  DRAWN,
  DRAWN_TILE,
  IS_BONUS,
  MARKER,
  OPEN,
  OUT,
  OUT_ON_DOUBLE,
  PASSES,
  PHASE,
  PLACED,
  PLACED_AT,
  PLAY,
  START,
  STEP,
  TURNS,
  YARD,
  type Round,
} from './round.ts';
import { endRound, endTurn, mark } from './turn.ts';

/** Applies a legal move. @param tiles those of a build, as codes */
export function applyMove(round: Round, move: number, tiles: readonly number[] = []): void {
  if (move === DRAW) applyDraw(round);
  else if (move === PASS) applyPass(round);
  else if (move === BUILD) applyBuild(round, tiles);
  else applyPlay(round, tileOfMove(move), trainOfMove(move));
}

function applyPlay(round: Round, code: number, train: number): void {
  const { a } = round;
  const seat = round.turn;
  layTile(round, seat, code, train);
  round.keepDoubles((double) => (double & 31) !== train);
  const isDouble = code >> 5 === (code & 31);
  if (isDouble) {
    round.addDouble(PLACED, PLACED_AT, code & 31, train);
    a[STEP] = BONUS;
    a[IS_BONUS] = 0;
    a[DRAWN_TILE] = 0;
  }
  if (round.rules.deadDouble === 'release') round.keepDoubles((double) => !round.isLineEnded(double >> 5));
  if (isOut(round, seat, code)) goOut(round, seat, isDouble);
  else if (!isDouble || endsWithDouble(round)) endTurn(round, seat, 'placed');
}

/** Adds a matching tile to a train, removes the marker if this play does so (`liftedBy`), and restarts the count of passes. */
function layTile(round: Round, seat: number, code: number, train: number): void {
  const { a, rules } = round;
  round.lay(seat, code, train);
  a[PASSES] = 0;
  if (train < round.seats && (rules.liftedBy === 'anyone' || train === seat)) a[MARKER + train] = 0;
  if (rules.liftedBy === 'play') a[MARKER + seat] = 0;
}

function endsWithDouble(round: Round): boolean {
  const { doubles } = round.rules;
  return doubles === 'plain' || ((doubles === 'cap' || doubles === 'last') && round.a[PLACED] === 0);
}

function isOut(round: Round, seat: number, code: number): boolean {
  if (round.get(COUNT + seat) > 0) return false;
  if (round.rules.goOutOnDouble !== 'cover' || code >> 5 !== (code & 31) || round.a[YARD] === 0) return true;
  const placed = round.get(PLACED);
  for (let index = 0; index < placed; index++) if (round.get(PLACED_AT + index) >> 5 === (code & 31)) return false;
  return true;
}

function applyBuild(round: Round, tiles: readonly number[]): void {
  const { a } = round;
  const seat = round.turn;
  for (const code of tiles) layTile(round, seat, code, seat);
  const last = tiles.at(-1) ?? 0;
  const isDouble = a[PHASE] === PLAY && round.isDoubleAtEnd(seat);
  if (isDouble) {
    a[PLACED] = 0;
    round.addDouble(PLACED, PLACED_AT, last & 31, seat);
    a[STEP] = BONUS;
  }
  if (isOut(round, seat, last)) goOut(round, seat, last >> 5 === (last & 31));
  else if (!isDouble || endsWithDouble(round)) endTurn(round, seat, 'placed');
}

function applyDraw(round: Round): void {
  const { a, rules } = round;
  const seat = round.turn;
  const isAfter = round.isAfterDouble;
  const marksNow = rules.markOn === 'draw' && !isAfter && a[OPEN] === 0;
  takeTile(round, seat);
  const isTried = !(isAfter && rules.doubles === 'chain');
  if (isTried) {
    a[IS_BONUS] = isAfter && a[PLACED] === 0 ? 1 : 0;
    a[STEP] = DRAWN;
    if (marksNow) mark(round, seat);
    let drawn = 1;
    while (rules.draw === 'until' && drawn !== rules.drawCap && findPlays(round) === 0 && takeTile(round, seat))
      drawn++;
  }
  if (!isTried || findPlays(round) === 0) endTurn(round, seat, isAfter ? 'uncapped' : 'idle');
}

/** Moves the next boneyard tile to the hand; returns false if there is none. */
function takeTile(round: Round, seat: number): boolean {
  const { a, yard } = round;
  const left = round.get(YARD);
  if (left === 0) return false;
  const code = yard[left - 1] ?? 0;
  a[YARD] = left - 1;
  a[DRAWN_TILE] = code;
  round.hold(seat, code);
  round.add(COUNT + seat, 1);
  a[PASSES] = 0;
  return true;
}

function applyPass(round: Round): void {
  const { a } = round;
  if (a[STEP] === DRAWN) a[PASSES] = 0;
  else if (a[YARD] === 0) round.add(PASSES, 1);
  endTurn(round, round.turn, round.isAfterDouble ? 'uncapped' : a[STEP] === START ? 'passed' : 'idle');
}

function goOut(round: Round, seat: number, onDouble: boolean): void {
  const { a, rules } = round;
  if (onDouble && rules.goOutOnDouble === 'twice' && a[OUT] === -1) a[OUT_ON_DOUBLE] = 1;
  const isFirstTurn = rules.firstTurn === 'build' && a[TURNS + seat] === 0;
  let othersFinish = false;
  if (isFirstTurn)
    for (let other = 0; other < round.seats; other++) othersFinish ||= other !== seat && a[TURNS + other] === 0;
  if ((round.isBuilding || isFirstTurn) && a[OUT] === -1) a[OUT] = seat;
  if (!round.isBuilding && !othersFinish) {
    endRound(round, a[OUT] === -1 ? seat : round.get(OUT));
    return;
  }
  round.keepDoubles(() => false);
  endTurn(round, seat, 'placed');
}
