/** The longer nothing has happened, the longer until the next poll: [time since then, interval], in ms. */
const PACE = [
  [30_000, 2_000],
  [5 * 60_000, 5_000],
  [30 * 60_000, 15_000],
] as const;
const SLOWEST = 60_000;
/** On the player's turn, news can only come from the player's other devices. In milliseconds. */
const MY_TURN = 15_000;

/**
 * Returns the milliseconds until the next poll.
 * @param quiet milliseconds since the last change that was seen, or since the page was opened or came to the front
 */
export function paceOf(quiet: number, isMyTurn = false): number {
  const pace = PACE.find(([upTo]) => quiet < upTo)?.[1] ?? SLOWEST;
  return isMyTurn ? Math.max(pace, MY_TURN) : pace;
}

/** How soon after a due instant to poll for it, and for how long to keep doing so. In milliseconds. */
const DUE = 2_000;
const LONG_DUE = 2 * 60_000;

/**
 * Shortens `pace` so that a poll comes soon after something is due at the service, and often once it is.
 * @param due instants in ISO 8601; null if nothing is due
 * @param now by the service's clock
 */
export function paceToDue(pace: number, due: readonly (string | null)[], now: number): number {
  const waits = due.flatMap((at) => {
    const left = at === null ? Infinity : Date.parse(at) - now;
    return left > -LONG_DUE ? [Math.max(left, 0) + DUE] : [];
  });
  return Math.min(pace, ...waits);
}
