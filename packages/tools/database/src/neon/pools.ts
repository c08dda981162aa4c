import pg from 'pg';

/** Open pools, and connections in each. */
const MAX_POOLS = 32;
const MAX_CONNECTIONS = 16;

/** One connection pool for each connection string; closes the least recently used ones. */
export class Pools {
  readonly #pools = new Map<string, { readonly pool: pg.Pool; users: number }>();

  /** Runs `work` with the pool of a connection string, which stays open until then. */
  async use<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    const entry = this.#pools.get(url) ?? { pool: openPool(url, MAX_CONNECTIONS), users: 0 };
    // Moves it to the end, since a Map iterates in insertion order.
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
      if (this.#pools.size <= MAX_POOLS) return;
      if (users > 0) continue;
      this.#pools.delete(url);
      void pool.end();
    }
  }
}

/**
 * Opens a pool. It connects when it is used.
 * @param idle milliseconds after which it closes a connection that nobody uses; 0 for never
 */
export function openPool(url: string, connections: number, idle = 10_000): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: idle,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    // For a server that is gone without a word: longer than it may take to say that the statement took too long.
    query_timeout: 65_000,
  });
  // The server may close an idle connection (dropped database); without a listener that would crash the process.
  pool.on('error', () => undefined);
  // The same for one in use, from its first moment: the server's last words may arrive together with its first. The
  // query reports a lost connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
