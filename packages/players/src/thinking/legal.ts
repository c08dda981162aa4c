import { lowest, withoutLowest, type Bits } from '../bits.ts';
import { BUILD, DRAW, PASS, playCode, tileCode } from './code.ts';
import {
  COUNT,
  DRAWN,
  DRAWN_TILE,
  END,
  LENGTH,
  MARKER,
  OPEN,
  OPEN_AT,
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

/** Finds the legal moves of the seat whose turn it is, all in `moves`, and returns their number. BUILD names no tiles. */
export function findMoves(round: Round): number {
  const { moves } = round;
  let count = 0;
  if (round.isOver) return 0;
  const isDue = isBuildDue(round);
  if (isDue && canBuild(round)) moves[count++] = BUILD;
  if (!isDue) count = findPlays(round);
  const isForced = count > 0 && mustPlay(round);
  if (round.isBuilding) {
    if (count === 0) moves[count++] = PASS;
    return count;
  }
  if (round.a[STEP] === DRAWN) {
    if (round.rules.drawnTile === 'may') moves[count++] = PASS;
    return count;
  }
  if (!isForced) moves[count++] = round.get(YARD) > 0 ? DRAW : PASS;
  return count;
}

function mustPlay(round: Round): boolean {
  const { rules } = round;
  const placed = round.get(PLACED);
  return (
    rules.mustPlay === 'yes' ||
    round.a[YARD] === 0 ||
    (rules.doubles === 'pair' && placed === 2) ||
    (rules.doubles === 'last' && placed >= 2)
  );
}

function isBuildTurn(round: Round): boolean {
  return round.a[PHASE] === PLAY && round.rules.firstTurn === 'build' && round.a[TURNS + round.turn] === 0;
}

function isBuildDue(round: Round): boolean {
  return round.isBuilding || (isBuildTurn(round) && round.a[STEP] === START && round.a[OPEN] === 0);
}

function canBuild(round: Round): boolean {
  const seat = round.turn;
  const end = round.get(END + seat);
  for (let fits = round.row(seat, end); fits !== 0; fits = withoutLowest(fits)) {
    if (mayBuildEnd(round, lowest(fits) === end, round.get(COUNT + seat) === 1)) return true;
  }
  return false;
}

/** Whether a build may end so: in a double, or with all tiles. */
export function mayBuildEnd(round: Round, inDouble: boolean, isAll: boolean): boolean {
  const { goOutOnDouble, buildEndsInDouble } = round.rules;
  if (!inDouble) return true;
  const mayGoOut = goOutOnDouble === 'yes' || goOutOnDouble === 'twice';
  if (buildEndsInDouble === 'no' && !(isAll && mayGoOut)) return false;
  return !(isAll && (goOutOnDouble === 'no' || (goOutOnDouble === 'cover' && round.isBuilding)));
}

/** Finds the legal plays of the seat whose turn it is, all in `moves`, and returns their number. */
export function findPlays(round: Round): number {
  const { rules, moves } = round;
  let count = 0;
  if (round.a[PHASE] !== PLAY) return 0;
  const seat = round.turn;
  const trains = round.seats + (rules.mexicanTrains > 0 ? 1 : 0);
  const isDrawn = round.a[STEP] === DRAWN;
  const drawn = round.get(DRAWN_TILE);
  for (let train = 0; train < trains; train++) {
    const end = round.get(END + train);
    const isAny = train === round.seats && rules.mexicanTile === 'double' && round.a[LENGTH + train] === 0;
    let fits = isAny ? doublesOf(round, seat) : round.row(seat, end);
    if (isDrawn && !isAny) {
      const a = drawn >> 5;
      const b = drawn & 31;
      fits &= a === end ? 1 << b : b === end ? 1 << a : 0;
    } else if (isDrawn) fits &= drawn >> 5 === (drawn & 31) ? 1 << (drawn & 31) : 0;
    if (fits === 0 || !mayPlayOn(round, seat, train)) continue;
    for (; fits !== 0; fits = withoutLowest(fits)) {
      const other = lowest(fits);
      const code = isAny ? tileCode(other, other) : tileCode(end, other);
      if (mayPlay(round, seat, code, train)) moves[count++] = playCode(code, train);
    }
  }
  return count;
}

function doublesOf(round: Round, seat: number): Bits {
  let doubles = 0;
  for (let number = 0; number < round.numbers; number++) doubles |= round.row(seat, number) & (1 << number);
  return doubles;
}

/** Whether the seat, which has the turn, may play on this train now. */
function mayPlayOn(round: Round, seat: number, train: number): boolean {
  const { rules } = round;
  if (round.isAfterDouble) {
    const placed = round.get(PLACED);
    if (isOnPlaced(round, train)) return true;
    if (placed > 0 && rules.doubles === 'cap') return false;
    if (placed === 2 && rules.doubles === 'pair') return false;
  } else {
    if (round.get(OPEN) > 0) return (round.get(OPEN_AT) & 31) === train;
    if (isBuildTurn(round) && !(round.a[STEP] === DRAWN && train === seat)) return false;
  }
  return isOpenTo(round, seat, train);
}

/** Whether a train is one on which this seat may play, apart from the demands of its turn. */
export function isOpenTo(round: Round, seat: number, train: number): boolean {
  const { rules, a } = round;
  if (train === seat) return true;
  if (a[MARKER + seat] === 1 && rules.publicOwnerOnlyOwn === 'yes') return false;
  if (train === round.seats) {
    if (round.get(LENGTH + train) > 0) return true;
    return round.get(TURNS + seat) + 1 >= Math.max(rules.mexicanFrom, rules.mexicanOnFirstTurn === 'no' ? 2 : 1);
  }
  if (rules.publicTrains === 'none' || (rules.publicTrains !== 'all' && a[MARKER + train] === 0)) return false;
  return rules.startOthers === 'yes' || round.get(LENGTH + train) > 0;
}

function isOnPlaced(round: Round, train: number): boolean {
  const placed = round.get(PLACED);
  for (let index = 0; index < placed; index++) if ((round.get(PLACED_AT + index) & 31) === train) return true;
  return false;
}

function mayPlay(round: Round, seat: number, code: number, train: number): boolean {
  const { rules } = round;
  const number = code >> 5;
  const double = number === (code & 31);
  const isLast = round.get(COUNT + seat) === 1;
  if (double && isLast && rules.goOutOnDouble === 'no') return false;
  if (double && rules.buildEndsInDouble === 'no' && isBuildTurn(round)) return false;
  const placed = round.get(PLACED);
  if (!round.isAfterDouble) return true;
  if (placed > 0) {
    const isLastDouble = (round.get(PLACED_AT + placed - 1) & 31) === train;
    const orDouble = rules.doubles === 'last' && !double;
    if (orDouble && !isLastDouble) return false;
    if (rules.goOutOnDouble === 'cover' && isLast && !orDouble && !isOnPlaced(round, train)) return false;
  }
  if (!double || (rules.doubles !== 'pair' && rules.doubles !== 'last')) return true;
  if (follows(round, seat, number)) return true;
  if (rules.doubles === 'last') return false;
  for (let index = 0; index < placed; index++) {
    if (follows(round, seat, round.get(PLACED_AT + index) >> 5)) return true;
  }
  return false;
}

/** Whether the hand has a tile, not a double, with this number. */
function follows(round: Round, seat: number, number: number): boolean {
  return (round.row(seat, number) & ~(1 << number)) !== 0;
}
