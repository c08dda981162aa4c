import type { Database } from './database.ts';
import type { Settings } from './settings.ts';

/** What every floor may use of its environment. Holds no connection. */
export interface Platform {
  readonly settings: Settings;
  readonly db: Database;
  now(): Date;
}
