import { LEVELS } from '@slow-train/protocol/levels';
import type { Level } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';
import { readStored, writeStored } from '../../ui/stored.ts';

const KEY = 'slow-train:hint-level';

const [level, setLevel] = createSignal<Level>(LEVELS.find((one) => one === readStored(KEY)) ?? 'regular');

/** How well hints play in this browser. */
export const hintLevel: Accessor<Level> = level;

/** Chooses how well hints play in this browser. */
export function chooseHintLevel(next: Level): void {
  setLevel(next);
  writeStored(KEY, next === 'regular' ? null : next);
}
