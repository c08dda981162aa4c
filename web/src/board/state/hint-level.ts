import { LEVELS } from '@slow-train/protocol/levels';
import type { Level } from '@slow-train/protocol';
import { createSignal } from 'solid-js';
import { readStored, writeStored } from '../../ui/stored.ts';

const KEY = 'slow-train:hint-level';

const [chosen, setChosen] = createSignal<Level>();

/** Returns how well hints play in this browser. */
export function hintLevel(): Level {
  // Read when it is asked for: the list of levels may be in a file that is run after this one.
  return chosen() ?? LEVELS.find((one) => one === readStored(KEY)) ?? 'regular';
}

/** Chooses how well hints play in this browser. */
export function chooseHintLevel(next: Level): void {
  setChosen(next);
  writeStored(KEY, next === 'regular' ? null : next);
}
