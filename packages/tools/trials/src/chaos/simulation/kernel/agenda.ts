/** What is to happen at a time. */
export interface Appointment {
  /** Makes it never happen. */
  cancel(): void;
}

/** Returns when it is done, if it takes work outside the simulation: nothing else happens until then. */
type Work = () => void | Promise<void>;

interface Entry {
  readonly at: number;
  /** Of two at the same time, the one that was entered first comes first. */
  readonly order: number;
  readonly work: Work;
  isCancelled: boolean;
}

/**
 * Simulated time, and everything that waits for it. One thing happens at a time: awaiting code goes on only when its
 * entry comes up, so the entries' order decides how everything interleaves.
 */
export class Agenda {
  #now: number;
  #made = 0;
  #happened = 0;
  readonly #heap: Entry[] = [];

  constructor(begin: number) {
    this.#now = begin;
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** How many things have happened. */
  get happened(): number {
    return this.#happened;
  }

  /** Lets something happen at a time; at once if that has passed. */
  at(time: number, work: Work): Appointment {
    const entry: Entry = { at: Math.max(time, this.#now), order: (this.#made += 1), work, isCancelled: false };
    this.#push(entry);
    return {
      cancel() {
        entry.isCancelled = true;
      },
    };
  }

  /** Lets something happen in this many milliseconds. */
  in(milliseconds: number, work: Work): Appointment {
    return this.at(this.#now + milliseconds, work);
  }

  /** Resolves in this many milliseconds. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.in(milliseconds, resolve));
  }

  /** Lets everything happen until this time, or until `isOver` says so; then it is that time. */
  async run(until: number, isOver: () => boolean = () => false): Promise<void> {
    // What runs already comes to where it waits for the agenda.
    await settled();
    while (!isOver()) {
      const [next] = this.#heap;
      if (next === undefined || next.at > until) break;
      this.#pop();
      if (next.isCancelled) continue;
      this.#now = next.at;
      this.#happened += 1;
      await next.work();
      await settled();
    }
    if (!isOver()) this.#now = Math.max(this.#now, until);
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = heap[above];
      if (other === undefined || !isBefore(entry, other)) break;
      heap[at] = other;
      at = above;
    }
    heap[at] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      if (left === undefined) break;
      const isRight = right !== undefined && isBefore(right, left);
      const least = isRight ? right : left;
      if (!isBefore(least, last)) break;
      heap[at] = least;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = last;
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

// Kept, because tests may replace the global one.
const { setImmediate: next } = globalThis;

/** Resolves when all code that could run without waiting for anything outside has run. */
const settled = (): Promise<void> => new Promise((resolve) => void next(resolve));
