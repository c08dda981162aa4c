import { lowest, sizeOf } from '../bits.ts';
import { tileCode } from './code.ts';
import { mayBuildEnd } from './legal.ts';
import { COUNT, END, type Round } from './round.ts';

/** Trains to examine before settling for the best so far. */
const NODES = 150;
/** Trains to examine for a build, and how many to keep. */
const BUILD_NODES = 800;
const MOST_BUILDS = 24;
/** A build is not worth a thought if it is shorter than another by this many tiles. */
const NEARLY = 4;

/** The best train that a hand can lay, found by a search with a bound; doubles are laid at once. */
export class Planner {
  /** Codes of the best train's tiles, in order, `length` of them. */
  readonly tiles = new Int32Array(64);
  length = 0;
  readonly #rows = new Int32Array(19);
  readonly #path = new Int32Array(64);
  #nodes = 0;
  #pips = 0;
  /** Trains found so far for a build, by their tiles and end, in any order. */
  #builds: Map<number, { readonly tiles: readonly number[]; readonly pips: number }> | undefined;

  /** Plans for a seat, from an open end. */
  plan(round: Round, seat: number, end = round.get(END + seat), nodes = NODES): void {
    this.length = 0;
    this.#pips = 0;
    this.#builds = undefined;
    this.#start(round, seat, end, nodes);
    const count = round.get(COUNT + seat);
    // A last double owes a tile that the hand does not have.
    if (this.length > 0 && this.length < count && round.rules.doubles !== 'plain' && !round.isBuilding) {
      const last = this.tiles[this.length - 1] ?? 0;
      if (last >> 5 === (last & 31)) this.length--;
    }
  }

  /** Returns the best builds of the seat whose turn it is, longest first; the rules allow each of them. */
  builds(round: Round, nodes = BUILD_NODES): readonly (readonly number[])[] {
    const seat = round.turn;
    const count = round.get(COUNT + seat);
    this.length = 0;
    this.#builds = new Map();
    this.#start(round, seat, round.get(END + seat), nodes);
    const found = [...this.#builds.values()].toSorted((a, b) => b.tiles.length - a.tiles.length || b.pips - a.pips);
    this.#builds = undefined;
    const legal = found.slice(0, MOST_BUILDS).flatMap(({ tiles }) => {
      const last = tiles.at(-1) ?? 0;
      const isDouble = last >> 5 === (last & 31);
      const isLegal = mayBuildEnd(round, isDouble, tiles.length === count);
      const isShorterWorthIt = isDouble && tiles.length > 1 && (tiles.length < count || !isLegal);
      const shorter = isShorterWorthIt ? [tiles.slice(0, -1)] : [];
      return isLegal ? [tiles, ...shorter] : shorter;
    });
    return legal;
  }

  #start(round: Round, seat: number, end: number, nodes: number): void {
    for (let number = 0; number < round.numbers; number++) this.#rows[number] = round.row(seat, number);
    this.#nodes = nodes;
    this.#search(round, end, 0, 0, round.get(COUNT + seat));
  }

  /** @returns whether the search is over */
  #search(round: Round, end: number, laid: number, pips: number, count: number): boolean {
    const rows = this.#rows;
    let row = rows[end] ?? 0;
    let length = laid;
    let sum = pips;
    const hasDouble = ((row >> end) & 1) === 1;
    if (hasDouble) {
      const code = tileCode(end, end);
      this.#path[length++] = code;
      sum += round.worthOf(code);
      row &= ~(1 << end);
      rows[end] = row;
    }
    let isDone = false;
    if (row === 0) {
      this.#note(length, sum);
      isDone = (length === count && this.#builds === undefined) || --this.#nodes <= 0;
    }
    while (row !== 0 && !isDone) {
      const next = row >= 1 << (end + 1) ? 31 - Math.clz32(row) : lowest(row);
      row &= ~(1 << next);
      rows[end] = (rows[end] ?? 0) & ~(1 << next);
      rows[next] = (rows[next] ?? 0) & ~(1 << end);
      const code = tileCode(end, next);
      this.#path[length] = code;
      isDone = this.#search(round, next, length + 1, sum + round.worthOf(code), count);
      rows[end] = (rows[end] ?? 0) | (1 << next);
      rows[next] = (rows[next] ?? 0) | (1 << end);
    }
    if (hasDouble) rows[end] = (rows[end] ?? 0) | (1 << end);
    return isDone;
  }

  #note(length: number, pips: number): void {
    if (this.#builds !== undefined && length > 0 && length > this.length - NEARLY) {
      let key = 0;
      for (let index = 0; index < length; index++) key += Math.imul((this.#path[index] ?? 0) + 1, 0x9e3779b1) >>> 0;
      key = key * 1024 + (this.#path[length - 1] ?? 0);
      if (!this.#builds.has(key)) this.#builds.set(key, { tiles: [...this.#path.subarray(0, length)], pips });
    }
    if (length < this.length || (length === this.length && pips <= this.#pips)) return;
    this.length = length;
    this.#pips = pips;
    this.tiles.set(this.#path.subarray(0, length));
  }
}

/** Returns how many tiles a hand has with a number. */
export const holding = (round: Round, seat: number, number: number): number => sizeOf(round.row(seat, number));
