import { createEffect, createSignal, lazy, on, onCleanup, untrack, type Accessor } from 'solid-js';

let takesSteps = false;

/** From now on pages draw their costly parts in a step of their own; `main.tsx` says so. Most tests see all at once. */
export function drawInSteps(does = true): void {
  takesSteps = does;
}

/**
 * Returns how many of a page's costly parts may be drawn by now, up to `count()`: each in its own task, after a frame
 * has measured the others. One long task would stop the browser from listening; drawing first and measuring later would
 * mean drawing twice.
 */
export function createSteps(count: Accessor<number>): Accessor<number> {
  const [due, setDue] = createSignal(takesSteps ? 0 : Infinity);
  createEffect(() => {
    if (due() < count()) onCleanup(afterNextFrame(() => setDue((before) => before + 1)));
  });
  return due;
}

/** Returns whether the one costly part may be drawn, as {@link createSteps} does. */
export function createStep(): Accessor<boolean> {
  const due = createSteps(() => 1);
  return () => due() > 0;
}

/**
 * Returns the values of `value`, but the first that is not undefined comes in a task of its own: drawing a page takes
 * long enough without the answer that it is drawn from.
 */
export function createFirstLater<T>(value: Accessor<T | undefined>): Accessor<T | undefined> {
  const [isDue, setDue] = createSignal(!takesSteps);
  createEffect(() => {
    if (isDue() || value() === undefined) return;
    const timer = setTimeout(() => setDue(true));
    onCleanup(() => clearTimeout(timer));
  });
  return () => (isDue() ? value() : undefined);
}

/** Returns whether a part that is not in sight yet may be created: in the next task, without waiting for a frame. */
export function createTask(): Accessor<true | undefined> {
  return createFirstLater(() => true);
}

/** As `lazy`, but the component is created in a task after the one that read its module. */
export const lazyLater: typeof lazy = (load) =>
  lazy(async () => {
    const loaded = await load();
    if (takesSteps) await new Promise((resolve) => setTimeout(resolve));
    return loaded;
  });

/**
 * Returns the values of `value`, each change a frame later: for consequences of an interaction, so that the browser
 * shows the touched part first.
 */
export function createAfterFrame<T>(value: Accessor<T>): Accessor<T> {
  if (!takesSteps) return value;
  const [shown, setShown] = createSignal(untrack(value));
  createEffect(on(value, (next) => onCleanup(afterNextFrame(() => setShown(() => next))), { defer: true }));
  return shown;
}

/** Runs a task after the next frame. Returns a function that cancels it. */
function afterNextFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
