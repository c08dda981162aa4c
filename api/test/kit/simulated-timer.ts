import type { Instant } from '@slow-train/protocol';
import type { Scheduler } from '../../src/platform/scheduler.ts';
import {
  DueWork,
  type StoredCell,
  type Kind,
  type OutageProgress,
  type SchedulerServices,
} from '../../src/scheduler/due-work.ts';
import { Runner } from '../../src/scheduler/runner.ts';
import type { TimerOutage, TimerState } from '../../src/scheduler/timer.ts';

/** A Durable Object's storage and alarm on a clock that only the test moves. It survives `crash`, as on disk. */
export class SimulatedTimer {
  now: Instant;
  alarm: Instant | null = null;
  runs: { readonly at: Instant; readonly outage: TimerOutage | null }[] = [];
  wakeUps = 0;
  /** What a run does. */
  work: (outage: TimerOutage | null) => Promise<Instant | null> = () => Promise.resolve(null);
  runner: Runner;
  /** Called whenever the clock moves. */
  onTime: (now: Instant) => void = () => undefined;
  #state: TimerState | null = null;

  constructor(now: Instant) {
    this.now = now;
    this.runner = this.#start();
  }

  /** Loses what is in memory: the object starts again from its storage. */
  crash(): void {
    this.runner = this.#start();
  }

  /** Lets time pass, and handles each alarm when it is due. */
  async pass(span: number): Promise<void> {
    const end = this.now + span;
    while (this.alarm !== null && this.alarm <= end) {
      this.setTime(Math.max(this.now, this.alarm));
      await this.fire();
    }
    this.setTime(end);
  }

  /** Sets the clock without handling alarms: nobody is there. */
  setTime(now: Instant): void {
    this.now = now;
    this.onTime(now);
  }

  /** Handles the alarm, however late it is. It is unset while it is handled. */
  async fire(): Promise<void> {
    this.alarm = null;
    this.wakeUps += 1;
    await this.runner.wake();
  }

  /** Its scheduler, as the Worker sees it. */
  get scheduler(): Scheduler {
    return {
      noLaterThan: (at) => this.runner.noLaterThan(at),
      check: () => this.runner.check(),
      status: () => Promise.resolve(this.runner.status()),
    };
  }

  /** Makes it do the real work of a site from now on, and runs once. */
  async workFor(services: SchedulerServices): Promise<void> {
    const [progress, turns] = [cell<OutageProgress>(), cell<readonly Kind[]>()];
    this.work = (outage) => new DueWork(services, progress, turns).run(outage);
    await this.runner.check();
  }

  #start(): Runner {
    const storage = {
      read: () => this.#state,
      write: (state: TimerState) => {
        this.#state = state;
      },
      alarm: () => Promise.resolve(this.alarm),
      setAlarm: (at: Instant) => {
        this.alarm = at;
        return Promise.resolve();
      },
    };
    return new Runner(storage, {
      now: () => this.now,
      onFailure: () => undefined,
      run: (outage) => {
        this.runs.push({ at: this.now, outage });
        return this.work(outage);
      },
    });
  }
}

/** Returns a value that is stored as long as the test runs. */
export function cell<T>(): StoredCell<T> {
  let value: T | null = null;
  return {
    read: () => value,
    write: (next) => {
      value = next;
    },
  };
}
