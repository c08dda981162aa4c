import { randomUUID } from 'node:crypto';
import { neonConfig } from '@neondatabase/serverless';
import { answerTo, openPool } from '@slow-train/database/neon';
import type pg from 'pg';
import { inject } from 'vitest';
import { hostAt } from '../in-process/network.ts';
import { copyDatabase, dropDatabase } from '../postgres/databases.ts';
import { clockOffset } from './clock.ts';
import { eventually } from './kit.ts';
import { setClock, withClock } from './kit-schema.ts';
import { recordStatement, SITE } from './statements.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  /** `postgres://…`, for `pg` or for Neon's driver. */
  readonly url: string;
  /** The same for the site under test, whose statements are recorded (`statements.ts`). */
  readonly siteUrl: string;
  /** Neon's protocol in this process. Neon's driver asks there, too. */
  readonly endpoint: string;
  /** Gives it back, or drops it, with the connections to it. */
  drop(): Promise<void>;
}

/** Where Neon's protocol is spoken in this process, to the databases below. */
const ORIGIN = 'http://neon.test';
export const ENDPOINT = `${ORIGIN}/sql`;

const CONNECTIONS = 16;
/** Milliseconds: a connection costs more than many files do. */
const KEPT_IDLE = 600_000;

/** Rows that `delete` may leave behind in a kept database: more of them would slow down the tests that follow. */
const MOST_DEAD_ROWS = 20_000;

/** A database of this process and connections to it, both kept for the next file that wants one. */
interface Kept {
  readonly name: string;
  readonly pool: pg.Pool;
  /** Of its tables and functions as they were made. */
  readonly schema: string;
  isFree: boolean;
  /** Rows that were deleted, and that PostgreSQL still has to read past. */
  deadRows: number;
  /** Requests under way. */
  readonly running: Set<Promise<unknown>>;
  /** How far `now()` is ahead on each connection, in milliseconds. */
  readonly clocks: WeakMap<pg.PoolClient, number>;
}

// Kept outside the module, which may be loaded twice.
declare global {
  var testDatabases: Map<string, Kept> | undefined;
}

/**
 * Returns an empty database for one test file: one of those that earlier files of this process have given back, or a
 * new one. Call `drop` in `afterAll`.
 * @param own whether it must be new, since statistics, sequences and dead rows of a kept one stay
 */
export async function testDatabase({ own = false } = {}): Promise<TestDatabase> {
  neonConfig.fetchEndpoint = ENDPOINT;
  const { admin } = inject('testServer');
  const known = databases();
  const database = (own ? undefined : [...known.values()].find(({ isFree }) => isFree)) ?? (await newDatabase(known));
  database.isFree = false;
  const plain = new URL(admin);
  plain.pathname = `/${database.name}`;
  const url = withClock(plain.href, clockOffset());
  const site = new URL(url);
  site.searchParams.set('application_name', SITE);
  return {
    url,
    siteUrl: site.href,
    endpoint: ENDPOINT,
    async drop() {
      await Promise.allSettled(database.running);
      if (!own && (await isEmptied(database))) database.isFree = true;
      else await remove(database);
    },
  };
}

function databases(): Map<string, Kept> {
  if (globalThis.testDatabases === undefined) {
    const known = new Map<string, Kept>();
    globalThis.testDatabases = known;
    hostAt(ORIGIN, async (_, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const { status, content } = await answerTo({ headers, text: String(init?.body) }, use, recordStatement);
      return new Response(JSON.stringify(content), { status });
    });
  }
  return globalThis.testDatabases;
}

/** Runs `work` with the connections of a connection string's database. */
async function use<T>(target: unknown, work: (connections: { connect(): Promise<pg.PoolClient> }) => Promise<T>) {
  const url = new URL(String(target));
  const database = globalThis.testDatabases?.get(url.pathname.slice(1));
  if (database === undefined) return useOnce(url.href, work);
  if (database.isFree) throw new Error('The database is not there any more.');
  const ahead = /kit\.ahead=(-?\d+)ms/u.exec(url.searchParams.get('options') ?? '')?.[1];
  const running = work({ connect: () => connected(database, Number(ahead ?? 0)) });
  database.running.add(running);
  try {
    return await running;
  } finally {
    database.running.delete(running);
  }
}

/** Runs `work` with a connection to a database that a test has made itself. */
async function useOnce<T>(url: string, work: (connections: { connect(): Promise<pg.PoolClient> }) => Promise<T>) {
  const pool = openPool(url, 1);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function connected({ pool, clocks }: Kept, ahead: number): Promise<pg.PoolClient> {
  const client = await pool.connect();
  if ((clocks.get(client) ?? 0) !== ahead) await setClock(client, ahead);
  clocks.set(client, ahead);
  return client;
}

async function newDatabase(known: Map<string, Kept>): Promise<Kept> {
  const { admin, template } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(admin, template, name);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, CONNECTIONS, KEPT_IDLE);
  const { rows } = await pool.query<{ readonly schema: string }>(SCHEMA);
  const clocks = new WeakMap<pg.PoolClient, number>();
  const made = {
    name,
    pool,
    schema: rows[0]?.schema ?? '',
    isFree: false,
    deadRows: 0,
    running: new Set<Promise<unknown>>(),
    clocks,
  };
  known.set(name, made);
  return made;
}

async function remove({ name, pool }: Kept): Promise<void> {
  globalThis.testDatabases?.delete(name);
  await Promise.all([pool.end(), dropDatabase(inject('testServer').admin, name)]);
}

/** Tells two schemas apart: by a test's additions, drops and alterations, and by the noted migrations. */
const SCHEMA = `
  select md5(concat(
    (select string_agg(concat_ws(' ', c.oid, c.relname, c.relnatts, c.relchecks, c.relhastriggers), ' ' order by c.oid)
      from pg_class c where c.relnamespace = 'public'::regnamespace),
    (select string_agg(concat(t.oid, t.tgname, t.tgenabled), ' ' order by t.oid) from pg_trigger t),
    (select string_agg(p.oid || p.proname, ' ' order by p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace),
    (select string_agg(o.oid || o.conname, ' ' order by o.oid) from pg_constraint o),
    (select string_agg(n.nspname, ' ' order by n.oid) from pg_namespace n where n.nspname not like 'pg\\_%'),
    (select string_agg(m::text, ' ' order by m.id) from drizzle.__drizzle_migrations m)
  )) as schema`;

/** @throws Error while a statement of another process runs, such as the last one of a Worker that has been stopped */
async function isIdle(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ readonly busy: boolean }>(BUSY);
  if (rows[0]?.busy !== false) throw new Error('A statement is still running.');
}

const BUSY = `
  select exists (
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
  ) as busy`;

/** Empties a database: a deletion is much cheaper than a new copy. Returns whether it is as good as new. */
async function isEmptied(database: Kept): Promise<boolean> {
  const { pool } = database;
  try {
    await eventually(() => isIdle(pool));
    const { rows } = await pool.query<{ readonly schema: string }>(SCHEMA);
    if (rows[0]?.schema !== database.schema) return false;
    const { rows: counted } = await pool.query<{ readonly deleted: string }>('select kit.empty() as deleted');
    database.deadRows += Number(counted[0]?.deleted);
    return database.deadRows <= MOST_DEAD_ROWS;
  } catch {
    return false;
  }
}
