import { FEATURES } from './features.ts';

/** Units between the description of a position and the outputs. */
export const UNITS = 64;
/** Own pips at the end of the round, those of the others on average, and the chance to go out. */
export const OUTPUTS = 3;
/** Pips that an output of 1 stands for. */
export const PIPS_OF_ONE = 30;
/** Slope of a unit below zero. */
export const LEAK = 0.05;
export const WEIGHTS = UNITS * FEATURES + OUTPUTS * (UNITS + 1);

/** A network with one layer of units. Adds and multiplies only, so it gives the same numbers on every device. */
export class Network {
  /** By feature and unit, then those of the outputs; the last weight of an output is added as it is. */
  readonly weights: Float64Array;
  readonly features = new Float64Array(FEATURES);
  readonly units = new Float64Array(UNITS);
  readonly outputs = new Float64Array(OUTPUTS);

  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  /** Sets the first `count` outputs for what `features` describe. */
  run(count = OUTPUTS): void {
    const { weights, features, units } = this;
    units.fill(0);
    for (let feature = 0; feature < FEATURES; feature++) {
      const value = features[feature] ?? 0;
      if (value === 0) continue;
      const row = feature * UNITS;
      for (let unit = 0; unit < UNITS; unit++) units[unit] = (units[unit] ?? 0) + value * (weights[row + unit] ?? 0);
    }
    for (let unit = 0; unit < UNITS; unit++) {
      const sum = units[unit] ?? 0;
      if (sum < 0) units[unit] = LEAK * sum;
    }
    let at = UNITS * FEATURES;
    for (let output = 0; output < count; output++) {
      let sum = 0;
      for (let unit = 0; unit < UNITS; unit++) sum += (weights[at++] ?? 0) * (units[unit] ?? 0);
      this.outputs[output] = sum + (weights[at++] ?? 0);
    }
  }
}

/**
 * Weights as text: a letter for each, a whole number from -31 to 31; and by feature, then for the outputs, what one of
 * them stands for. Letters of six bits take a third less than bytes in base64, and lose nothing that the league sees.
 */
export interface Packed {
  readonly letters: string;
  readonly scales: readonly number[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The largest step. */
const STEPS = 31;

const scaleAt = (index: number): number => Math.min(FEATURES, Math.floor(index / UNITS));

/** Returns weights rounded to letters. */
export function pack(weights: Float64Array): Packed {
  const groups = Array.from({ length: FEATURES + 1 }, (_, group) =>
    weights.filter((_weight, index) => scaleAt(index) === group),
  );
  const scales = groups.map((group) => Number(bestScale(group).toPrecision(3)));
  const letters = Array.from(weights, (weight, index) => LETTERS[STEPS + stepsOf(weight, scales[scaleAt(index)] ?? 1)]);
  return { letters: letters.join(''), scales };
}

const stepsOf = (weight: number, scale: number): number =>
  Math.max(-STEPS, Math.min(STEPS, Math.round(weight / scale)));

/** Returns the scale with the least squared error: a few large weights may be cut, so that the others keep their values. */
function bestScale(weights: Float64Array): number {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0.001) / STEPS;
  const error = (scale: number): number =>
    weights.reduce((sum, weight) => sum + (weight - stepsOf(weight, scale) * scale) ** 2, 0);
  const scales = Array.from({ length: 21 }, (_, twentieth) => largest * (1 - twentieth / 40));
  return scales.reduce((best, scale) => (error(scale) < error(best) ? scale : best));
}

/** Returns the network of packed weights. */
export function unpack({ letters, scales }: Packed): Network {
  return new Network(
    Float64Array.from(
      { length: WEIGHTS },
      (_, index) => (LETTERS.indexOf(letters[index] ?? '') - STEPS) * (scales[scaleAt(index)] ?? 1),
    ),
  );
}
