import type { Instant } from '@slow-train/protocol';
import { newLogger, newRunId } from './log.ts';
import { siteObjectIn } from './site-object.ts';

/** Wakes the Worker when something is due; between two runs nothing queries the database. */
export interface Scheduler {
  /**
   * Makes sure that a run begins at `at` or soon after. To be called before the write that makes something due: if the
   * write then fails, one run finds nothing to do; told afterwards, a crash in between would lose the wake-up.
   * Never fails: without the call, the next run comes later.
   */
  noLaterThan(at: Instant): Promise<void>;
  /** Runs now, whether or not anything is due, and finds the next due time again. Resolves when the run is over. */
  check(): Promise<void>;
  /** Returns its state, without touching the database. */
  status(): Promise<SchedulerStatus>;
}

export interface SchedulerStatus {
  /** When the next run begins that queries the database; null if nothing is due. */
  readonly next: Instant | null;
  /** When it last worked: the end of a run without a failure, or a look at the clock; null before the first. */
  readonly lastSeen: Instant | null;
  /** By how much a due run is overdue, in milliseconds. */
  readonly lateness: number;
  /** Failed runs in a row. */
  readonly failures: number;
}

/**
 * For this many milliseconds after something was announced as due at once, nothing else that is due needs to be: a run follows
 * no sooner than half a minute after the announcement, when every such write has ended.
 */
const COVERED = 5_000;

/**
 * Returns the scheduler of a Worker's bindings.
 * @throws ExpectedError if the binding is missing
 */
export function schedulerIn(bindings: object): Scheduler {
  const object = siteObjectIn<Scheduler>(bindings);
  let coveredUntil = 0;
  return {
    async noLaterThan(at) {
      const now = Date.now();
      const isDue = at <= now;
      if (isDue && now < coveredUntil) return;
      try {
        await object().noLaterThan(at);
        if (isDue) coveredUntil = now + COVERED;
      } catch (error) {
        // Better played now and notified late than not played: the safety net finds what is due.
        newLogger({ run: newRunId() }).error('The scheduler cannot be told what is due.', { error });
      }
    },
    check: () => object().check(),
    status: () => object().status(),
  };
}
