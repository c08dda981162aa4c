import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Film, Frame, Stop } from './film.ts';

/** From one action to the next while it runs by itself: long enough to read a sentence. */
const PACE = 1100;

/** Where in a film we are, and how to go elsewhere. */
export interface Projector {
  readonly step: Accessor<number>;
  readonly last: number;
  readonly frame: Accessor<Frame>;
  /** The round we are in. */
  readonly stop: Accessor<Stop>;
  readonly isRunning: Accessor<boolean>;
  /** Goes to a step, and stays there. */
  go(step: number): void;
  toRound(round: number): void;
  /** Lets it run, from the beginning where it has come to its end; or stops it. */
  toggle(): void;
}

/** Makes the projector of one film. */
export function createProjector(film: Film): Projector {
  const last = film.frames.length - 1;
  const [step, setStep] = createSignal(0);
  const [isRunning, setRunning] = createSignal(false);
  const frame = createMemo((): Frame => there(film.frames[step()]));
  const stop = createMemo((): Stop => there(film.stops.find(({ last: end }) => step() <= end)));
  const go = (to: number): void => {
    setRunning(false);
    setStep(Math.max(0, Math.min(last, Math.trunc(to))));
  };
  createEffect(() => {
    if (!isRunning()) return;
    const now = step();
    if (now >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setStep(now + 1), PACE);
    onCleanup(() => clearTimeout(timer));
  });
  return {
    step,
    last,
    frame,
    stop,
    isRunning,
    go,
    toRound: (round) => go(film.stops.find((one) => one.round === round)?.first ?? 0),
    toggle() {
      if (!isRunning() && step() === last) setStep(0);
      setRunning(!isRunning());
    },
  };
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('a film without frames');
  return found;
}
