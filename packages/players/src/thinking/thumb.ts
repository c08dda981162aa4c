import { BUILD, DRAW, PASS, tileOfMove, trainOfMove } from './code.ts';
import { findMoves, mayBuildEnd } from './legal.ts';
import { holding, Planner } from './planner.ts';
import { applyMove } from './play.ts';
import { COUNT, END, LAID, type Round } from './round.ts';

/** As the regular player rates them, in pips: a tile that can follow on the own train, and a double left uncovered. */
const FOLLOWER = 9;
const OPEN_DOUBLE = 20;
/** Trains to examine: enough for a rule of thumb. */
const NODES = 40;

/**
 * Plays all seats by the regular player's rule, each by its own hand, and remembers their plans until a play or a draw breaks them.
 */
export class Thumb {
  readonly #planner = new Planner();
  readonly #plans = new Int32Array(16 * 64);
  /** By seat: tiles in the plan; -1 if it has to be made. */
  readonly #lengths = new Int32Array(16).fill(-1);
  readonly #ends = new Int32Array(16);
  readonly #counts = new Int32Array(16);

  /** Forgets all plans. */
  forget(): void {
    this.#lengths.fill(-1);
  }

  /** Takes over the plans that another one has made for the same hands. */
  copy(other: Thumb): void {
    this.#plans.set(other.#plans);
    this.#lengths.set(other.#lengths);
    this.#ends.set(other.#ends);
    this.#counts.set(other.#counts);
  }

  /** Makes the plans of all seats. */
  prepare(round: Round): void {
    for (let seat = 0; seat < round.seats; seat++) this.#plan(round, seat);
  }

  /** Plays one move of the seat whose turn it is. */
  step(round: Round): void {
    const count = findMoves(round);
    const seat = round.turn;
    const first = round.moves[0] ?? PASS;
    if (first === BUILD) {
      this.#build(round, seat);
      return;
    }
    if (count === 1) {
      this.#apply(round, seat, first);
      return;
    }
    this.#plan(round, seat);
    let best = first;
    let most = -Infinity;
    for (let index = 0; index < count; index++) {
      const move = round.moves[index] ?? PASS;
      const value = move < 0 ? -1e6 + move : this.#rate(round, seat, move);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    this.#apply(round, seat, best);
  }

  #build(round: Round, seat: number): void {
    this.#plan(round, seat);
    const planned = [...this.#plans.subarray(seat * 64, seat * 64 + (this.#lengths[seat] ?? 0))];
    const last = planned.at(-1) ?? 0;
    const isLegal = mayBuildEnd(round, last >> 5 === (last & 31), planned.length === round.get(COUNT + seat));
    const tiles = planned.length > 0 && isLegal ? planned : this.#planner.builds(round, NODES)[0];
    this.#lengths[seat] = -1;
    if (tiles === undefined) throw new Error('no build, though one is due');
    applyMove(round, BUILD, tiles);
  }

  #plan(round: Round, seat: number): void {
    const end = round.get(END + seat);
    const count = round.get(COUNT + seat);
    if ((this.#lengths[seat] ?? -1) >= 0 && this.#ends[seat] === end && this.#counts[seat] === count) return;
    this.#planner.plan(round, seat, end, NODES);
    this.#lengths[seat] = this.#planner.length;
    this.#ends[seat] = end;
    this.#counts[seat] = count;
    this.#plans.set(this.#planner.tiles.subarray(0, this.#planner.length), seat * 64);
  }

  /** Plays, and keeps the plan if it still stands. */
  #apply(round: Round, seat: number, move: number): void {
    const length = this.#lengths[seat] ?? -1;
    if (length >= 0 && move >= 0) {
      const tile = tileOfMove(move);
      const at = this.#indexOf(seat, tile);
      const from = seat * 64;
      if (trainOfMove(move) === seat && at === 0) this.#plans.copyWithin(from, from + 1, from + length);
      const isKept = trainOfMove(move) === seat ? at === 0 : at < 0;
      this.#lengths[seat] = isKept ? length - (at === 0 ? 1 : 0) : -1;
      this.#counts[seat] = (this.#counts[seat] ?? 0) - 1;
      if (isKept && at === 0) this.#ends[seat] = otherEnd(tile, this.#ends[seat] ?? 0);
    } else if (move === DRAW) this.#lengths[seat] = -1;
    applyMove(round, move);
  }

  #indexOf(seat: number, tile: number): number {
    const length = this.#lengths[seat] ?? 0;
    for (let index = 0; index < length; index++) if (this.#plans[seat * 64 + index] === tile) return index;
    return -1;
  }

  #rate(round: Round, seat: number, move: number): number {
    const tile = tileOfMove(move);
    const number = tile & 31;
    if (round.get(COUNT + seat) === 1) return 1e6;
    const length = this.#lengths[seat] ?? 0;
    const index = this.#indexOf(seat, tile);
    let followers = length;
    if (trainOfMove(move) === seat) followers = index === 0 ? length - 1 : this.#following(round, seat, tile);
    else if (index >= 0) followers = Math.max(index, length - index - 1 > 2 ? length - 2 : index);
    const isOpen =
      tile >> 5 === number &&
      round.rules.doubles !== 'plain' &&
      holding(round, seat, number) === 1 &&
      round.get(LAID + number) + 1 < round.numbers;
    return round.worthOf(tile) + FOLLOWER * followers - (isOpen ? OPEN_DOUBLE : 0);
  }

  /** Returns about how many tiles could follow one on the own train: those of the plan from its number on. */
  #following(round: Round, seat: number, tile: number): number {
    const end = otherEnd(tile, round.get(END + seat));
    const length = this.#lengths[seat] ?? 0;
    let open = this.#ends[seat] ?? 0;
    for (let index = 0; index < length; index++) {
      const next = this.#plans[seat * 64 + index] ?? 0;
      if (open === end && next !== tile) return length - index - 1;
      open = otherEnd(next, open);
    }
    return holding(round, seat, end) > 1 ? 1 : 0;
  }
}

const otherEnd = (tile: number, facing: number): number => (tile >> 5 === facing ? tile & 31 : tile >> 5);
