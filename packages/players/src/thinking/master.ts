import { high, low, tilesOf, type Action, type View } from '@slow-train/rules';
import { chooseAction } from '../computer.ts';
import { theNetwork } from './expert.ts';
import { BUILD, COUNT, tileCode, YARD, type Round } from './engine.ts';
import { thinkerFor, type Candidate, type Thinker } from './thinker.ts';
import { Thumb } from './thumb.ts';

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
  if (candidates.length < 2 || first === undefined || first.value <= 0) return thinker.action(view, first);
  return thinker.action(view, new LookAhead(view, thinker, depth).best(candidates.slice(0, depth.candidates), random));
}

class LookAhead {
  readonly #thinker: Thinker;
  readonly #depth: Depth;
  readonly #world: Round;
  readonly #round: Round;
  readonly #hidden: number[];
  readonly #plans = new Thumb();
  readonly #thumb = new Thumb();

  constructor({ table, hand }: View, thinker: Thinker, depth: Depth) {
    this.#thinker = thinker;
    this.#depth = depth;
    this.#world = thinker.round.twin();
    this.#round = thinker.round.twin();
    const seen = new Set<number>(hand.map((tile) => tileCode(high(tile), low(tile))));
    this.#hidden = tilesOf(table.set)
      .map((tile) => tileCode(high(tile), low(tile)))
      .filter((code) => !seen.has(code) && !thinker.round.isLaid(code));
  }

  /** Returns the candidate with the lowest mean. */
  best(candidates: readonly Candidate[], random: () => number): Candidate | undefined {
    const runs = candidates.map((candidate) => ({ candidate, values: [] as number[], sum: 0 }));
    let left = runs;
    for (let sample = 1; sample <= this.#depth.samples && left.length > 1; sample++) {
      this.#deal(random);
      for (const run of left) {
        const value = this.#playOn(run.candidate);
        run.values.push(value);
        run.sum += value;
      }
      if (sample % STRIDE !== 0) continue;
      const leader = left.reduce((a, b) => (b.sum < a.sum ? b : a));
      left = left.filter((run) => run === leader || !isWorse(run.values, leader.values));
    }
    return left.reduce((a, b) => (b.sum < a.sum ? b : a)).candidate;
  }

  /** Deals the hidden tiles at random: to the other hands as many as they have, the rest to the boneyard. */
  #deal(random: () => number): void {
    const world = this.#world;
    const { round, seat } = this.#thinker;
    const hidden = this.#hidden;
    world.a.set(round.a);
    for (let index = hidden.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      const tile = hidden[index] ?? 0;
      hidden[index] = hidden[other] ?? 0;
      hidden[other] = tile;
    }
    let next = 0;
    for (let other = 0; other < world.seats; other++) {
      if (other === seat) continue;
      for (let tile = world.get(COUNT + other); tile > 0; tile--) world.hold(other, hidden[next++] ?? 0);
    }
    for (let tile = world.get(YARD); tile > 0; tile--) world.yard[tile - 1] = hidden[next++] ?? 0;
    this.#plans.forget();
    this.#plans.prepare(world);
  }

  /** Returns the pips to expect if the seat plays this, and everybody goes on by the rule of thumb. */
  #playOn({ move, tiles }: Candidate): number {
    const round = this.#round;
    const { seat } = this.#thinker;
    round.a.set(this.#world.a);
    round.yard.set(this.#world.yard);
    this.#thumb.copy(this.#plans);
    if (move === BUILD) round.build(tiles);
    else round.apply(move);
    let turns = 0;
    for (let before = move < 0 || !round.isMine(seat) ? -1 : seat; !round.isOver;) {
      if (round.turn === seat && before !== seat && ++turns === this.#depth.turns) break;
      before = round.turn;
      this.#thumb.step(round);
    }
    return this.#thinker.value(round);
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
