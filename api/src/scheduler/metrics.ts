import type { Database } from '../platform/database.ts';
import type { Counts, Gauges, MetricsStore } from '../platform/metrics.ts';
import type { StoredCell } from './due-work.ts';
import { measure } from './store.ts';

/** How often the database is measured at most, and only when a run has woken it anyway. Milliseconds. */
const EVERY = 10 * 60_000;

/** The site's metrics, in the storage of the one Durable Object: apart from the timer's state. */
export class StoredMetrics implements MetricsStore {
  readonly #counts: StoredCell<Counts>;
  readonly #gauges: StoredCell<Gauges>;

  constructor(counts: StoredCell<Counts>, gauges: StoredCell<Gauges>) {
    this.#counts = counts;
    this.#gauges = gauges;
  }

  record(counts: Counts): Promise<void> {
    const sums = { ...this.#counts.read() };
    for (const [key, many] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + many;
    this.#counts.write(sums);
    return Promise.resolve();
  }

  readings(): ReturnType<MetricsStore['readings']> {
    return Promise.resolve({ counts: this.#counts.read() ?? {}, gauges: this.#gauges.read() });
  }

  /** Measures the database again if the last time was long ago. */
  async refresh(db: Database, now: Date): Promise<void> {
    const last = this.#gauges.read();
    if (last === null || now.getTime() - last.at >= EVERY) this.#gauges.write(await measure(db, now));
  }
}
