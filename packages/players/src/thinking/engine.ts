import {
  drawnOf,
  high,
  isDouble,
  low,
  MEXICANS,
  tilesOf,
  tileOf,
  tileScore,
  type Move,
  type Pips,
  type PublicRound,
  type RuleSet,
  type Tile,
  type TrainId,
} from '@slow-train/rules';
import { lowest, withoutLowest, type Bits } from '../bits.ts';

/** Numbers on tiles and seats, at most. */
const NUMBERS = 19;
const SEATS = 16;
const DOUBLES = 20;

/** Phases, steps. */
const BUILDING = 0;
const PLAY = 1;
export const OVER = 2;
const START = 0;
const DRAWN = 1;
const BONUS = 2;

/** Where things are in the array of a position. */
const PHASE = 0;
export const TURN = 1;
export const STEP = 2;
const IS_BONUS = 3;
const DRAWN_TILE = 4;
/** Doubles placed in this turn, and those of earlier ones: their count here, each at the place below. */
export const PLACED = 5;
export const OPEN = 6;
export const YARD = 7;
const PASSES = 8;
const OUT = 9;
const OUT_ON_DOUBLE = 10;
const STARTER = 11;
export const PLACED_AT = 12;
export const OPEN_AT = PLACED_AT + DOUBLES;
/** By number: how many tiles on the table bear it, and which, as a row of the adjacency. */
export const LAID = OPEN_AT + DOUBLES;
const ON_TABLE = LAID + NUMBERS;
/** By train, the Mexican one after those of the seats: open end, tiles, whether it ends in a double. */
export const END = ON_TABLE + NUMBERS;
export const LENGTH = END + SEATS + 1;
const ENDS_IN_DOUBLE = LENGTH + SEATS + 1;
/** By seat. */
export const MARKER = ENDS_IN_DOUBLE + SEATS + 1;
export const COUNT = MARKER + SEATS;
export const TURNS = COUNT + SEATS;
export const LEFT = TURNS + SEATS;
/** By seat, a row for each number: bit m of row k is set if the hand holds k-m. */
const HANDS = LEFT + SEATS;

/** A move as a number: a play is its tile's higher end, lower end and train; these are the others. */
export const DRAW = -1;
export const PASS = -2;
export const BUILD = -3;
export const tileOfMove = (move: number): number => move >> 5;
export const trainOfMove = (move: number): number => move & 31;
/** A tile as a number: its ends side by side. */
export const tileCode = (a: number, b: number): number => (a < b ? (b << 5) | a : (a << 5) | b);

/** Whether a round with these rules can be thought through; others are refused. */
export function isThinkable({ rules, seats }: Pick<PublicRound, 'rules' | 'seats'>): boolean {
  return (
    seats.length <= SEATS &&
    rules.sets === 1 &&
    rules.partners === 'no' &&
    rules.foot === 'none' &&
    rules.draw !== 'two' &&
    rules.lateBuild === 'no' &&
    rules.ownTrainFirst === 'no' &&
    rules.mexicanTrains <= 1 &&
    (rules.mexicanStart === 'any' || rules.mexicanTrains === 0) &&
    rules.openBinds !== 'player' &&
    rules.scoring === 'pips' &&
    !(rules.firstTurn === 'phase' && rules.simultaneousBuild === 'yes')
  );
}

/**
 * A round to think with: mutable, its position in one flat array, so that copying it is copying that. Follows the same rules as
 * `packages/rules`, which the tests hold by random play. Everybody taps for a last tile, and nobody is caught.
 */
export class Round {
  readonly rules: RuleSet;
  readonly seats: number;
  /** Numbers on tiles: one more than the highest. */
  readonly numbers: number;
  readonly a: Int32Array;
  /** Undrawn tiles as codes, the next one last. */
  readonly yard: Int32Array;
  /** Legal moves, after `findMoves`. */
  readonly moves = new Int32Array(512);
  readonly #worth = new Int32Array(1024);

  readonly #table: PublicRound;

  constructor(table: PublicRound) {
    this.#table = table;
    this.rules = table.rules;
    this.seats = table.seats.length;
    this.numbers = table.set + 1;
    this.a = new Int32Array(HANDS + this.seats * NUMBERS);
    this.yard = new Int32Array(tilesOf(table.set).length);
    for (const tile of tilesOf(table.set)) this.#worth[tileCode(high(tile), low(tile))] = tileScore(table.rules, tile);
    this.read(table);
  }

  /** Returns another round in the same position; nothing is left to draw from. */
  twin(): Round {
    const twin = new Round(this.#table);
    twin.a.set(this.a);
    return twin;
  }

  get(index: number): number {
    return this.a[index] ?? 0;
  }

  add(index: number, change: number): void {
    this.a[index] = (this.a[index] ?? 0) + change;
  }

  /** Takes over the public part of a round with the same rules and seats; all hands are empty. */
  read(table: PublicRound): void {
    const { a } = this;
    a.fill(0);
    a[PHASE] = table.phase === 'building' ? BUILDING : table.phase === 'play' ? PLAY : OVER;
    a[TURN] = table.turn.seat;
    a[STEP] = table.turn.step === 'start' ? START : table.turn.step === 'drawn' ? DRAWN : BONUS;
    a[IS_BONUS] = table.turn.bonus === true ? 1 : 0;
    a[YARD] = table.boneyard;
    a[PASSES] = table.passes;
    a[OUT] = table.out ?? -1;
    a[OUT_ON_DOUBLE] = table.outOnDouble === true ? 1 : 0;
    a[STARTER] = table.starter;
    for (const { tile, train } of table.turn.doubles)
      this.#addDouble(PLACED, PLACED_AT, high(tile), this.#index(train));
    for (const { tile, train } of table.open) this.#addDouble(OPEN, OPEN_AT, high(tile), this.#index(train));
    this.#seen(high(table.engine), low(table.engine));
    table.seats.forEach(({ train, marker, tiles, turns }, seat) => {
      a[MARKER + seat] = marker ? 1 : 0;
      a[COUNT + seat] = tiles;
      a[TURNS + seat] = turns;
      this.#readTrain(seat, train.tiles, train.end);
    });
    const [mexican] = table.mexicans;
    if (mexican !== undefined) this.#readTrain(this.seats, mexican.tiles, mexican.end);
  }

  #index(train: TrainId): number {
    return typeof train === 'number' ? train : this.seats;
  }

  #readTrain(train: number, tiles: readonly Tile[], end: Pips): void {
    const last = tiles.at(-1);
    this.a[END + train] = end;
    this.a[LENGTH + train] = tiles.length;
    this.a[ENDS_IN_DOUBLE + train] = last !== undefined && isDouble(last) ? 1 : 0;
    for (const tile of tiles) this.#seen(high(tile), low(tile));
  }

  #seen(a: number, b: number): void {
    this.add(LAID + a, 1);
    if (a !== b) this.add(LAID + b, 1);
    this.a[ON_TABLE + a] = this.get(ON_TABLE + a) | (1 << b);
    this.a[ON_TABLE + b] = this.get(ON_TABLE + b) | (1 << a);
  }

  /** Puts a tile, which the count of the hand includes, into a hand. */
  hold(seat: number, code: number): void {
    const row = HANDS + seat * NUMBERS;
    const a = code >> 5;
    const b = code & 31;
    this.a[row + a] = this.get(row + a) | (1 << b);
    this.a[row + b] = this.get(row + b) | (1 << a);
    this.add(LEFT + seat, this.#worth[code] ?? 0);
  }

  /** Puts a hand's tiles in, and names the one just drawn if the seat has the turn. */
  holdAll(table: PublicRound, seat: number, hand: readonly Tile[]): void {
    for (const tile of hand) this.hold(seat, tileCode(high(tile), low(tile)));
    if (table.turn.seat !== seat) return;
    const [drawn] = drawnOf(table, hand);
    if (drawn !== undefined) this.a[DRAWN_TILE] = tileCode(high(drawn), low(drawn));
  }

  worthOf(code: number): number {
    return this.#worth[code] ?? 0;
  }

  /** Returns the row of a hand: the other ends of its tiles with this number. */
  row(seat: number, number: number): Bits {
    return this.get(HANDS + seat * NUMBERS + number);
  }

  holds(seat: number, a: number, b: number): boolean {
    return ((this.row(seat, a) >> b) & 1) === 1;
  }

  /** Whether a tile lies on the table. */
  isLaid(code: number): boolean {
    return ((this.get(ON_TABLE + (code >> 5)) >> (code & 31)) & 1) === 1;
  }

  get isOver(): boolean {
    return this.a[PHASE] === OVER;
  }

  get isBuilding(): boolean {
    return this.a[PHASE] === BUILDING;
  }

  get turn(): number {
    return this.get(TURN);
  }

  isMine(seat: number): boolean {
    return this.a[PHASE] !== OVER && this.a[TURN] === seat;
  }

  get isAfterDouble(): boolean {
    const { a } = this;
    return a[STEP] === BONUS || (a[STEP] === DRAWN && (this.get(PLACED) > 0 || a[IS_BONUS] === 1));
  }

  /** Finds the legal moves of the seat whose turn it is, all in `moves`, and returns their number. BUILD names no tiles. */
  findMoves(): number {
    let count = 0;
    if (this.isOver) return 0;
    const isDue = this.isBuildDue;
    if (isDue && this.#canBuild()) this.moves[count++] = BUILD;
    if (!isDue) count = this.#findPlays();
    const isForced = count > 0 && this.#mustPlay();
    if (this.isBuilding) {
      if (count === 0) this.moves[count++] = PASS;
      return count;
    }
    if (this.a[STEP] === DRAWN) {
      if (this.rules.drawnTile === 'may') this.moves[count++] = PASS;
      return count;
    }
    if (!isForced) this.moves[count++] = this.get(YARD) > 0 ? DRAW : PASS;
    return count;
  }

  #mustPlay(): boolean {
    const { rules } = this;
    const placed = this.get(PLACED);
    return (
      rules.mustPlay === 'yes' ||
      this.a[YARD] === 0 ||
      (rules.doubles === 'pair' && placed === 2) ||
      (rules.doubles === 'last' && placed >= 2)
    );
  }

  get isBuildTurn(): boolean {
    return this.a[PHASE] === PLAY && this.rules.firstTurn === 'build' && this.a[TURNS + this.turn] === 0;
  }

  get isBuildDue(): boolean {
    return this.isBuilding || (this.isBuildTurn && this.a[STEP] === START && this.a[OPEN] === 0);
  }

  #canBuild(): boolean {
    const seat = this.turn;
    const end = this.get(END + seat);
    for (let fits = this.row(seat, end); fits !== 0; fits = withoutLowest(fits)) {
      if (this.mayBuildEnd(lowest(fits) === end, this.get(COUNT + seat) === 1)) return true;
    }
    return false;
  }

  /** Whether a build may end so: in a double, or with all tiles. */
  mayBuildEnd(inDouble: boolean, isAll: boolean): boolean {
    const { goOutOnDouble, buildEndsInDouble } = this.rules;
    if (!inDouble) return true;
    const mayGoOut = goOutOnDouble === 'yes' || goOutOnDouble === 'twice';
    if (buildEndsInDouble === 'no' && !(isAll && mayGoOut)) return false;
    return !(isAll && (goOutOnDouble === 'no' || (goOutOnDouble === 'cover' && this.isBuilding)));
  }

  #findPlays(): number {
    let count = 0;
    if (this.a[PHASE] !== PLAY) return 0;
    const seat = this.turn;
    const trains = this.seats + (this.rules.mexicanTrains > 0 ? 1 : 0);
    const isDrawn = this.a[STEP] === DRAWN;
    const drawn = this.get(DRAWN_TILE);
    for (let train = 0; train < trains; train++) {
      const end = this.get(END + train);
      const isAny = train === this.seats && this.rules.mexicanTile === 'double' && this.a[LENGTH + train] === 0;
      let fits = isAny ? this.#doublesOf(seat) : this.row(seat, end);
      if (isDrawn && !isAny) {
        const a = drawn >> 5;
        const b = drawn & 31;
        fits &= a === end ? 1 << b : b === end ? 1 << a : 0;
      } else if (isDrawn) fits &= drawn >> 5 === (drawn & 31) ? 1 << (drawn & 31) : 0;
      if (fits === 0 || !this.mayPlayOn(seat, train)) continue;
      for (; fits !== 0; fits = withoutLowest(fits)) {
        const other = lowest(fits);
        const code = isAny ? tileCode(other, other) : tileCode(end, other);
        if (this.#mayPlay(seat, code, train)) this.moves[count++] = (code << 5) | train;
      }
    }
    return count;
  }

  #doublesOf(seat: number): Bits {
    let doubles = 0;
    for (let number = 0; number < this.numbers; number++) doubles |= this.row(seat, number) & (1 << number);
    return doubles;
  }

  /** Whether the seat, which has the turn, may play on this train now. */
  mayPlayOn(seat: number, train: number): boolean {
    const { rules } = this;
    if (this.isAfterDouble) {
      const placed = this.get(PLACED);
      if (this.#isOnPlaced(train)) return true;
      if (placed > 0 && rules.doubles === 'cap') return false;
      if (placed === 2 && rules.doubles === 'pair') return false;
    } else {
      if (this.get(OPEN) > 0) return (this.get(OPEN_AT) & 31) === train;
      if (this.isBuildTurn && !(this.a[STEP] === DRAWN && train === seat)) return false;
    }
    return this.isOpenTo(seat, train);
  }

  /** Whether a train is one on which this seat may play, apart from the demands of its turn. */
  isOpenTo(seat: number, train: number): boolean {
    const { rules, a } = this;
    if (train === seat) return true;
    if (a[MARKER + seat] === 1 && rules.publicOwnerOnlyOwn === 'yes') return false;
    if (train === this.seats) {
      if (this.get(LENGTH + train) > 0) return true;
      return this.get(TURNS + seat) + 1 >= Math.max(rules.mexicanFrom, rules.mexicanOnFirstTurn === 'no' ? 2 : 1);
    }
    if (rules.publicTrains === 'none' || (rules.publicTrains !== 'all' && a[MARKER + train] === 0)) return false;
    return rules.startOthers === 'yes' || this.get(LENGTH + train) > 0;
  }

  #isOnPlaced(train: number): boolean {
    const placed = this.get(PLACED);
    for (let index = 0; index < placed; index++) if ((this.get(PLACED_AT + index) & 31) === train) return true;
    return false;
  }

  #mayPlay(seat: number, code: number, train: number): boolean {
    const { rules } = this;
    const number = code >> 5;
    const double = number === (code & 31);
    const isLast = this.get(COUNT + seat) === 1;
    if (double && isLast && rules.goOutOnDouble === 'no') return false;
    if (double && rules.buildEndsInDouble === 'no' && this.isBuildTurn) return false;
    const placed = this.get(PLACED);
    if (!this.isAfterDouble) return true;
    if (placed > 0) {
      const isLastDouble = (this.get(PLACED_AT + placed - 1) & 31) === train;
      const orDouble = rules.doubles === 'last' && !double;
      if (orDouble && !isLastDouble) return false;
      if (rules.goOutOnDouble === 'cover' && isLast && !orDouble && !this.#isOnPlaced(train)) return false;
    }
    if (!double || (rules.doubles !== 'pair' && rules.doubles !== 'last')) return true;
    if (this.#follows(seat, number)) return true;
    if (rules.doubles === 'last') return false;
    for (let index = 0; index < placed; index++) if (this.#follows(seat, this.get(PLACED_AT + index) >> 5)) return true;
    return false;
  }

  /** Whether the hand has a tile, not a double, with this number. */
  #follows(seat: number, number: number): boolean {
    return (this.row(seat, number) & ~(1 << number)) !== 0;
  }

  /** Applies a legal move other than a build. */
  apply(move: number): void {
    if (move === DRAW) this.#draw();
    else if (move === PASS) this.#pass();
    else this.#playTile(move >> 5, move & 31);
  }

  #lay(seat: number, code: number, train: number): void {
    const { a, rules } = this;
    const x = code >> 5;
    const y = code & 31;
    const row = HANDS + seat * NUMBERS;
    a[row + x] = this.get(row + x) & ~(1 << y);
    a[row + y] = this.get(row + y) & ~(1 << x);
    this.add(COUNT + seat, -1);
    this.add(LEFT + seat, -this.worthOf(code));
    a[END + train] = x === a[END + train] ? y : x;
    this.add(LENGTH + train, 1);
    a[ENDS_IN_DOUBLE + train] = x === y ? 1 : 0;
    this.#seen(x, y);
    a[PASSES] = 0;
    if (train < this.seats && (rules.liftedBy === 'anyone' || train === seat)) a[MARKER + train] = 0;
    if (rules.liftedBy === 'play') a[MARKER + seat] = 0;
  }

  #playTile(code: number, train: number): void {
    const seat = this.turn;
    this.#lay(seat, code, train);
    this.#keep(PLACED, PLACED_AT, (double) => (double & 31) !== train);
    this.#keep(OPEN, OPEN_AT, (double) => (double & 31) !== train);
    const double = code >> 5 === (code & 31);
    if (double) {
      this.#addDouble(PLACED, PLACED_AT, code & 31, train);
      this.a[STEP] = BONUS;
      this.a[IS_BONUS] = 0;
      this.a[DRAWN_TILE] = 0;
    }
    if (this.rules.deadDouble === 'release') {
      const isAlive = (one: number): boolean => !this.isLineEnded(one >> 5);
      this.#keep(PLACED, PLACED_AT, isAlive);
      this.#keep(OPEN, OPEN_AT, isAlive);
    }
    if (this.#isOut(seat, code)) this.#goOut(seat, double);
    else if (!double || this.#endsWithDouble()) this.#endTurn(seat, true, false, false);
  }

  /** Whether all tiles with this number are on the table. */
  isLineEnded(number: number): boolean {
    return this.a[LAID + number] === this.numbers;
  }

  #addDouble(count: number, first: number, number: number, train: number): void {
    this.a[first + this.get(count)] = (number << 5) | train;
    this.add(count, 1);
  }

  #keep(count: number, first: number, isKept: (double: number) => boolean): void {
    const all = this.get(count);
    let kept = 0;
    for (let index = 0; index < all; index++) {
      const double = this.get(first + index);
      this.a[first + index] = 0;
      if (isKept(double)) this.a[first + kept++] = double;
    }
    this.a[count] = kept;
  }

  #endsWithDouble(): boolean {
    const { doubles } = this.rules;
    return doubles === 'plain' || ((doubles === 'cap' || doubles === 'last') && this.a[PLACED] === 0);
  }

  #isOut(seat: number, code: number): boolean {
    if (this.get(COUNT + seat) > 0) return false;
    if (this.rules.goOutOnDouble !== 'cover' || code >> 5 !== (code & 31) || this.a[YARD] === 0) return true;
    const placed = this.get(PLACED);
    for (let index = 0; index < placed; index++) if (this.get(PLACED_AT + index) >> 5 === (code & 31)) return false;
    return true;
  }

  /** Lays a legal build, whose tiles are codes. */
  build(tiles: readonly number[]): void {
    const seat = this.turn;
    for (const code of tiles) this.#lay(seat, code, seat);
    const last = tiles.at(-1) ?? 0;
    const double = this.a[PHASE] === PLAY && this.#isDoubleAtEnd(seat);
    if (double) {
      this.a[PLACED] = 0;
      this.#addDouble(PLACED, PLACED_AT, last & 31, seat);
      this.a[STEP] = BONUS;
    }
    if (this.#isOut(seat, last)) this.#goOut(seat, last >> 5 === (last & 31));
    else if (!double || this.#endsWithDouble()) this.#endTurn(seat, true, false, false);
  }

  #isDoubleAtEnd(train: number): boolean {
    if (this.a[ENDS_IN_DOUBLE + train] === 0) return false;
    return this.rules.deadDouble !== 'release' || !this.isLineEnded(this.get(END + train));
  }

  #take(seat: number): boolean {
    const left = this.get(YARD);
    if (left === 0) return false;
    const code = this.yard[left - 1] ?? 0;
    this.a[YARD] = left - 1;
    this.a[DRAWN_TILE] = code;
    this.hold(seat, code);
    this.add(COUNT + seat, 1);
    this.a[PASSES] = 0;
    return true;
  }

  #draw(): void {
    const { a, rules } = this;
    const seat = this.turn;
    const isAfter = this.isAfterDouble;
    const marksNow = rules.markOn === 'draw' && !isAfter && a[OPEN] === 0;
    this.#take(seat);
    const isTried = !(isAfter && rules.doubles === 'chain');
    if (isTried) {
      a[IS_BONUS] = isAfter && a[PLACED] === 0 ? 1 : 0;
      a[STEP] = DRAWN;
      if (marksNow) this.#mark(seat);
      let drawn = 1;
      while (rules.draw === 'until' && drawn !== rules.drawCap && this.#findPlays() === 0 && this.#take(seat)) drawn++;
    }
    if (!isTried || this.#findPlays() === 0) this.#endTurn(seat, isAfter, isAfter, false);
  }

  #pass(): void {
    const { a } = this;
    if (a[STEP] === DRAWN) a[PASSES] = 0;
    else if (a[YARD] === 0) this.add(PASSES, 1);
    const isAfter = this.isAfterDouble;
    this.#endTurn(this.turn, isAfter, isAfter, a[STEP] === START);
  }

  #mark(seat: number): void {
    const { publicTrains } = this.rules;
    if (publicTrains === 'all' || publicTrains === 'none' || this.a[MARKER + seat] === 1) return;
    this.a[MARKER + seat] = 1;
    this.a[PASSES] = 0;
  }

  #goOut(seat: number, onDouble: boolean): void {
    const { a, rules } = this;
    if (onDouble && rules.goOutOnDouble === 'twice' && a[OUT] === -1) a[OUT_ON_DOUBLE] = 1;
    const isFirstTurn = rules.firstTurn === 'build' && a[TURNS + seat] === 0;
    let othersFinish = false;
    if (isFirstTurn)
      for (let other = 0; other < this.seats; other++) othersFinish ||= other !== seat && a[TURNS + other] === 0;
    if ((this.isBuilding || isFirstTurn) && a[OUT] === -1) a[OUT] = seat;
    if (!this.isBuilding && !othersFinish) {
      this.#endRound(a[OUT] === -1 ? seat : this.get(OUT));
      return;
    }
    this.#keep(OPEN, OPEN_AT, () => false);
    this.#keep(PLACED, PLACED_AT, () => false);
    this.#endTurn(seat, true, false, false);
  }

  #endTurn(seat: number, hasPlayed: boolean, isUncapped: boolean, isPass: boolean): void {
    const { a, rules } = this;
    if (!hasPlayed && !(isPass && a[PHASE] === PLAY && rules.emptyPassMarks === 'no')) this.#mark(seat);
    if (isUncapped && rules.uncappedMarks === 'own') this.#mark(seat);
    const placed = this.get(PLACED);
    if (isUncapped && rules.uncappedMarks === 'bearer')
      for (let index = 0; index < placed; index++) {
        const train = this.get(PLACED_AT + index) & 31;
        if (train < this.seats) this.#mark(train);
      }
    if (a[PHASE] === PLAY) this.#leaveOpen(placed);
    this.add(TURNS + seat, 1);
    if (this.get(PASSES) >= this.seats) this.#endRound(this.get(OUT));
    else this.#passOn(seat);
  }

  #leaveOpen(placed: number): void {
    if (this.a[OUT] !== -1) {
      this.#keep(OPEN, OPEN_AT, () => false);
      return;
    }
    if (this.rules.openBinds === 'none') return;
    for (let index = 0; index < placed; index++) {
      const double = this.get(PLACED_AT + index);
      const open = this.get(OPEN);
      if (this.rules.coverOrder !== 'earliest')
        for (let later = open; later > 0; later--) this.a[OPEN_AT + later] = this.get(OPEN_AT + later - 1);
      this.a[OPEN_AT + (this.rules.coverOrder === 'earliest' ? open : 0)] = double;
      this.a[OPEN] = open + 1;
    }
  }

  #passOn(seat: number): void {
    const next = (seat + 1) % this.seats;
    if (this.a[PHASE] === PLAY && this.a[OUT] === -1) {
      this.#passToBound(next);
      return;
    }
    for (let step = 0; step < this.seats; step++) {
      const other = (next + step) % this.seats;
      if (this.a[TURNS + other] === 0) {
        this.#beginTurn(other);
        return;
      }
    }
    if (this.isBuilding && this.a[OUT] === -1) this.#endBuilding(next);
    else this.#endRound(this.get(OUT));
  }

  #passToBound(seat: number): void {
    let next = seat;
    while (!this.#isBound(next)) {
      if (this.a[YARD] === 0) this.add(PASSES, 1);
      if (this.get(PASSES) >= this.seats) {
        this.#endRound(this.get(OUT));
        return;
      }
      next = (next + 1) % this.seats;
    }
    this.#beginTurn(next);
  }

  #isBound(seat: number): boolean {
    const { rules } = this;
    if (this.a[OPEN] === 0 || rules.openBinds !== 'eligible' || rules.publicOwnerOnlyOwn === 'no') return true;
    const isEligible = (other: number): boolean => (this.get(OPEN_AT) & 31) === other || this.a[MARKER + other] === 0;
    if (isEligible(seat)) return true;
    for (let other = 0; other < this.seats; other++) if (isEligible(other)) return false;
    return true;
  }

  #beginTurn(seat: number): void {
    const { a } = this;
    a[TURN] = seat;
    a[STEP] = START;
    a[IS_BONUS] = 0;
    a[DRAWN_TILE] = 0;
    this.#keep(PLACED, PLACED_AT, () => false);
  }

  #endBuilding(next: number): void {
    this.a[PHASE] = PLAY;
    if (this.rules.openBinds !== 'none')
      for (let step = 0; step < this.seats; step++) {
        const seat = (this.get(STARTER) + step) % this.seats;
        if (this.#isDoubleAtEnd(seat)) this.#addDouble(OPEN, OPEN_AT, this.get(END + seat), seat);
      }
    this.#passToBound(next);
  }

  #endRound(out: number): void {
    this.a[PHASE] = OVER;
    this.a[OUT] = out;
    this.a[STEP] = START;
    this.#keep(OPEN, OPEN_AT, () => false);
    this.#keep(PLACED, PLACED_AT, () => false);
  }

  /** Returns the pips that a seat scores; the round is over. */
  score(seat: number): number {
    const { rules, a } = this;
    const left = this.get(LEFT + seat);
    if (a[OUT] === -1) return rules.blockedCap === 0 ? left : Math.min(left, rules.blockedCap);
    if (a[OUT] === seat) return left - rules.outBonus;
    return a[OUT_ON_DOUBLE] === 1 ? 2 * left : left;
  }

  /** Returns a play, draw or pass as the rules write it. */
  moveOf(move: number): Move {
    if (move === DRAW) return { do: 'draw' };
    if (move === PASS) return { do: 'pass' };
    const train = trainOfMove(move);
    return {
      do: 'play',
      tile: tileOfCode(tileOfMove(move)),
      train: train === this.seats ? (MEXICANS[0] ?? 'M') : train,
    };
  }
}

export const tileOfCode = (code: number): Tile => tileOf(code >> 5, code & 31);
