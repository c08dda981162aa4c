import type { Instant } from '@slow-train/protocol';
import type { SchedulerStatus } from '../platform/scheduler.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The longest that a write may take to become visible after it was announced. */
export const COMMIT = 30 * SECOND;
/** How often the clock is looked at while nothing is due. Queries nothing: it only shows how long the site was down. */
export const HEARTBEAT = 10 * MINUTE;
/** A gap of this length is an outage, whose time is given back to the players. */
export const OUTAGE = 30 * MINUTE;
/** Between two runs while more is due than fits into one. */
const PAUSE = SECOND;
const LONGEST_BACK_OFF = 5 * MINUTE;

/** What is stored. */
export interface TimerState {
  /** When something is due, or was announced as due; null for nothing. */
  readonly dueAt: Instant | null;
  /** When something was last announced. */
  readonly announcedAt: Instant | null;
  /** When all was last known to be well. */
  readonly lastSeen: Instant | null;
  /** Failed runs in a row. */
  readonly failures: number;
  /** After a failure: when to try again. */
  readonly retryAt: Instant | null;
}

export const NEW_TIMER: TimerState = { dueAt: null, announcedAt: null, lastSeen: null, failures: 0, retryAt: null };

/** A time during which the site was down. */
export interface TimerOutage {
  readonly since: Instant;
  readonly until: Instant;
}

/** Returns the state after something was announced as due at `at`: no earlier than it can be visible. */
export function announced(state: TimerState, at: Instant, now: Instant): TimerState {
  return { ...state, dueAt: earliest(state.dueAt, Math.max(at, now + COMMIT)), announcedAt: now };
}

/** Returns the outage that ends now; null if there was none. */
export function outageAt({ lastSeen }: TimerState, now: Instant): TimerOutage | null {
  return lastSeen !== null && now - lastSeen >= OUTAGE ? { since: lastSeen, until: now } : null;
}

/** Whether a wake-up has to query the database: otherwise it only moves `lastSeen`. */
export function needsRun(state: TimerState, now: Instant): boolean {
  const { dueAt, lastSeen } = state;
  return lastSeen === null || (dueAt !== null && dueAt <= now) || outageAt(state, now) !== null;
}

/** A run that has ended. */
export interface FinishedRun {
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  /** The earliest due time in the database at the end; null for none. */
  readonly nextDue: Instant | null;
  /** The earliest due time that was announced during the run. */
  readonly announced: Instant | null;
}

/**
 * Returns the state after a run. A time announced shortly before or during the run may not have been visible to it:
 * then another run follows soon.
 */
export function succeeded(state: TimerState, run: FinishedRun): TimerState {
  const { announcedAt } = state;
  const mayBeUnseen = announcedAt !== null && announcedAt > run.startedAt - COMMIT;
  const again = mayBeUnseen ? run.endedAt + COMMIT : null;
  const dueAt = earliest(earliest(run.nextDue, run.announced), again);
  return { ...state, dueAt, lastSeen: run.endedAt, failures: 0, retryAt: null };
}

/** Returns the state after a run that failed: tries again after 10, 20, 40 … seconds, at most five minutes. */
export function failed(state: TimerState, now: Instant): TimerState {
  const failures = state.failures + 1;
  const delay = Math.min(5 * SECOND * 2 ** Math.min(failures, 10), LONGEST_BACK_OFF);
  return { ...state, dueAt: earliest(state.dueAt, now), failures, retryAt: now + delay };
}

/** Returns the state after a wake-up that had nothing to do. */
export function seen(state: TimerState, now: Instant): TimerState {
  return { ...state, lastSeen: now };
}

/** Returns when to wake up next: at least once every `HEARTBEAT`. */
export function wakeUpAt({ dueAt, retryAt, lastSeen }: TimerState, now: Instant): Instant {
  const next = retryAt ?? (lastSeen === null ? now : dueAt);
  return Math.min(now + HEARTBEAT, Math.max(next ?? Infinity, now + PAUSE));
}

/** Returns the state as health and metrics show it. */
export function statusOf({ dueAt, lastSeen, failures }: TimerState, now: Instant): SchedulerStatus {
  const expected = earliest(dueAt, lastSeen === null ? null : lastSeen + HEARTBEAT);
  return { next: dueAt, lastSeen, failures, lateness: expected === null ? 0 : Math.max(0, now - expected) };
}

/** Returns the earlier of two instants; null stands for never. */
export function earliest(a: Instant | null, b: Instant | null): Instant | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
