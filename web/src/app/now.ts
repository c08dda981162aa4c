import { createSignal, onCleanup, type Accessor } from 'solid-js';

/** The time, once a minute: enough for a station clock without a second hand. */
export function createNow(every = 60_000): Accessor<number> {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), every);
  onCleanup(() => clearInterval(timer));
  return now;
}
