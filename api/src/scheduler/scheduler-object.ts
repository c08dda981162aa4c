import { DurableObject, type DurableObjectStorage } from 'cloudflare:workers';
import type { Instant } from '@slow-train/protocol';
import {
  holdTurns,
  mailsLeft,
  NEW_PACE,
  spendTurn,
  takeTurn,
  type MailLimits,
  type MailOrigin,
  type MailsLeft,
  type MailTurn,
  type MessageTurns,
  type PaceState,
  type Spent,
  type UrgentShare,
} from '../notifications/message-pace.ts';
import {
  heldBackOn,
  NO_SHARES,
  takeShares,
  type AskedShare,
  type MessagesHeldBack,
  type SharesState,
  type SharesTaken,
} from '../notifications/message-shares.ts';
import { newLogger, newRunId } from '../platform/log.ts';
import type { Counts, MetricsStore } from '../platform/metrics.ts';
import type { Platform } from '../platform/platform.ts';
import type { Scheduler, SchedulerStatus } from '../platform/scheduler.ts';
import { DueWork, type StoredCell, type OutageProgress, type SchedulerServices } from './due-work.ts';
import { StoredMetrics } from './metrics.ts';
import { Runner } from './runner.ts';
import type { TimerState } from './timer.ts';

/** The services of a run, and where it counts. */
type RunServices = SchedulerServices & Pick<Platform, 'metrics'>;

/**
 * The one Durable Object of the site: holds the alarm for the next thing that is due. Postgres stays the source of
 * truth; losing the object's storage costs time until the safety net's cron runs (docs/decisions/023-scheduler.md).
 */
export abstract class SchedulerObject extends DurableObject implements Scheduler, MetricsStore, MessageTurns {
  readonly #runner: Runner;
  readonly #metrics: StoredMetrics;
  readonly #pace: StoredCell<PaceState>;
  readonly #shares: StoredCell<SharesState>;

  constructor(...args: ConstructorParameters<typeof DurableObject>) {
    super(...args);
    const { storage } = this.ctx;
    const timer = {
      ...stored<TimerState>(storage, 'timer'),
      alarm: () => storage.getAlarm(),
      setAlarm: (at: Instant) => storage.setAlarm(at),
    };
    this.#metrics = new StoredMetrics(stored(storage, 'counts'), stored(storage, 'gauges'));
    this.#pace = stored(storage, 'mail-shares');
    this.#shares = stored(storage, 'message-shares');
    this.#runner = new Runner(timer, {
      run: async (outage) => {
        const services = this.services();
        const progress = stored<OutageProgress>(storage, 'outage');
        const next = await new DueWork(services, progress, stored(storage, 'turns')).run(outage);
        await this.#measure(services);
        return next;
      },
      onFailure: (error) => newLogger({ run: newRunId() }).error('A run of the schedule failed.', { error }),
      now: Date.now,
    });
  }

  /** Returns the services of a run, which announces to this object itself. */
  protected abstract services(): RunServices;

  noLaterThan(at: Instant): Promise<void> {
    return this.#runner.noLaterThan(at);
  }

  check(): Promise<void> {
    return this.#runner.check();
  }

  status(): Promise<SchedulerStatus> {
    return Promise.resolve(this.#runner.status());
  }

  record(counts: Counts): Promise<void> {
    return this.#metrics.record(counts);
  }

  readings(): ReturnType<MetricsStore['readings']> {
    return this.#metrics.readings();
  }

  takeMailTurn(limits: MailLimits, from: MailOrigin): Promise<MailTurn> {
    const { state, turn } = takeTurn(this.#pace.read() ?? NEW_PACE, limits, Date.now(), from);
    this.#pace.write(state);
    return Promise.resolve(turn);
  }

  spendMail(limits: MailLimits, share: UrgentShare): Promise<Spent> {
    const { state, spent } = spendTurn(this.#pace.read() ?? NEW_PACE, limits, Date.now(), share);
    this.#pace.write(state);
    return Promise.resolve(spent);
  }

  mailsLeft(limits: MailLimits): Promise<MailsLeft | null> {
    return Promise.resolve(mailsLeft(this.#pace.read() ?? NEW_PACE, limits, Date.now()));
  }

  takeShares(asked: readonly AskedShare[]): Promise<SharesTaken> {
    const { state, taken } = takeShares(this.#shares.read() ?? NO_SHARES, Date.now(), asked);
    this.#shares.write(state);
    return Promise.resolve(taken);
  }

  heldBack(): Promise<MessagesHeldBack> {
    return Promise.resolve(heldBackOn(this.#shares.read() ?? NO_SHARES, Date.now()));
  }

  holdMail(until: Instant): Promise<void> {
    this.#pace.write(holdTurns(this.#pace.read() ?? NEW_PACE, until));
    return Promise.resolve();
  }

  /** Keeps the metrics of a run. Never fails: a run that worked must not count as failed. */
  async #measure({ db, now, log, metrics, settings }: RunServices): Promise<void> {
    if (settings.BACKGROUND_WORK === 'off') return;
    await this.#metrics
      .refresh(db, now())
      .catch((error: unknown) => log.error('The metrics could not be measured.', { error }));
    await metrics.handOver();
  }

  alarm(): Promise<void> {
    return this.#runner.wake();
  }
}

/** Returns one value of the object's storage, which only this class writes. */
function stored<T>(storage: DurableObjectStorage, key: string): StoredCell<T> {
  return {
    read: () => storage.kv.get<T>(key) ?? null,
    write: (value) => storage.kv.put(key, value),
  };
}
