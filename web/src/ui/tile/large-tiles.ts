import { createSignal, type Accessor } from 'solid-js';
import { readStored, writeStored } from '../stored.ts';

const KEY = 'slow-train:large-tiles';

const [isLarge, setLarge] = createSignal(readStored(KEY) === 'yes');

/** Whether tiles are larger than the window has room for, so that the table scrolls. */
export const wantsLargeTiles: Accessor<boolean> = isLarge;

/** Chooses larger tiles, or those that fit, for this browser. */
export function chooseLargeTiles(yes: boolean): void {
  setLarge(yes);
  writeStored(KEY, yes ? 'yes' : null);
}
