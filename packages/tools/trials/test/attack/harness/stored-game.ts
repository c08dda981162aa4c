import { neon } from '@neondatabase/serverless';
import type { TestDatabase } from '@slow-train/local/testing';
import { parseTile, readPosition, tileName, type RoundState, type Tile } from '@slow-train/rules';
import * as z from 'zod';

const Tables = z.array(z.object({ name: z.string() }));
const Rows = z.array(z.object({ rows: z.string() }));

/** Everything stored about one game: the rows of each table as JSON. */
export type StoredGame = ReadonlyMap<string, string>;

/** Reads and replaces a whole game in a test's database, past the Worker. */
export function gameCopies({ url }: TestDatabase) {
  const sql = neon(url);
  const tablesWithGames = async (): Promise<readonly string[]> =>
    Tables.parse(
      // A trigger writes wake_ups.
      await sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'game_id' and table_name <> 'wake_ups' order by 1`,
    ).map(({ name }) => name);
  return {
    async read(game: string): Promise<StoredGame> {
      const tables = [['games', 'id'], ...(await tablesWithGames()).map((name) => [name, 'game_id'])];
      const all = await Promise.all(
        tables.map(async ([name = '', column]): Promise<[string, string]> => {
          const found = await sql.query(
            `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${name} t where ${column} = $1`,
            [game],
          );
          return [name, Rows.parse(found)[0]?.rows ?? '[]'];
        }),
      );
      return new Map(all);
    },
    /** Deletes the game with everything, and stores this in its place. */
    async replace(game: string, stored: StoredGame): Promise<void> {
      await sql.transaction([
        sql`delete from games where id = ${game}`,
        ...[...stored].map(([name, rows]) =>
          sql.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`, [rows]),
        ),
      ]);
    },
  };
}

const Games = z.array(z.object({ position: z.unknown() }));

/**
 * Returns the round in play.
 * @throws Error if none is
 */
export function roundIn(stored: StoredGame): RoundState {
  const [game] = Games.parse(JSON.parse(stored.get('games') ?? '[]'));
  const read = readPosition(game?.position);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const Actions = z.array(
  z.object({ events: z.array(z.looseObject({ type: z.string(), tiles: z.array(z.string()).optional() })) }),
);

/** Returns the tiles that everybody saw drawn to find out who starts; they are in hands or in the boneyard again. */
export function tilesSeen(stored: StoredGame): readonly Tile[] {
  return Actions.parse(JSON.parse(stored.get('actions') ?? '[]'))
    .flatMap(({ events }) => events)
    .flatMap(({ type, tiles = [] }) => (type === 'starterDrawn' ? tiles : []))
    .flatMap((name) => parseTile(name) ?? []);
}

/** Returns a copy in which every one of these tiles is another of them, wherever it is written: hands, history, decks. */
export function exchanged(stored: StoredGame, hidden: readonly Tile[]): StoredGame {
  const others = new Map(hidden.map((tile, index) => [tile, hidden[(index + 1) % hidden.length] ?? tile]));
  const rename = (text: string): string =>
    text.replaceAll(/(?<![\w-])\d{1,2}-\d{1,2}(?![\w-])/g, (name) => {
      const tile = parseTile(name);
      const other = tile === undefined ? undefined : others.get(tile);
      return other === undefined ? name : tileName(other);
    });
  return new Map([...stored].map(([name, rows]) => [name, rename(rows)]));
}
