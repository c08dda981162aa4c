import pg from 'pg';
import { StatementCache, type ResultColumn, type KnownStatement } from './statement-cache.ts';

/** A statement and its parameters. */
export interface NeonStatement {
  readonly query: string;
  readonly params?: readonly (string | number | boolean | null)[] | undefined;
}

/** The result of a statement. Values are as PostgreSQL wrote them, since the driver parses them by type. */
export interface StatementResult {
  readonly command: string | null;
  readonly rowCount: number | null;
  readonly rows: readonly (readonly (string | null)[])[];
  readonly fields: readonly ResultColumn[];
}

/** A command tag: `SELECT 2`, `INSERT 0 1`, `CREATE TABLE`. */
const COMMAND_TAG = /^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/u;

/** By connection. */
const caches = new WeakMap<pg.PoolClient, StatementCache>();

/**
 * Runs statements in one transaction and one round trip: all of them, or none.
 * @param mode of the transaction, as `begin` takes it; empty for the server's own
 * @throws pg.DatabaseError if PostgreSQL refuses one of them, and with it the rest
 */
export async function runTransaction(
  client: pg.PoolClient,
  statements: readonly NeonStatement[],
  mode = '',
): Promise<readonly StatementResult[]> {
  const cache = caches.get(client) ?? new StatementCache();
  caches.set(client, cache);
  const run = (): Promise<readonly StatementResult[]> =>
    mode === '' ? submit(client, statements, cache) : runInBlock(client, statements, mode, cache);
  try {
    return await run();
  } catch (error) {
    if (!isAboutPreparing(error)) throw error;
    if (error.code === CHANGED) cache.clear();
    else cache.turnOff();
    // Nothing has taken effect.
    return run();
  }
}

async function runInBlock(
  client: pg.PoolClient,
  statements: readonly NeonStatement[],
  mode: string,
  cache: StatementCache,
): Promise<readonly StatementResult[]> {
  try {
    const results = await submit(client, [{ query: `begin ${mode}` }, ...statements, { query: 'commit' }], cache);
    return results.slice(1, -1);
  } catch (error) {
    if (isRefusedStatement(error)) await submit(client, [{ query: 'rollback' }], cache);
    throw error;
  }
}

/** Whether PostgreSQL refused a statement, and goes on listening to this connection. */
export function isRefusedStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/** A table has changed so that a prepared statement would return other columns. */
const CHANGED = '0A000';
/** A prepared statement is gone, or its name taken: a pooler has given us another connection. */
const MISPLACED = ['26000', '42P05'];

function isAboutPreparing(error: unknown): error is pg.DatabaseError {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  return MISPLACED.includes(error.code) || (error.code === CHANGED && error.routine === 'RevalidateCachedQuery');
}

function submit(
  client: pg.PoolClient,
  statements: readonly NeonStatement[],
  cache: StatementCache,
): Promise<readonly StatementResult[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Submission(statements, cache, (error, results) => {
        if (results === undefined) reject(error ?? new Error('PostgreSQL said nothing.'));
        else resolve(results);
      }),
    );
  });
}

/**
 * Statements without a `Sync` between them, which PostgreSQL runs in one transaction: when it refuses one, it skips the
 * rest and rolls back (https://www.postgresql.org/docs/current/protocol-flow.html, "Pipelining"). The client calls the
 * methods that begin with `handle`.
 */
class Submission implements pg.Submittable {
  readonly #statements: readonly NeonStatement[];
  readonly #cache: StatementCache;
  readonly #sent: {
    readonly known: KnownStatement;
    readonly isNew: boolean;
    readonly fields: readonly ResultColumn[] | null;
  }[] = [];
  readonly #results: StatementResult[] = [];
  #fields: readonly ResultColumn[] = [];
  #rows: (readonly (string | null)[])[] = [];
  /** The client replaces it by one that also stops its timer. */
  callback: (error: Error | null, results?: readonly StatementResult[]) => void;

  constructor(statements: readonly NeonStatement[], cache: StatementCache, callback: Submission['callback']) {
    this.#statements = statements;
    this.#cache = cache;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    // One write for all of it.
    connection.stream.cork();
    for (const name of this.#cache.takeDropped()) connection.close({ type: 'S', name }, true);
    for (const { query: text, params = [] } of this.#statements) {
      const known = this.#cache.use(text);
      const isNew = this.#cache.isFrequent(known);
      if (isNew) known.name = this.#cache.newName();
      const name = known.name ?? '';
      if (isNew || name === '') connection.parse({ name, text, types: [] }, true);
      const values = params.map((value) => (value === null ? null : String(value)));
      connection.bind({ statement: name, values }, true);
      if (known.fields === null) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
      this.#sent.push({ known, isNew, fields: known.fields });
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly ResultColumn[] }): void {
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const [, command = null, first, second] = COMMAND_TAG.exec(text) ?? [];
    const count = second ?? first;
    this.#finish(command, count === undefined ? null : Number(count));
  }

  handleEmptyQuery(): void {
    this.#finish(null, null);
  }

  handlePortalSuspended(): void {
    // Only if that many rows were asked for.
  }

  handleCopyInResponse(connection: pg.Connection & { sendCopyFail(reason: string): void }): void {
    connection.sendCopyFail('Nothing can be copied through HTTP.');
    // PostgreSQL has taken the first for a part of the copy.
    connection.sync();
  }

  handleCopyData(): void {
    // Nobody can have asked for it.
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#results);
  }

  handleError(error: Error): void {
    // Whether they are prepared depends on where it stopped.
    for (const { known, isNew } of this.#sent) if (isNew) this.#cache.drop(known);
    this.callback(error);
  }

  #finish(command: string | null, rowCount: number | null): void {
    const sent = this.#sent[this.#results.length];
    const fields = sent?.fields ?? this.#fields;
    if (sent?.known.name !== null && sent !== undefined) sent.known.fields = fields;
    this.#results.push({ command, rowCount, rows: this.#rows, fields });
    this.#fields = [];
    this.#rows = [];
  }
}
