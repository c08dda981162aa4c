import { createSignal, onCleanup, type Accessor } from 'solid-js';

let takesSteps = false;

/** From now on pages draw their costly parts in a step of their own; `main.tsx` says so. Component tests see all at once. */
export function drawInSteps(): void {
  takesSteps = true;
}

/**
 * Returns whether a costly part may be drawn: in a task of its own, after the next frame has measured what is there. One
 * long task would keep the browser from listening, and drawing before measuring would mean drawing twice.
 */
export function createStep(): Accessor<boolean> {
  const [isDue, setDue] = createSignal(!takesSteps);
  if (takesSteps) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setDue(true))));
    onCleanup(() => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    });
  }
  return isDue;
}
