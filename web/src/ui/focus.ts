let hasMoved = false;

/** Call on in-app navigation. */
export function noteMove(): void {
  hasMoved = true;
}

/**
 * Focuses a newly shown page, so that screen readers and Tab start there. Only after in-app navigation: the first
 * page is left to the browser.
 */
export function takeFocus(element: HTMLElement | undefined): void {
  if (!hasMoved) return;
  hasMoved = false;
  element?.focus({ preventScroll: true });
}
