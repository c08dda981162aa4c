let hasMoved = false;

/** To be told when the traveller goes to another page of the app. */
export function noteMove(): void {
  hasMoved = true;
}

/**
 * Puts the focus on a page that has just come up, so that a screen reader begins there and Tab goes on from there.
 * Only after a move within the app: the first page is the browser's own business.
 */
export function takeFocus(element: HTMLElement | undefined): void {
  if (!hasMoved) return;
  hasMoved = false;
  element?.focus({ preventScroll: true });
}
