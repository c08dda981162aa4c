import { batch, createSignal, onCleanup, onMount, type Accessor } from 'solid-js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Measures an element, and returns a function that applies the result. */
type Measure = () => () => void;

const unmeasured = new Set<Measure>();

/**
 * Measures an element before the next paint, in a task of its own. Everything that is waiting is measured together: measuring
 * one after another, with changes in between, would make the browser lay out the page each time.
 */
function measureSoon(measure: Measure): void {
  if (unmeasured.size === 0)
    requestAnimationFrame(() => {
      const apply = Array.from(unmeasured, (one) => one());
      unmeasured.clear();
      batch(() => {
        for (const one of apply) one();
      });
    });
  unmeasured.add(measure);
}

/** Returns how large text is against the usual 16 pixels, followed as the person's setting changes. */
export function createTextScale(): Accessor<number> {
  const ruler = document.createElement('i');
  ruler.style.cssText = 'position:absolute;visibility:hidden;width:1rem;height:1px';
  document.body.append(ruler);
  onCleanup(() => ruler.remove());
  const size = createSize(() => ruler, { width: 16, height: 1 });
  return () => size().width / 16;
}

/** Returns the inner size of an element, followed as it changes; `assumed` until it is known. */
export function createSize(element: () => HTMLElement | undefined, assumed: Size): Accessor<Size> {
  const [size, setSize] = createSignal<Size>(assumed, {
    equals: (a, b) => a.width === b.width && a.height === b.height,
  });
  onMount(() => {
    const watched = element();
    if (!watched || typeof ResizeObserver === 'undefined') return;
    const measure: Measure = () => {
      const { clientWidth: width, clientHeight: height } = watched;
      return () => void (width > 0 && setSize({ width, height }));
    };
    const observer = new ResizeObserver(() => measure()());
    observer.observe(watched);
    measureSoon(measure);
    onCleanup(() => {
      unmeasured.delete(measure);
      observer.disconnect();
    });
  });
  return size;
}
