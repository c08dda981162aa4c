import pg from 'pg';

/** Databases that keep open connections at once, and connections to each. */
const MOST_POOLS = 32;
const MOST_CONNECTIONS = 16;

/** One bounded pool of connections for each connection string, the longest unused closed first. */
export class Pools {
  readonly #pools = new Map<string, { readonly pool: pg.Pool; users: number }>();

  /** Runs some work on the pool of a connection string, which stays open at least as long. */
  async use<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    const entry = this.#pools.get(url) ?? { pool: open(url), users: 0 };
    // Put last again: a Map keeps the order in which keys came.
    this.#pools.delete(url);
    this.#pools.set(url, entry);
    entry.users += 1;
    this.#shrink();
    try {
      return await work(entry.pool);
    } finally {
      entry.users -= 1;
    }
  }

  /** Closes every connection. */
  async end(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map(({ pool }) => pool.end()));
  }

  #shrink(): void {
    for (const [url, { pool, users }] of this.#pools) {
      if (this.#pools.size <= MOST_POOLS) return;
      if (users > 0) continue;
      this.#pools.delete(url);
      void pool.end();
    }
  }
}

function open(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
  });
  // An idle connection that the server closes (a dropped database) is no failure; without a listener it ends us.
  pool.on('error', () => undefined);
  return pool;
}
