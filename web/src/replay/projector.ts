import { createMemo, type Accessor } from 'solid-js';
import type { Film, Frame, Stop } from './film.ts';
import { createSteps, type Steps } from './steps.ts';

/** From one action to the next while it runs by itself: long enough to read a sentence. */
const PACE = 1100;

/** Where in a film we are, and how to go elsewhere. */
export interface Projector extends Steps {
  readonly frame: Accessor<Frame>;
  /** The round we are in. */
  readonly stop: Accessor<Stop>;
  toRound(round: number): void;
}

/** Makes the projector of one film. */
export function createProjector(film: Film): Projector {
  const last = film.frames.length - 1;
  const steps = createSteps(() => last, PACE);
  const frame = createMemo((): Frame => there(film.frames[steps.step()]));
  const stop = createMemo((): Stop => there(film.stops.find(({ last: end }) => steps.step() <= end)));
  return {
    ...steps,
    frame,
    stop,
    toRound: (round) => steps.go(film.stops.find((one) => one.round === round)?.first ?? 0),
  };
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('a film without frames');
  return found;
}
