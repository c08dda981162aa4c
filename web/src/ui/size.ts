import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the inner size of an element, followed as it changes; `assumed` until it is known. */
export function createSize(element: () => HTMLElement | undefined, assumed: Size): Accessor<Size> {
  const [size, setSize] = createSignal<Size>(assumed, {
    equals: (a, b) => a.width === b.width && a.height === b.height,
  });
  onMount(() => {
    const watched = element();
    if (!watched || typeof ResizeObserver === 'undefined') return;
    const read = (): void => {
      if (watched.clientWidth > 0) setSize({ width: watched.clientWidth, height: watched.clientHeight });
    };
    // Reports the first size too, after layout; reading it here would force a layout in the middle of rendering.
    const observer = new ResizeObserver(read);
    observer.observe(watched);
    onCleanup(() => observer.disconnect());
  });
  return size;
}
