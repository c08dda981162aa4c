import type { Database } from './database.ts';
import type { Logger } from './log.ts';
import type { Scheduler } from './scheduler.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from '@slow-train/settings';

/** What every floor may use of its environment. Holds no connection. */
export interface Platform {
  readonly settings: Settings;
  readonly db: Database;
  /** Of the request or the scheduled run. */
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly scheduler: Scheduler;
  now(): Date;
}
