import type { Action, Move, Seat, View } from '@slow-train/rules';
import { BUILD, codeOf, DRAW, moveOf, PASS, playCode } from '../thinking/code.ts';
import type { Round } from '../thinking/round.ts';
import { thinkerFor, type Candidate, type Thinker } from '../thinking/thinker.ts';
import { theNetwork } from '../thinking/expert.ts';
import { randomFrom } from '../random.ts';
import { Worlds } from '../thinking/worlds.ts';

/** Deals of the hidden tiles in which each move is tried: enough for two seeds to agree on most of the worst mistakes. */
export const SAMPLES = 200;
const TURNS = 2;
/** Moves that are tried: the best by the network, and the one that was made. */
const CANDIDATES = 8;
/** A move is dropped at this many standard errors behind the best. Looked at again after each stride of deals. */
const HOPELESS = 4;
const STRIDE = 25;
/** Part of the moves that were random when the network learned. */
const RANDOM_MOVES = 0.1;
/** A difference counts from this many pips and standard errors. */
const PIPS = 1;
const ERRORS = 2;

/** A move that was possible, and the pips that the seat would be left with on average over all deals. */
interface Option {
  readonly move: Move;
  readonly mean: number;
}

/** `best`: ahead of every other move. `level`: within chance of the best. `costly`: behind another move. */
type Verdict = 'best' | 'level' | 'costly';

/** A decision, weighed by the knowledge that the seat had then. */
export interface Weighed {
  readonly chosen: Option;
  /** The best of all; the very object `chosen` if that is the best. */
  readonly best: Option;
  /** The best that was not chosen. */
  readonly other: Option;
  /** What the chosen move cost in pips; may be a little below 0, since the best move is found in one half of the deals and measured in the other. */
  readonly cost: number;
  /** Standard error of the cost. */
  readonly error: number;
  /** What an ordinary move costs here: the network expects such ones later in the round, its own and a random one now and then. */
  readonly ordinary: number;
  readonly verdict: Verdict;
}

/** Weighs a decision of the view's seat. Returns null if there was no choice, or its rules cannot be thought through. */
export function weigh(view: View, action: Action, seed: string, samples = SAMPLES): Weighed | null {
  const thinker = thinkerFor(view, theNetwork());
  if (thinker === null || view.seat === null) return null;
  const chosen = madeBy(thinker.round, action);
  if (chosen === null) return null;
  const candidates = thinker.candidates();
  const all = optionsOf(thinker, candidates, chosen);
  if (all.length < 2) return null;
  const worlds = new Worlds(view, thinker, TURNS);
  const random = randomFrom(seed);
  const runs = all.map((option) => ({ option, values: new Float64Array(samples) }));
  const kept = [chosen, ...all.slice(0, 1)];
  let left: readonly Run[] = runs;
  for (let sample = 0; sample < samples; sample++) {
    if (sample > 0 && sample % STRIDE === 0) left = withoutHopeless(left, kept, sample);
    worlds.deal(random);
    for (const { option, values } of left) values[sample] = worlds.playOn(option);
  }
  const ordinary = costOf(left, runOf(left, all[0] ?? chosen)).cost + RANDOM_MOVES * averageLoss(candidates);
  return { ...verdictOf(thinker.round, left, chosen), ordinary };
}

/** Returns how many pips more the network expects after a random move than after its best. */
function averageLoss(candidates: readonly Candidate[]): number {
  const best = candidates[0]?.value ?? 0;
  return candidates.reduce((sum, { value }) => sum + value - best, 0) / Math.max(1, candidates.length);
}

/**
 * Returns by how many pips one move leaves more than a better one if everybody plays on to the end of the round by the rule of thumb,
 * and the standard error: a slower and noisier judge, to hold `weigh` against.
 */
export function playedOut(
  view: View,
  better: Move,
  worse: Move,
  seed: string,
  samples: number,
): { readonly mean: number; readonly error: number } {
  const thinker = thinkerFor(view, theNetwork());
  const [good, bad] = thinker === null ? [] : [madeBy(thinker.round, better), madeBy(thinker.round, worse)];
  if (thinker === null || !good || !bad) throw new Error('these moves cannot be thought through');
  const worlds = new Worlds(view, thinker, Infinity);
  const random = randomFrom(seed);
  const one = { option: bad, values: new Float64Array(samples) };
  const other = { option: good, values: new Float64Array(samples) };
  for (let sample = 0; sample < samples; sample++) {
    worlds.deal(random);
    for (const { option, values } of [one, other]) values[sample] = worlds.playOn(option);
  }
  const { mean, variance } = difference(one, other, 0, samples);
  return { mean, error: Math.sqrt(variance) };
}

/** Drops moves that are so far behind that they will not be the best in either half of the deals, and whose cost is not asked. */
function withoutHopeless(runs: readonly Run[], kept: readonly Made[], samples: number): readonly Run[] {
  const [leader, second] = runs.toSorted((a, b) => meanOf(a, 0, samples) - meanOf(b, 0, samples));
  if (leader === undefined) return runs;
  return runs.filter((run) => {
    if (run === leader || run === second || kept.some((one) => isSame(run.option, one))) return true;
    const { mean, variance } = difference(run, leader, 0, samples);
    return mean < HOPELESS * Math.sqrt(variance);
  });
}

/** A move as a number, and the tiles of a build as codes. */
type Made = Pick<Candidate, 'move' | 'tiles'>;

function madeBy(round: Round, action: Action): Made | null {
  switch (action.do) {
    case 'play': {
      const train = typeof action.train === 'number' ? action.train : round.seats;
      return { move: playCode(codeOf(action.tile), train), tiles: [] };
    }
    case 'build':
      return { move: BUILD, tiles: action.tiles.map(codeOf) };
    case 'draw':
      return { move: DRAW, tiles: [] };
    case 'pass':
      return { move: PASS, tiles: [] };
    case 'tap':
    case 'catch':
      return null;
    default:
      return action satisfies never;
  }
}

/** Returns the moves to try: the best by the network, a draw if there is one, and the one that was made. */
function optionsOf(thinker: Thinker, candidates: readonly Made[], made: Made): readonly Made[] {
  const [first, ...others]: Made[] = candidates.slice(0, CANDIDATES);
  const found = first === undefined ? [] : [first, ...others];
  if (thinker.mayDrawInstead()) found.push({ move: DRAW, tiles: [] });
  return found.some((one) => isSame(one, made)) ? found : [...found, made];
}

/** Whether two moves lead to the same position. */
function isSame(one: Made, other: Made): boolean {
  if (one.move !== other.move || one.tiles.length !== other.tiles.length) return false;
  return one.tiles.at(-1) === other.tiles.at(-1) && one.tiles.every((tile) => other.tiles.includes(tile));
}

interface Run {
  readonly option: Made;
  readonly values: Float64Array;
}

function runOf(runs: readonly Run[], move: Made): Run {
  const run = runs.find(({ option }) => isSame(option, move));
  if (run === undefined) throw new Error('a move that was made was not tried');
  return run;
}

/** Returns by how much a move is behind the best, and the standard error. */
function costOf(runs: readonly Run[], run: Run): { readonly cost: number; readonly error: number } {
  const samples = run.values.length;
  const half = samples / 2;
  // The lowest of several means is too low by chance: each half judges the move that the other has found.
  const inSecond = difference(run, lowest(runs, 0, half), half, samples);
  const inFirst = difference(run, lowest(runs, half, samples), 0, half);
  return {
    cost: (inFirst.mean + inSecond.mean) / 2,
    error: Math.sqrt(inFirst.variance + inSecond.variance) / 2,
  };
}

function verdictOf(round: Round, runs: readonly Run[], made: Made): Omit<Weighed, 'ordinary'> {
  const samples = runs[0]?.values.length ?? 0;
  const chosen = runOf(runs, made);
  const { cost, error } = costOf(runs, chosen);
  const best = lowest(runs, 0, samples);
  const others = runs.filter((run) => run !== chosen);
  const other = lowest(others, 0, samples);
  const ahead = difference(other, chosen, 0, samples);
  const isCostly = best !== chosen && cost >= PIPS && cost >= ERRORS * error;
  const isBest = best === chosen && ahead.mean >= PIPS && ahead.mean >= ERRORS * Math.sqrt(ahead.variance);
  const optionOf = (run: Run): Option => ({
    move: moveOf(round, run.option.move, run.option.tiles),
    mean: meanOf(run, 0, samples),
  });
  const own = optionOf(chosen);
  return {
    chosen: own,
    best: best === chosen ? own : optionOf(best),
    other: optionOf(other),
    cost,
    error,
    verdict: isCostly ? 'costly' : isBest ? 'best' : 'level',
  };
}

function lowest(runs: readonly Run[], from: number, to: number): Run {
  return runs.reduce((a, b) => (meanOf(b, from, to) < meanOf(a, from, to) ? b : a));
}

function meanOf({ values }: Run, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index++) sum += values[index] ?? 0;
  return sum / (to - from);
}

/** Returns by how much one leaves more than another in the same deals, and the variance of that mean. */
function difference(
  one: Run,
  other: Run,
  from: number,
  to: number,
): { readonly mean: number; readonly variance: number } {
  const count = to - from;
  const mean = meanOf(one, from, to) - meanOf(other, from, to);
  let squares = 0;
  for (let index = from; index < to; index++)
    squares += ((one.values[index] ?? 0) - (other.values[index] ?? 0) - mean) ** 2;
  return { mean, variance: squares / (count - 1) / count };
}

/** The seat of a view that somebody has. */
export function seatOf({ seat }: View): Seat {
  if (seat === null) throw new Error('a spectator has nothing to review');
  return seat;
}
