import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';

let takesSteps = false;

/** From now on pages draw their costly parts in a step of their own; `main.tsx` says so. Component tests see all at once. */
export function drawInSteps(): void {
  takesSteps = true;
}

/**
 * Returns how many of a page's costly parts may be drawn by now, up to `count()`: each in a task of its own, after a frame has measured
 * what is there. One long task would keep the browser from listening, and drawing before measuring would mean drawing twice.
 */
export function createSteps(count: Accessor<number>): Accessor<number> {
  const [due, setDue] = createSignal(takesSteps ? 0 : Infinity);
  createEffect(() => {
    if (due() >= count()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setDue((before) => before + 1))));
    onCleanup(() => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    });
  });
  return due;
}

/** Returns whether the one costly part may be drawn, as {@link createSteps} does. */
export function createStep(): Accessor<boolean> {
  const due = createSteps(() => 1);
  return () => due() > 0;
}
