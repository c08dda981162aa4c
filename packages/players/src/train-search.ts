import type { Pips, Tile } from '@slow-train/rules';

/** A number as a point of the graph of a hand. */
export interface Point {
  readonly number: Pips;
  /** The lines that meet here, most worth first. */
  readonly ways: Way[];
  /** Lines left here. */
  degree: number;
  /** Worth of the double of this number, had when the point is first reached. */
  readonly prize: number;
  visits: number;
  /** The last look at the rest of the graph that came by here. */
  seen: number;
}

/** A tile, not a double, as a line between two points. */
export interface Line {
  readonly tile: Tile;
  readonly worth: number;
  /** A power of two of its own, so that the lines left together are one exact number. */
  readonly bit: number;
  isLeft: boolean;
}

export interface Way {
  readonly line: Line;
  readonly to: Point;
}

/** With more lines than this their bits and the number reached no longer fit one exact number. */
export const MOST_LINES_REMEMBERED = 48;
const NUMBERS = 32;

/**
 * The walk of most worth from a point that uses no line twice. Depth first; places are remembered by the lines left
 * and the point reached; a branch is cut where even the most that may follow is no better than what is known.
 */
export class TrainSearch {
  readonly #canRemember: boolean;
  /** Worth that follows from a place: even numbers are exact, odd ones only a limit (each times two). */
  readonly #known = new Map<number, number>();
  readonly #queue: Point[] = [];
  readonly #walk: Line[] = [];
  #linesLeft: number;
  #looks = 0;
  #steps = 0;
  #budget = 0;
  #worth = 0;
  #best: { worth: number; walk: readonly Line[] } = { worth: -1, walk: [] };

  constructor(lines: readonly Line[]) {
    this.#canRemember = lines.length <= MOST_LINES_REMEMBERED;
    this.#linesLeft = this.#canRemember ? lines.reduce((sum, line) => sum + line.bit, 0) : 0;
  }

  /** The best walk from `start`, and whether it is proved to be the best; `budget` is in steps. */
  run(start: Point, budget: number): { readonly walk: readonly Line[]; readonly isProved: boolean } {
    this.#budget = budget;
    start.visits = 1;
    const worth = this.#follow(start, -1);
    if (this.#isSpent()) return { walk: this.#best.walk, isProved: false };
    this.#budget = Number.POSITIVE_INFINITY;
    return { walk: this.#retrace(start, worth), isProved: true };
  }

  #isSpent(): boolean {
    return this.#steps > this.#budget;
  }

  /** The most worth that can follow from here if that is more than `needed`; else any limit to it up to `needed`. */
  #follow(here: Point, needed: number): number {
    this.#steps++;
    if (this.#worth > this.#best.worth) this.#best = { worth: this.#worth, walk: [...this.#walk] };
    if (here.degree === 0 || this.#isSpent()) return 0;
    const key = this.#linesLeft * NUMBERS + here.number;
    const known = this.#canRemember ? this.#known.get(key) : undefined;
    if (known !== undefined && (known % 2 === 0 || known <= needed * 2 + 1)) return Math.floor(known / 2);
    const limit = this.#limit(here);
    if (limit <= needed) return this.#remember(key, limit * 2 + 1, limit);
    let most = Math.max(needed, 0);
    let isFound = needed < 0;
    for (const { line, to } of here.ways) {
      if (!line.isLeft) continue;
      const gain = line.worth + (to.visits === 0 ? to.prize : 0);
      this.#take(here, line, to, gain);
      const worth = gain + this.#follow(to, most - gain);
      this.#putBack(here, line, to, gain);
      if (worth > most) {
        most = worth;
        isFound = true;
        if (most >= limit) break;
      }
    }
    return isFound ? this.#remember(key, most * 2, most) : this.#remember(key, needed * 2 + 1, needed);
  }

  #remember(key: number, known: number, worth: number): number {
    if (this.#canRemember && !this.#isSpent()) this.#known.set(key, known);
    return worth;
  }

  #take(from: Point, line: Line, to: Point, gain: number): void {
    line.isLeft = false;
    from.degree--;
    to.degree--;
    to.visits++;
    this.#linesLeft -= line.bit;
    this.#worth += gain;
    this.#walk.push(line);
  }

  #putBack(from: Point, line: Line, to: Point, gain: number): void {
    line.isLeft = true;
    from.degree++;
    to.degree++;
    to.visits--;
    this.#linesLeft += line.bit;
    this.#worth -= gain;
    this.#walk.pop();
  }

  /**
   * A limit to the worth that can follow: all that is still connected, less what must stay in hand because a walk
   * has at most two points with an odd count of lines, its ends. Each line left over mends two points at most.
   */
  #limit(here: Point): number {
    const look = ++this.#looks;
    this.#queue.length = 0;
    this.#queue.push(here);
    here.seen = look;
    let twice = 0;
    let odd = 0;
    let dearest = 0;
    let hereCheapest = 0;
    for (const point of this.#queue) {
      if (point.visits === 0) twice += 2 * point.prize;
      let cheapest = 0;
      for (const { line, to } of point.ways) {
        if (!line.isLeft) continue;
        twice += line.worth;
        cheapest = line.worth;
        if (to.seen !== look) {
          to.seen = look;
          this.#queue.push(to);
        }
      }
      if (point === here) hereCheapest = cheapest;
      else if (point.degree % 2 === 1) {
        odd += cheapest;
        if (cheapest > dearest) dearest = cheapest;
      }
    }
    // From an even point the walk either comes back to it, or leaves one of its lines behind as well.
    const lost = here.degree % 2 === 1 ? odd - dearest : Math.min(odd, odd - dearest + hereCheapest);
    return Math.floor((twice - lost) / 2);
  }

  #retrace(start: Point, worth: number): Line[] {
    const walk: Line[] = [];
    let here = start;
    let rest = worth;
    while (rest > 0) {
      const next = here.ways.find(({ line, to }) => {
        if (!line.isLeft) return false;
        const gain = line.worth + (to.visits === 0 ? to.prize : 0);
        this.#take(here, line, to, gain);
        if (gain + this.#follow(to, rest - gain - 1) === rest) {
          rest -= gain;
          return true;
        }
        this.#putBack(here, line, to, gain);
        return false;
      });
      if (!next) break;
      walk.push(next.line);
      here = next.to;
    }
    return walk;
  }
}
