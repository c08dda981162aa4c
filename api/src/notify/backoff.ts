const MINUTE = 60_000;
/** Attempts after which something is given up: by then about eight hours have passed. */
export const MOST_ATTEMPTS = 9;

/** Attempts at a push or a webhook: what is called half an hour late is told by others by then. */
export const MOST_CALLS = 5;

/** When to try again after so many attempts that failed: in 2, 4, 8, … minutes, in two hours at most. */
export function nextAttempt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** attempts, 120) * MINUTE);
}
