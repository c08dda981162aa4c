/**
 * `npx slow-train learn`: lets the network of the strong levels learn from rounds that it plays against itself, and writes its
 * weights to src/thinking/weights.ts. The same seed and numbers give the same weights (docs/opponents.md).
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSetup, PRESET_NAMES, type Setup } from '@slow-train/rules';
import { anySetup, Chance, dealRound } from '@slow-train/rules/kit';
import { BUILD, codeOf, DRAW, PASS } from '../src/thinking/code.ts';
import { describe, FEATURES } from '../src/thinking/features.ts';
import { findMoves } from '../src/thinking/legal.ts';
import { LEAK, Network, OUTPUTS, pack, PIPS_OF_ONE, UNITS, WEIGHTS, type Packed } from '../src/thinking/network.ts';
import { Planner } from '../src/thinking/planner.ts';
import { applyMove } from '../src/thinking/play.ts';
import { isThinkable, Round } from '../src/thinking/round.ts';
import { Thumb } from '../src/thinking/thumb.ts';
import { valueOf } from '../src/thinking/thinker.ts';
import { run } from './run.ts';

/** One move in this many is a random one, so that positions vary. */
const RANDOM_MOVES = 10;
/** Rounds of other mixes of rules than the presets: one in this many. */
const MIXES = 4;
const BATCH = 64;
/** By output: how much its error counts. */
const IMPORTANCE = [1, 0.3, 0.3];
const EPOCHS = 3;

export interface Lesson {
  readonly seed: number;
  /** Rounds that are played in each pass; the first follows the rule of thumb, later ones the network. */
  readonly rounds: number;
  readonly passes: number;
  /** Takes a line on the progress. */
  readonly say?: (line: string) => void;
}

/** What was seen: descriptions one after another, and how each round ended for that seat. */
interface Samples {
  readonly features: Float32Array;
  readonly results: Float32Array;
  count: number;
}

/** Positions of a round that are kept, about. */
const KEPT = 45;

/** Returns the weights learned, rounded to letters, and the part of the variance of own pips that they explain. */
export function learn({
  seed,
  rounds,
  passes,
  say = () => undefined,
}: Lesson): Packed & { readonly explained: number } {
  const chance = new Chance(seed);
  const network = new Network(
    Float64Array.from({ length: WEIGHTS }, (_, index) =>
      index < UNITS * FEATURES ? (chance.below(2001) / 1000 - 1) * 0.2 : (chance.below(2001) / 1000 - 1) * 0.05,
    ),
  );
  const adam = new Adam(network);
  let explained = 0;
  for (let pass = 0; pass < passes; pass++) {
    const samples: Samples = {
      features: new Float32Array(rounds * KEPT * FEATURES),
      results: new Float32Array(rounds * KEPT * OUTPUTS),
      count: 0,
    };
    for (let round = 0; round < rounds; round++) playRound(chance, pass === 0 ? null : network, samples);
    const isLast = pass === passes - 1;
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      const rate = 0.001 * (isLast ? (1 - epoch / EPOCHS) ** 2 : 1);
      explained = adam.study(samples, chance, rate);
    }
    say(`pass ${pass + 1}: ${samples.count} positions, ${Math.round(100 * explained)} % explained`);
  }
  return { ...pack(network.weights), explained };
}

function anyLesson(chance: Chance): Setup {
  if (chance.below(MIXES) === 0) return anySetup(chance);
  const seats = chance.below(2) === 0 ? 4 : 2 + chance.below(7);
  const setup = parseSetup({ preset: chance.pick(PRESET_NAMES) }, seats);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
}

/** Plays a round, and keeps some of its positions. */
function playRound(chance: Chance, network: Network | null, samples: Samples): void {
  const setup = anyLesson(chance);
  const { table, secret } = dealRound(setup, chance, 1 + chance.below(setup.rounds));
  if (!isThinkable(table)) return;
  const round = new Round(table);
  secret.hands.forEach((hand, seat) => round.holdAll(table, seat, hand));
  round.yard.set(secret.boneyard.toReversed().map(codeOf));
  const isMixed = chance.below(2) === 0;
  const follows = table.seats.map(() => network === null || (isMixed && chance.below(2) === 0));
  const players = new Players(round, network);
  const first = samples.count;
  const seats: number[] = [];
  const keep = (seat: number, oneIn: number): void => {
    if (chance.below(oneIn) > 0 || (samples.count + 1) * FEATURES > samples.features.length) return;
    players.describe(seat, samples.features.subarray(samples.count * FEATURES));
    samples.count++;
    seats.push(seat);
  };
  for (let before = -1; !round.isOver;) {
    const seat = round.turn;
    if (seat !== before) keep(seat, 6);
    before = seat;
    if (chance.below(RANDOM_MOVES) === 0) players.playAny(chance);
    else if (follows[seat] === true || network === null) players.playThumb();
    else players.playBest(network);
    if (!round.isOver) keep(seat, 2);
  }
  const scores = table.seats.map((_, seat) => round.score(seat));
  const sum = scores.reduce((all, score) => all + score, 0);
  seats.forEach((seat, index) => {
    const own = scores[seat] ?? 0;
    const at = (first + index) * OUTPUTS;
    samples.results[at] = own / PIPS_OF_ONE;
    samples.results[at + 1] = (sum - own) / (scores.length - 1) / PIPS_OF_ONE;
    samples.results[at + 2] = own <= 0 ? 1 : 0;
  });
}

/** Everybody at one table. */
class Players {
  readonly #round: Round;
  readonly #scratch: Round;
  readonly #planner = new Planner();
  readonly #thumb = new Thumb();
  readonly #features = new Float64Array(FEATURES);

  constructor(round: Round, network: Network | null) {
    this.#round = round;
    this.#scratch = network === null ? round : round.twin();
  }

  describe(seat: number, into: Float32Array): void {
    this.#planner.plan(this.#round, seat);
    describe(this.#round, seat, this.#planner, this.#features);
    into.set(this.#features);
  }

  playThumb(): void {
    this.#thumb.step(this.#round);
  }

  playAny(chance: Chance): void {
    const round = this.#round;
    const move = round.moves[chance.below(findMoves(round))] ?? PASS;
    this.#thumb.forget();
    applyMove(round, move, move === BUILD ? chance.pick(this.#planner.builds(round, 60)) : []);
  }

  playBest(network: Network): void {
    const round = this.#round;
    const seat = round.turn;
    const count = findMoves(round);
    const first = round.moves[0] ?? PASS;
    this.#thumb.forget();
    if (count === 1 && first !== BUILD) {
      applyMove(round, first);
      return;
    }
    let least = Infinity;
    let best = first;
    let tiles: readonly number[] = [];
    const builds = first === BUILD ? this.#planner.builds(round, 300) : [];
    const all = first === BUILD ? builds.length : count;
    const after = this.#scratch;
    for (let index = 0; index < all; index++) {
      const move = first === BUILD ? BUILD : (round.moves[index] ?? PASS);
      if (move === DRAW) continue;
      after.a.set(round.a);
      applyMove(after, move, builds[index]);
      const value = after.isOver ? after.score(seat) : valueOf(network, this.#planner, after, seat);
      if (value >= least) continue;
      least = value;
      best = move;
      tiles = builds[index] ?? [];
    }
    applyMove(round, best, tiles);
  }
}

/** Learns by gradient descent with momentum by weight (Kingma and Ba, 2015). */
class Adam {
  readonly #network: Network;
  readonly #mean = new Float64Array(WEIGHTS);
  readonly #square = new Float64Array(WEIGHTS);
  readonly #slope = new Float64Array(WEIGHTS);
  readonly #backs = new Float64Array(UNITS);
  #steps = 0;

  constructor(network: Network) {
    this.#network = network;
  }

  /** Goes through all samples once, and returns the part of the variance of own pips that was explained on the way. */
  study(samples: Samples, chance: Chance, rate: number): number {
    const { count, features, results } = samples;
    let error = 0;
    let sum = 0;
    let squares = 0;
    const batches = Math.floor(count / BATCH);
    for (let batch = 0; batch < batches; batch++) {
      this.#slope.fill(0);
      for (let sample = 0; sample < BATCH; sample++) {
        const index = chance.below(count);
        this.#network.features.set(features.subarray(index * FEATURES, (index + 1) * FEATURES));
        this.#network.run();
        const own = results[index * OUTPUTS] ?? 0;
        error += ((this.#network.outputs[0] ?? 0) - own) ** 2;
        sum += own;
        squares += own * own;
        this.#descend(results.subarray(index * OUTPUTS, (index + 1) * OUTPUTS));
      }
      this.#step(rate);
    }
    const all = batches * BATCH;
    return 1 - error / (squares - (sum * sum) / all);
  }

  #descend(results: Float32Array): void {
    const { weights, features, units, outputs } = this.#network;
    const slope = this.#slope;
    const backs = this.#backs;
    const errors = IMPORTANCE.map((weight, output) => weight * ((outputs[output] ?? 0) - (results[output] ?? 0)));
    const last = UNITS * FEATURES;
    for (let unit = 0; unit < UNITS; unit++) {
      let back = 0;
      for (let output = 0; output < OUTPUTS; output++) {
        const at = last + output * (UNITS + 1) + unit;
        back += (weights[at] ?? 0) * (errors[output] ?? 0);
        slope[at] = (slope[at] ?? 0) + (units[unit] ?? 0) * (errors[output] ?? 0);
      }
      if ((units[unit] ?? 0) < 0) back *= LEAK;
      backs[unit] = back;
    }
    for (let feature = 0; feature < FEATURES; feature++) {
      const value = features[feature] ?? 0;
      if (value === 0) continue;
      const row = feature * UNITS;
      for (let unit = 0; unit < UNITS; unit++)
        slope[row + unit] = (slope[row + unit] ?? 0) + (backs[unit] ?? 0) * value;
    }
    for (let output = 0; output < OUTPUTS; output++) {
      const at = last + output * (UNITS + 1) + UNITS;
      slope[at] = (slope[at] ?? 0) + (errors[output] ?? 0);
    }
  }

  #step(rate: number): void {
    const { weights } = this.#network;
    this.#steps++;
    const early = (rate * Math.sqrt(1 - 0.999 ** this.#steps)) / (1 - 0.9 ** this.#steps);
    for (let index = 0; index < WEIGHTS; index++) {
      const slope = (this.#slope[index] ?? 0) / BATCH;
      const mean = 0.9 * (this.#mean[index] ?? 0) + 0.1 * slope;
      const square = 0.999 * (this.#square[index] ?? 0) + 0.001 * slope * slope;
      this.#mean[index] = mean;
      this.#square[index] = square;
      weights[index] = (weights[index] ?? 0) - (early * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
}

/** Runs the program. */
function main(args: readonly string[]): undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '33' },
      rounds: { type: 'string', default: '12000' },
      passes: { type: 'string', default: '20' },
      out: { type: 'string', default: new URL('../src/thinking/weights.ts', import.meta.url).pathname },
    },
  });
  const { letters, scales } = learn({
    seed: Number(values.seed),
    rounds: Number(values.rounds),
    passes: Number(values.passes),
    say: (line) => console.log(line),
  });
  const lines = [
    `/** Learned by \`npx slow-train learn --seed ${values.seed} --rounds ${values.rounds} --passes ${values.passes}\`. */`,
    'export const LEARNED = {',
    `  scales: [${scales.join(', ')}],`,
    `  letters: '${letters}',`,
    '} as const;',
  ];
  writeFileSync(values.out, `${lines.join('\n')}\n`);
}

if (import.meta.main) await run(main);
