import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations, withClient } from '@slow-train/database';
import { startPostgres } from '@slow-train/local';
import { startNeonEndpoint } from '@slow-train/database/neon';
import type { DatabaseAddress } from './database-proxy.ts';

/** PostgreSQL that keeps committed data, with the Neon-compatible endpoint in front of it. */
export class DatabaseServer {
  readonly #data: string;
  #postgres;
  #endpoint;

  private constructor(
    data: string,
    postgres: Awaited<ReturnType<typeof startPostgres>>,
    endpoint: Awaited<ReturnType<typeof startNeonEndpoint>>,
  ) {
    this.#data = data;
    this.#postgres = postgres;
    this.#endpoint = endpoint;
  }

  /** Starts a migrated, empty one in this folder. */
  static async start(folder: string): Promise<DatabaseServer> {
    const data = join(folder, 'data');
    const postgres = await startPostgres(data, 'keep');
    const url = postgres.url('postgres');
    await applyMigrations(url);
    return new DatabaseServer(data, postgres, await startNeonEndpoint(url));
  }

  get address(): DatabaseAddress {
    return { endpoint: this.#endpoint.url, url: this.#postgres.url('postgres') };
  }

  /** Runs one statement over a connection of its own. */
  async query(text: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
    return withClient(this.address.url, async (client) => {
      const { rows }: { readonly rows: readonly unknown[] } = await client.query(text, [...values]);
      return rows;
    });
  }

  /** Runs queries that all see the database as it is at one moment. */
  async snapshot(queries: readonly string[]): Promise<readonly (readonly unknown[])[]> {
    return withClient(this.address.url, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const found: (readonly unknown[])[] = [];
      for (const query of queries) {
        const { rows }: { readonly rows: readonly unknown[] } = await client.query(query);
        found.push(rows);
      }
      await client.query('commit');
      return found;
    });
  }

  /** Ends every connection but its own. */
  async terminateBackends(): Promise<void> {
    await this.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
  }

  /** Makes new transactions read-only, or no longer. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    await this.query(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await this.query('select pg_reload_conf()');
    // Open connections go on writing; a failover ends them.
    await this.terminateBackends();
  }

  /** Sends a signal to the postmaster, and returns when it is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const [pid] = (await readFile(join(this.#data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), signal);
    await this.#postgres.ended;
  }

  /** Starts it again after `kill`. Its address is another one. */
  async restart(): Promise<void> {
    await this.#endpoint.stop();
    this.#postgres = await startPostgres(this.#data, 'keep');
    this.#endpoint = await startNeonEndpoint(this.#postgres.url('postgres'));
  }

  async stop(): Promise<void> {
    await this.#endpoint.stop();
    await this.#postgres.stop();
  }
}
