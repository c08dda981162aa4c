import { createSignal, type Accessor, type Component } from 'solid-js';
import type { MenuParts } from './MenuSheet.tsx';

const [loaded, setLoaded] = createSignal<Component<{ menu: MenuParts }>>();

/** The sheets over a board, once they are loaded. */
export const boardSheets: Accessor<Component<{ menu: MenuParts }> | undefined> = loaded;

/** Loads the sheets. If their file is missing, the page looks for a newer release; without a connection it tries again. */
export async function loadSheets(): Promise<void> {
  const { BoardSheets } = await import('./BoardSheets.tsx');
  setLoaded(() => BoardSheets);
}
