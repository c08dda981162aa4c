import { createSignal, onCleanup, type Accessor } from 'solid-js';
import { serverNow } from '../api/server-time.ts';

/** The time by the service's clock, once a minute, and as the page comes to the front: it is enough for a station clock. */
export function createNow(every = 60_000): Accessor<number> {
  const [now, setNow] = createSignal(serverNow());
  const look = (): void => void setNow(serverNow());
  const timer = setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  });
  return now;
}
