import type { Action, View } from '@slow-train/rules';
import { chooseAction } from '../computer.ts';
import { DRAW } from './code.ts';
import { theNetwork } from './expert.ts';
import { thinkerFor, type Candidate, type Thinker } from './thinker.ts';
import { Worlds } from './worlds.ts';

/** Ways in which the hidden tiles are dealt, and own turns until the network is asked. */
const SAMPLES = 64;
const TURNS = 2;
/** Moves to think about: the best by the network. */
const CANDIDATES = 6;
/** Pips by which the network may prefer another move. */
const MARGIN = 8;
/** A candidate is dropped once it is worse than the best by this many standard errors, after these many samples. */
const ERRORS = 2.3;
const STRIDE = 8;

/** Nothing expects a value of it before it is tried. */
const A_DRAW: Candidate = { move: DRAW, tiles: [], value: Infinity };

/** Counts, not times, bound the thinking: the same view and numbers give the same move on every device. */
interface Depth {
  readonly samples: number;
  readonly turns: number;
  readonly candidates: number;
}

const USUAL: Depth = { samples: SAMPLES, turns: TURNS, candidates: CANDIDATES };

/**
 * Deals the tiles that it cannot see in many ways, plays each on for two turns by a rule of thumb, and asks the network
 * what it may expect there.
 */
export function asMaster(view: View, random: () => number, depth = USUAL): Action {
  const thinker = thinkerFor(view, theNetwork());
  if (thinker === null) return chooseAction(view);
  const [first, ...others] = thinker.candidates();
  const candidates = first === undefined ? [] : [first, ...others.filter(({ value }) => value < first.value + MARGIN)];
  const tried = candidates.slice(0, depth.candidates);
  if (thinker.mayDrawInstead()) tried.push(A_DRAW);
  if (tried.length < 2 || first === undefined || first.value <= 0) return thinker.action(view, first);
  return thinker.action(view, new LookAhead(view, thinker, depth).best(tried, random));
}

class LookAhead {
  readonly #worlds: Worlds;
  readonly #depth: Depth;

  constructor(view: View, thinker: Thinker, depth: Depth) {
    this.#worlds = new Worlds(view, thinker, depth.turns);
    this.#depth = depth;
  }

  /** Returns the candidate with the lowest mean. */
  best(candidates: readonly Candidate[], random: () => number): Candidate | undefined {
    const runs = candidates.map((candidate) => ({ candidate, values: [] as number[], sum: 0 }));
    let left = runs;
    for (let sample = 1; sample <= this.#depth.samples && left.length > 1; sample++) {
      this.#worlds.deal(random);
      for (const run of left) {
        const value = this.#worlds.playOn(run.candidate);
        run.values.push(value);
        run.sum += value;
      }
      if (sample % STRIDE !== 0) continue;
      const leader = left.reduce((a, b) => (b.sum < a.sum ? b : a));
      left = left.filter((run) => run === leader || !isWorse(run.values, leader.values));
    }
    return left.reduce((a, b) => (b.sum < a.sum ? b : a)).candidate;
  }
}

/** Whether paired values are clearly higher than the others. */
function isWorse(values: readonly number[], others: readonly number[]): boolean {
  const count = values.length;
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < count; index++) {
    const difference = (values[index] ?? 0) - (others[index] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const variance = (squares - sum * mean) / (count - 1);
  return mean > ERRORS * Math.sqrt(variance / count);
}
