/** The button that was pressed goes: unless something else has the focus then, it goes on to what is to be done now. */
export function focusMainButton(): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.bar .main')?.focus();
  });
}
