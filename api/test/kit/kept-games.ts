import { neon } from '@neondatabase/serverless';
import { timeNow } from '@slow-train/local/kit';
import type { TestDatabase } from '@slow-train/local/testing';
import * as z from 'zod';

const Row = z.record(z.string(), z.unknown());
const KeptGameSchema = z.object({
  /** What the game is in the middle of. */
  name: z.string(),
  /** When it was kept. */
  at: z.iso.datetime({ offset: true }),
  games: z.array(Row),
  preparations: z.array(Row),
  rounds: z.array(Row),
  actions: z.array(Row),
});

/** A game as a release stored it: its rows in every table, as JSON. */
export type KeptGame = z.infer<typeof KeptGameSchema>;

/** The tables of a game in the order in which they can be filled. */
const TABLES = ['games', 'preparations', 'rounds', 'actions'] as const;

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
  return {
    /** Returns a game as it is stored now. */
    async keep(name: string, id: string): Promise<KeptGame> {
      const found = await Promise.all(
        TABLES.map(async (table): Promise<[string, unknown]> => {
          const key = table === 'games' ? 'id' : 'game_id';
          const rows = await sql.query(`select to_jsonb(t) as row from ${table} t where ${key} = $1`, [id]);
          return [table, rows.map(({ row }) => row)];
        }),
      );
      return KeptGameSchema.parse({ name, at: new Date(timeNow()).toISOString(), ...Object.fromEntries(found) });
    },

    /**
     * Stores a kept game, with an account and a session `token-<account>` for everybody in it. Columns that are newer
     * than the game get their defaults.
     */
    async restore(kept: KeptGame): Promise<void> {
      const text = JSON.stringify([kept.games, kept.actions]);
      const accounts = new Set([...text.matchAll(/"(?:account|account_id|host)": ?"([^"]+)"/g)].map(([, id]) => id));
      for (const id of accounts) {
        await sql`insert into users (id, name, email) values (${id}, 'Somebody', ${`${id}@example.org`})`;
        await sql`
          insert into sessions (id, token, user_id, expires_at)
          values (${id}, ${`token-${id}`}, ${id}, 'infinity')`;
      }
      for (const table of TABLES) {
        for (const row of kept[table]) {
          const columns = Object.keys(row).map((column) => `"${column}"`);
          const values = `select ${columns.join()} from jsonb_populate_record(null::${table}, $1::jsonb)`;
          await sql.query(`insert into ${table} (${columns.join()}) ${values}`, [JSON.stringify(row)]);
        }
      }
    },
  };
}
