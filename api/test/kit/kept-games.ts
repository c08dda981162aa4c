import { neon } from '@neondatabase/serverless';
import { inTransaction, migrateWithin, withClient } from '@slow-train/database';
import { timeNow } from '@slow-train/local/kit';
import type { TestDatabase } from '@slow-train/local/testing';
import journal from '@slow-train/migrations/journal' with { type: 'json' };
import { inject } from 'vitest';
import * as z from 'zod';

const Row = z.record(z.string(), z.unknown());
const Rows = z.array(Row).default([]);
const KeptGameSchema = z.object({
  /** What the game is in the middle of. */
  name: z.string(),
  /** When it was kept. */
  at: z.iso.datetime({ offset: true }),
  /** The newest migration of the release. */
  migration: z.string().default('0025_baseline'),
  games: Rows,
  /** Until migration 0026. */
  preparations: Rows,
  round_commitments: Rows,
  rounds: Rows,
  actions: Rows,
});

/** A game as a release stored it: its rows in every table, as JSON. */
export type KeptGame = z.infer<typeof KeptGameSchema>;

/** The tables of a game in the order in which they can be filled. */
const TABLES = ['games', 'round_commitments', 'rounds', 'actions'] as const;
/** Those of all releases. */
const ALL_TABLES = ['games', 'preparations', 'round_commitments', 'rounds', 'actions'] as const;
const NEWEST = journal.entries.at(-1)?.tag ?? '';

/** Runs a statement. Returns its rows. */
type Query = (statement: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Returns the games of a file, one on each line. */
export function parseKeptGames(text: string): KeptGame[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => KeptGameSchema.parse(JSON.parse(line)));
}

/** Reads and writes whole games in a test's database, past the code. */
export function keptGames({ url }: Pick<TestDatabase, 'url'>) {
  const sql = neon(url);
  const query: Query = (statement, parameters) => sql.query(statement, parameters);
  return {
    /** Returns a game as it is stored now. */
    async keep(name: string, id: string): Promise<KeptGame> {
      const game = { name, at: new Date(timeNow()).toISOString(), migration: NEWEST };
      return KeptGameSchema.parse({ ...game, ...(await rowsOf(query, id)) });
    },

    /**
     * Stores a kept game, with an account and a session `token-<account>` for everybody in it. Columns that are newer
     * than the game get their defaults.
     */
    restore: (kept: KeptGame): Promise<void> => restore(query, kept),
  };
}

/**
 * Returns games of earlier releases as the migrations since then leave them. Each is alone in the database of its
 * release, because several are the same game at different times.
 * @param games those of older releases first
 */
export async function migratedGames(games: readonly KeptGame[]): Promise<KeptGame[]> {
  const { admin } = inject('testServer');
  const name = `releases_${process.pid}`;
  const url = new URL(admin);
  url.pathname = `/${name}`;
  await withClient(admin, (client) => client.query(`create database ${name}`));
  try {
    return await withClient(url.href, async (client) => {
      const query: Query = async (statement, parameters) => (await client.query(statement, parameters)).rows;
      const migrated: KeptGame[] = [];
      for (const kept of games) {
        await migrateWithin(client, undefined, kept.migration);
        const value = await inTransaction(client, async () => {
          await restore(query, kept);
          await migrateWithin(client);
          const rows = await rowsOf(query, String(kept.games[0]?.['id']));
          return { end: 'rollback', value: { ...kept, preparations: [], ...rows, migration: NEWEST } };
        });
        migrated.push(KeptGameSchema.parse(value));
      }
      return migrated;
    });
  } finally {
    await withClient(admin, (client) => client.query(`drop database ${name} with (force)`));
  }
}

async function rowsOf(query: Query, id: string): Promise<Record<string, unknown>> {
  const found: [string, unknown][] = [];
  for (const table of TABLES) {
    const key = table === 'games' ? 'id' : 'game_id';
    const rows = await query(`select to_jsonb(t) as row from ${table} t where ${key} = $1`, [id]);
    found.push([table, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(found);
}

async function restore(query: Query, kept: KeptGame): Promise<void> {
  const text = JSON.stringify([kept.games, kept.actions]);
  const accounts = new Set([...text.matchAll(/"(?:account|account_id|host)": ?"([^"]+)"/g)].map(([, id]) => id));
  for (const id of accounts) {
    await query(`insert into users (id, name, email) values ($1, 'Somebody', $2)`, [id, `${id}@example.org`]);
    await query(`insert into sessions (id, token, user_id, expires_at) values ($1, $2, $1, 'infinity')`, [
      id,
      `token-${id}`,
    ]);
  }
  for (const table of ALL_TABLES) {
    for (const row of kept[table]) {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const values = `select ${columns.join()} from jsonb_populate_record(null::${table}, $1::jsonb)`;
      await query(`insert into ${table} (${columns.join()}) ${values}`, [JSON.stringify(row)]);
    }
  }
}
