import { onCleanup, type Accessor } from 'solid-js';

/** The longer nothing has happened, the longer until the next look: [time since then, interval], in ms. */
const PACE = [
  [30_000, 2_000],
  [5 * 60_000, 5_000],
  [30 * 60_000, 15_000],
] as const;
const SLOWEST = 60_000;
/** While everybody waits for this player, only this player brings news (or their other telephone). */
const MY_TURN = 15_000;

/**
 * How long to wait before looking again.
 * @param quiet milliseconds since the last change that was seen, or since somebody sat down to look
 */
export function paceOf(quiet: number, isMyTurn = false): number {
  const pace = PACE.find(([upTo]) => quiet < upTo)?.[1] ?? SLOWEST;
  return isMyTurn ? Math.max(pace, MY_TURN) : pace;
}

/** What is due is looked for that soon, and for so long after it should have happened. */
const DUE = 2_000;
const LONG_DUE = 2 * 60_000;

/**
 * The same, but not beyond the instant at which something is due over there, and often once it is.
 * @param due instants, in ISO 8601; null where nothing is
 * @param now by the service's clock
 */
export function paceToDue(pace: number, due: readonly (string | null)[], now: number): number {
  const waits = due.flatMap((at) => {
    const left = at === null ? Infinity : Date.parse(at) - now;
    return left > -LONG_DUE ? [Math.max(left, 0) + DUE] : [];
  });
  return Math.min(pace, ...waits);
}

/** When the page was opened or last came to the front: somebody who looks wants to see. Milliseconds, by this machine's clock. */
export function createLastLook(): Accessor<number> {
  let lookedAt = Date.now();
  const look = (): void => {
    if (document.visibilityState === 'visible') lookedAt = Date.now();
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  return () => lookedAt;
}
