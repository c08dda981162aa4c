const MINUTE = 60_000;
/** Attempts after which something is given up: by then about eight hours have passed. */
export const MOST_ATTEMPTS = 9;

/** When to try again after so many attempts that failed: in 2, 4, 8, … minutes, in two hours at most. */
export function nextAttempt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** attempts, 120) * MINUTE);
}
