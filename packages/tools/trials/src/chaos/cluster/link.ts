import { setTimeout as wait } from 'node:timers/promises';
import type { LinkFault } from '../faults/fault.ts';
import type { Random } from '../random.ts';

/** Longest wait of a request that is delayed, and of one that is held back until another overtakes it; milliseconds. */
const LONGEST_DELAY = 1_200;
const LONGEST_HOLD = 400;

/** One way on which requests travel, and what happens to them there at the moment. */
export class NetworkLink {
  /** Null while all is well. */
  fault: LinkFault | null = null;
  /** Percent of the requests that it strikes. */
  readonly #share: number;
  readonly #random: Random;
  #held: (() => void)[] = [];

  constructor(random: Random, share: number) {
    this.#random = random;
    this.#share = share;
  }

  /** Ends the fault, and lets everything pass that was held back. */
  heal(): void {
    this.fault = null;
    this.#release();
  }

  /** Returns what strikes the next request; waits first if it is delayed or overtaken. */
  async strike(): Promise<LinkFault | null> {
    const { fault } = this;
    if (fault === null || !this.#random.chance(this.#share)) {
      this.#release();
      return null;
    }
    if (fault.kind === 'delay') await wait(this.#random.from(100, LONGEST_DELAY));
    if (fault.kind === 'reorder') await this.#overtaken();
    return fault;
  }

  /** Returns a number for decisions about a request that is struck, such as when exactly it is cut. */
  choose(least: number, most: number): number {
    return this.#random.from(least, most);
  }

  async #overtaken(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.push(resolve);
    await Promise.race([promise, wait(LONGEST_HOLD)]);
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    // After the request that overtakes them.
    setTimeout(() => held.forEach((go) => go()), 30);
  }
}
