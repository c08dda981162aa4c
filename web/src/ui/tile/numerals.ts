import { createSignal, type Accessor } from 'solid-js';

const KEY = 'slow-train:numerals';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

const [numerals, setNumerals] = createSignal(stored());

/** Whether tiles show figures instead of pips. */
export const showsNumerals: Accessor<boolean> = numerals;

/** Chooses figures or pips for this browser. */
export function chooseNumerals(yes: boolean): void {
  setNumerals(yes);
  try {
    if (yes) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts until the page is closed.
  }
}
