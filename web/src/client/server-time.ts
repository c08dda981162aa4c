import { createSignal, onCleanup, type Accessor } from 'solid-js';

/** Differences up to this are ignored, as an answer may be in transit that long. In milliseconds. */
const TOLERATED = 30_000;

const MINUTE = 60_000;

/** The lead of the service's clock over this device's, in milliseconds. */
let ahead = 0;

/** Records the Date header of an answer, so that a device with a wrong clock still shows the right time. */
export function noteServerTime(date: string | null): void {
  const off = (date === null ? Number.NaN : Date.parse(date)) - Date.now();
  if (!Number.isNaN(off)) ahead = Math.abs(off) <= TOLERATED ? 0 : off;
}

/** Returns the time by the service's clock, in milliseconds: deadlines refer to it. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Just after a full minute, never just before it. */
const AFTER = 50;

/**
 * Follows the time by the service's clock, updated as each minute begins and when the page comes to the front.
 * Deadlines are whole minutes, so a time left in words that follows it is never out of date.
 */
export function createNow(): Accessor<number> {
  const [now, setNow] = createSignal(serverNow());
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    clearTimeout(timer);
    const at = serverNow();
    setNow(at);
    timer = setTimeout(look, MINUTE - (at % MINUTE) + AFTER);
  };
  look();
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  });
  return now;
}
