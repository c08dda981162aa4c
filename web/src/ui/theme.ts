import { createSignal, type Accessor } from 'solid-js';
import { readStored, writeStored } from './stored.ts';

const THEMES = ['auto', 'day', 'night'] as const;
/** Light, dark, or following the device. */
export type Theme = (typeof THEMES)[number];

const KEY = 'slow-train:theme';
const device = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const stored = readStored(KEY);
const [chosen, setChosen] = createSignal<Theme>(THEMES.find((theme) => theme === stored) ?? 'auto');

/** The theme chosen in this browser. `src/start.ts` reads the same before the first paint. */
export const chosenTheme: Accessor<Theme> = chosen;

/** Chooses a theme and applies it at once. */
export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme === 'auto' ? null : theme);
  setChosen(theme);
  show(theme);
}

/** Follows the device's theme as it changes, unless one was chosen. */
export function followDeviceTheme(): void {
  device().addEventListener('change', () => show(chosen()));
}

function show(theme: Theme): void {
  const isNight = theme === 'night' || (theme === 'auto' && device().matches);
  document.documentElement.dataset['theme'] = isNight ? 'night' : 'day';
}
