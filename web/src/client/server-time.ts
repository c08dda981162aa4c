import { createSignal, onCleanup, type Accessor } from 'solid-js';

/** An answer may have been on its way that long; a clock that is off by no more is left alone. Milliseconds. */
const TOLERATED = 30_000;

/** How far the service's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

/** To be told of the Date header of every answer: whoever has set their clock wrong still has the time everybody has. */
export function noteServerTime(date: string | null): void {
  const off = (date === null ? Number.NaN : Date.parse(date)) - Date.now();
  if (!Number.isNaN(off)) ahead = Math.abs(off) <= TOLERATED ? 0 : off;
}

/** What time it is at the service, by what it said last: deadlines are meant so. */
export function serverNow(): number {
  return Date.now() + ahead;
}

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

/** The time zone of this browser, as `Europe/Vienna`. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
