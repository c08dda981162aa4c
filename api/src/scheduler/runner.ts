import type { Instant } from '@slow-train/protocol';
import type { StoredCell } from './due-work.ts';
import type { SchedulerStatus } from '../platform/scheduler.ts';
import {
  announced,
  earliest,
  failed,
  needsRun,
  NEW_TIMER,
  outageAt,
  seen,
  statusOf,
  succeeded,
  wakeUpAt,
  type TimerOutage,
  type TimerState,
} from './timer.ts';

/** Where the timer's state and its alarm are stored: a Durable Object, or a test. */
export interface TimerStorage extends StoredCell<TimerState> {
  /** The alarm that is set; null for none, and while it is being handled. */
  alarm(): Promise<Instant | null>;
  setAlarm(at: Instant): Promise<void>;
}

/** What a run does: works off what is due within its budget. */
export interface Work {
  /**
   * @param outage that ends with this run; null for none
   * @returns the earliest due time that is left; null for none
   */
  run(outage: TimerOutage | null): Promise<Instant | null>;
  onFailure(error: unknown): void;
  now(): Instant;
}

/**
 * Runs the work when it is due, one run at a time. After any failure the alarm is set again: as the earlier of the time
 * that the run found and the one announced meanwhile, because an unconditional alarm would overwrite an announcement.
 */
export class Runner {
  readonly #storage: TimerStorage;
  readonly #work: Work;
  /** The earliest due time announced during the run under way. After a crash the stored state still has it. */
  #announced: Instant | null = null;
  #running: Promise<void> | null = null;

  constructor(storage: TimerStorage, work: Work) {
    this.#storage = storage;
    this.#work = work;
  }

  /** See `Scheduler.noLaterThan`. */
  async noLaterThan(at: Instant): Promise<void> {
    const now = this.#work.now();
    const next = announced(this.#state(), at, now);
    this.#announced = earliest(this.#announced, announced(NEW_TIMER, at, now).dueAt);
    this.#storage.write(next);
    await this.#arm(next, now);
  }

  /** Handles the alarm. Never fails. */
  async wake(): Promise<void> {
    const now = this.#work.now();
    const state = this.#state();
    if (needsRun(state, now)) return this.check();
    const next = seen(state, now);
    this.#storage.write(next);
    await this.#arm(next, now);
  }

  /** Runs now, or waits for the run under way. Never fails. */
  async check(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** See `Scheduler.status`. */
  status(): SchedulerStatus {
    return statusOf(this.#state(), this.#work.now());
  }

  async #run(): Promise<void> {
    const startedAt = this.#work.now();
    this.#announced = null;
    const next = await this.#work.run(outageAt(this.#state(), startedAt)).then(
      (nextDue) => {
        const run = { startedAt, endedAt: this.#work.now(), nextDue, announced: this.#announced };
        return succeeded(this.#state(), run);
      },
      (error: unknown) => {
        this.#work.onFailure(error);
        return failed(this.#state(), this.#work.now());
      },
    );
    this.#storage.write(next);
    await this.#arm(next, this.#work.now());
  }

  #state(): TimerState {
    return this.#storage.read() ?? NEW_TIMER;
  }

  async #arm(state: TimerState, now: Instant): Promise<void> {
    const at = wakeUpAt(state, now);
    const known = await this.#storage.alarm();
    if (known === null || at < known || known < now - OVERDUE) await this.#storage.setAlarm(at);
  }
}

/** An alarm that is this late was lost. */
const OVERDUE = 60_000;
