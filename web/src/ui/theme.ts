import { createSignal, type Accessor } from 'solid-js';

const THEMES = ['auto', 'day', 'night'] as const;
/** Light, dark, or following the device. */
export type Theme = (typeof THEMES)[number];

const KEY = 'slow-train:theme';
const device = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function stored(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'auto';
  } catch {
    return 'auto';
  }
}

const [chosen, setChosen] = createSignal(stored());

/** The theme chosen in this browser. `src/start.ts` reads the same before the first paint. */
export const chosenTheme: Accessor<Theme> = chosen;

/** Chooses a theme and applies it at once. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage it lasts until the page is closed.
  }
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
