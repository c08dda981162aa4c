import { siteObjectIn } from './site-object.ts';

/** What has been counted, by series: the name of a metric and its labels, as in Prometheus' text format. */
export type Counts = Readonly<Record<string, number>>;

/** What was measured in the database, and when (milliseconds), so that reading it does not wake the database. */
export interface Gauges {
  readonly at: number;
  readonly values: Counts;
}

/** When the last good backup was taken, in seconds. */
export const BACKUP_METRIC = 'slow_train_backup_timestamp_seconds';

/** Keeps the metrics of all isolates together. */
export interface MetricsStore {
  /** Adds what an isolate has counted since it last called this. */
  record(counts: Counts): Promise<void>;
  /** Returns everything counted since the site began, and the last measurement; null before the first. */
  readings(): Promise<{ readonly counts: Counts; readonly gauges: Gauges | null }>;
}

/**
 * How long an isolate collects counts before it hands them over, in milliseconds: as long as possible, but the platform
 * lets it work for only 30 s after its last answer. So nothing gets lost, however soon the isolate ends.
 */
const INTERVAL = 25_000;
/** After this time an announced hand-over has failed with the request that was to make it. */
const OVERDUE = 2 * INTERVAL;

/** Returns the key of a series. The values of labels come from closed lists, so nothing has to be escaped. */
export function series(name: string, labels: Readonly<Record<string, string>>): string {
  const written = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return `${name}{${written.join(',')}}`;
}

/** Counts in memory, and hands the counts over now and then. */
export class Metrics {
  readonly #store: MetricsStore;
  #counts = new Map<string, number>();
  /** When somebody promised to hand over; null if nobody has. */
  #promisedAt: number | null = null;

  constructor(store: MetricsStore) {
    this.#store = store;
  }

  count(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Hands over what was counted. Never fails: what could not be handed over is kept for the next time. */
  async handOver(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await this.#store.record(Object.fromEntries(counts));
    } catch {
      for (const [key, many] of counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + many);
    }
  }

  /** Hands over in a while, unless somebody else does. @param waitUntil keeps the isolate alive until then */
  handOverSoon(waitUntil: (work: Promise<void>) => void): void {
    const now = Date.now();
    if (this.#promisedAt !== null && now - this.#promisedAt < OVERDUE) return;
    this.#promisedAt = now;
    const wait = new Promise<void>((resolve) => void setTimeout(resolve, INTERVAL));
    waitUntil(
      wait.then(() => {
        this.#promisedAt = null;
        return this.handOver();
      }),
    );
  }

  readings(): ReturnType<MetricsStore['readings']> {
    return this.#store.readings();
  }
}

/**
 * Returns the store of a Worker's bindings: the scheduler's Durable Object.
 * @throws ExpectedError if the binding is missing
 */
export function metricsStoreIn(bindings: object): MetricsStore {
  const object = siteObjectIn<MetricsStore>(bindings);
  return {
    record: (counts) => object().record(counts),
    readings: () => object().readings(),
  };
}
