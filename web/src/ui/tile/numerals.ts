import { createSignal, type Accessor } from 'solid-js';
import { readStored, writeStored } from '../stored.ts';

const KEY = 'slow-train:numerals';

const [numerals, setNumerals] = createSignal(readStored(KEY) === 'yes');

/** Whether tiles show figures instead of pips. */
export const showsNumerals: Accessor<boolean> = numerals;

/** Chooses figures or pips for this browser. */
export function chooseNumerals(yes: boolean): void {
  setNumerals(yes);
  writeStored(KEY, yes ? 'yes' : null);
}
