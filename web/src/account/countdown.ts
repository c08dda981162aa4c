import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';

/** Returns the whole seconds until an instant, updated each second down to 0; 0 for null. */
export function createCountdown(until: Accessor<number | null>): Accessor<number> {
  const [now, setNow] = createSignal(Date.now());
  const left = (): number => Math.max(0, Math.ceil(((until() ?? 0) - now()) / 1_000));
  createEffect(() => {
    const end = until();
    setNow(Date.now());
    if (end === null || end <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1_000);
    onCleanup(() => clearInterval(timer));
  });
  return left;
}
