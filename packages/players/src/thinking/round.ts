import {
  drawnOf,
  high,
  isDouble,
  low,
  tilesOf,
  tileScore,
  type Pips,
  type PublicRound,
  type RuleSet,
  type Tile,
  type TrainId,
} from '@slow-train/rules';
import type { Bits } from '../bits.ts';
import { codeOf } from './code.ts';

/** Numbers on tiles and seats, at most. */
const NUMBERS = 19;
const SEATS = 16;
const DOUBLES = 20;

/** Phases, steps. */
const BUILDING = 0;
export const PLAY = 1;
export const OVER = 2;
export const START = 0;
export const DRAWN = 1;
export const BONUS = 2;

/** Where things are in the array of a position. */
export const PHASE = 0;
export const TURN = 1;
export const STEP = 2;
export const IS_BONUS = 3;
export const DRAWN_TILE = 4;
/** Doubles placed in this turn, and those of earlier ones: their count here, each at the place below. */
export const PLACED = 5;
export const OPEN = 6;
export const YARD = 7;
export const PASSES = 8;
export const OUT = 9;
export const OUT_ON_DOUBLE = 10;
export const STARTER = 11;
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
 * A round to think with: mutable, its position in one flat array, so that copying it is copying that. `legal.ts`, `play.ts` and
 * `turn.ts` follow the same rules as those of `packages/rules`, which the tests hold by random play. Everybody taps for a
 * last tile, and nobody is caught.
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

  /** Takes over the public part of a round; all hands are empty. */
  constructor(table: PublicRound) {
    this.#table = table;
    this.rules = table.rules;
    this.seats = table.seats.length;
    this.numbers = table.set + 1;
    this.a = new Int32Array(HANDS + this.seats * NUMBERS);
    this.yard = new Int32Array(tilesOf(table.set).length);
    for (const tile of tilesOf(table.set)) this.#worth[codeOf(tile)] = tileScore(table.rules, tile);
    this.#read(table);
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

  #read(table: PublicRound): void {
    const { a } = this;
    a[PHASE] = table.phase === 'building' ? BUILDING : table.phase === 'play' ? PLAY : OVER;
    a[TURN] = table.turn.seat;
    a[STEP] = table.turn.step === 'start' ? START : table.turn.step === 'drawn' ? DRAWN : BONUS;
    a[IS_BONUS] = table.turn.bonus === true ? 1 : 0;
    a[YARD] = table.boneyard;
    a[PASSES] = table.passes;
    a[OUT] = table.out ?? -1;
    a[OUT_ON_DOUBLE] = table.outOnDouble === true ? 1 : 0;
    a[STARTER] = table.starter;
    for (const { tile, train } of table.turn.doubles) this.addDouble(PLACED, PLACED_AT, high(tile), this.#index(train));
    for (const { tile, train } of table.open) this.addDouble(OPEN, OPEN_AT, high(tile), this.#index(train));
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
    this.add(LEFT + seat, this.worthOf(code));
  }

  /** Puts a hand's tiles in, and names the one just drawn if the seat has the turn. */
  holdAll(table: PublicRound, seat: number, hand: readonly Tile[]): void {
    for (const tile of hand) this.hold(seat, codeOf(tile));
    if (table.turn.seat !== seat) return;
    const [drawn] = drawnOf(table, hand);
    if (drawn !== undefined) this.a[DRAWN_TILE] = codeOf(drawn);
  }

  /** Moves a matching tile from a hand to the end of a train. */
  lay(seat: number, code: number, train: number): void {
    const { a } = this;
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
  }

  worthOf(code: number): number {
    return this.#worth[code] ?? 0;
  }

  /** Returns the row of a hand: the other ends of its tiles with this number. */
  row(seat: number, number: number): Bits {
    return this.get(HANDS + seat * NUMBERS + number);
  }

  /** Whether a tile lies on the table. */
  isLaid(code: number): boolean {
    return ((this.get(ON_TABLE + (code >> 5)) >> (code & 31)) & 1) === 1;
  }

  /** Whether all tiles with this number are on the table. */
  isLineEnded(number: number): boolean {
    return this.a[LAID + number] === this.numbers;
  }

  /** Whether a train ends in a double that can still be covered. */
  isDoubleAtEnd(train: number): boolean {
    if (this.a[ENDS_IN_DOUBLE + train] === 0) return false;
    return this.rules.deadDouble !== 'release' || !this.isLineEnded(this.get(END + train));
  }

  addDouble(count: number, first: number, number: number, train: number): void {
    this.a[first + this.get(count)] = (number << 5) | train;
    this.add(count, 1);
  }

  keepDoubles(isKept: (double: number) => boolean): void {
    this.keep(PLACED, PLACED_AT, isKept);
    this.keep(OPEN, OPEN_AT, isKept);
  }

  keep(count: number, first: number, isKept: (double: number) => boolean): void {
    const all = this.get(count);
    let kept = 0;
    for (let index = 0; index < all; index++) {
      const double = this.get(first + index);
      this.a[first + index] = 0;
      if (isKept(double)) this.a[first + kept++] = double;
    }
    this.a[count] = kept;
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

  /** Returns the pips that a seat scores; the round is over. */
  score(seat: number): number {
    const { rules, a } = this;
    const left = this.get(LEFT + seat);
    if (a[OUT] === -1) return rules.blockedCap === 0 ? left : Math.min(left, rules.blockedCap);
    if (a[OUT] === seat) return left - rules.outBonus;
    return a[OUT_ON_DOUBLE] === 1 ? 2 * left : left;
  }
}
