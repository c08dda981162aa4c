import { onCleanup } from 'solid-js';
import { focusMainButton } from './ActionBar.tsx';

/** Gives the focus to the main button when the focused element is removed: else it would be at the page's start. */
export function keepFocus(root: HTMLElement | undefined): void {
  if (root === undefined) return;
  let focused: Element | null = null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return;
    focused = null;
    focusMainButton();
  });
  observer.observe(root, { childList: true, subtree: true });
  onCleanup(() => observer.disconnect());
}
