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

/** Weights as bytes: whole numbers from -127 to 127, and by feature, then for the outputs, what one of them stands for. */
export interface Packed {
  readonly bytes: string;
  readonly scales: readonly number[];
}

const scaleAt = (index: number): number => Math.min(FEATURES, Math.floor(index / UNITS));

/** Returns weights rounded to bytes, as base64. */
export function pack(weights: Float64Array): Packed {
  const most = new Array<number>(FEATURES + 1).fill(0.001);
  weights.forEach((weight, index) => {
    most[scaleAt(index)] = Math.max(most[scaleAt(index)] ?? 0, Math.abs(weight));
  });
  const scales = most.map((one) => Number((one / 127).toPrecision(3)));
  const bytes = Array.from(weights, (weight, index) => {
    const steps = Math.round(weight / (scales[scaleAt(index)] ?? 1));
    return 128 + Math.max(-127, Math.min(127, steps));
  });
  return { bytes: btoa(String.fromCharCode(...bytes)), scales };
}

/** Returns the network of packed weights. */
export function unpack({ bytes, scales }: Packed): Network {
  const text = atob(bytes);
  return new Network(
    Float64Array.from(
      { length: WEIGHTS },
      (_, index) => (text.charCodeAt(index) - 128) * (scales[scaleAt(index)] ?? 1),
    ),
  );
}
