import { neon, neonConfig } from '@neondatabase/serverless';
import { shuffle } from '@slow-train/fairness';
import type { TestDatabase } from '@slow-train/local/testing';
import { at, parseTile, tileName, writePosition, type RoundState, type Seat, type Tile } from '@slow-train/rules';
import { isDeepStrictEqual } from 'node:util';
import { replay, type History } from '../../src/game/history.ts';
import type { Game } from '../../src/game/game.ts';
import { cryptoChance } from '../../src/platform/chance.ts';
import { connect } from '../../src/platform/database.ts';
import { gameStore } from '../../src/store/game-store.ts';
import { packEvents } from '../../src/store/packed-events.ts';
import { idleScheduler } from './scheduler.ts';
import { hiddenFrom } from './secrets.ts';

/** A game's whole past, and the same past with some tiles exchanged that nobody has laid yet. */
interface Exchange {
  readonly history: History;
  readonly round: RoundState;
}

/**
 * Exchanges two tiles that lie in different hands, or in the boneyard, everywhere in a game's past: in the deal, in every
 * hand and draw. Tries pairs until the rules allow all that has happened with them, too.
 * @param viewer the seat whose own tiles stay; -1 for none
 * @returns null if no pair does
 */
export function exchanged(game: Game, { entries, dealt }: History, viewer: Seat = -1): Exchange | null {
  const { round } = game;
  if (round === null) return null;
  const { hands, boneyard } = round.secret;
  const holderOf = (tile: Tile): number => [...hands, boneyard].findIndex((some) => some.includes(tile));
  const hidden = shuffle(hiddenFrom(round, viewer), cryptoChance.byte);
  const pairs = hidden.flatMap((a, index) => hidden.slice(index + 1).map((b) => [a, b] as const));
  for (const [a, b] of pairs.filter(([one, other]) => holderOf(one) !== holderOf(other))) {
    const swap = <T>(value: T): T => swapped(value, a, b);
    const from = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt'));
    const history = {
      entries: entries.map((entry, index) => (index < from ? entry : { ...entry, ...swap(actOf(entry)) })),
      dealt: dealt.map((one) => (one.round === round.table.round ? { ...one, decks: swap(one.decks) } : one)),
    };
    const after = replay(game, history).at(-1)?.round ?? null;
    if (after !== null && isDeepStrictEqual(after.table, round.table)) return { history, round: after };
  }
  return null;
}

const actOf = ({ action, events }: History['entries'][number]) => ({ action, events });

function swapped<T>(value: T, a: Tile, b: Tile): T {
  const text = JSON.stringify(value).replaceAll(/\b\d{1,2}-\d{1,2}\b/g, (name) => {
    const tile = parseTile(name);
    if (tile === a) return tileName(b);
    return tile === b ? tileName(a) : name;
  });
  return JSON.parse(text);
}

/**
 * Exchanges tiles in a test's database, past the Worker. Returns whether there were two to exchange.
 * @param viewer the seat whose own tiles stay; -1 for none
 */
export async function exchangeTiles({ url, endpoint }: TestDatabase, id: string, viewer: Seat = -1): Promise<boolean> {
  const store = gameStore(connect({ DATABASE_URL: url, NEON_ENDPOINT: endpoint }), idleScheduler);
  const found = await store.loadForRecord(id);
  if (found === undefined) throw new Error('no such game');
  const exchange = exchanged(found.game, found, viewer);
  if (exchange === null) return false;
  neonConfig.fetchEndpoint = endpoint;
  const sql = neon(url);
  const { history, round } = exchange;
  await sql.transaction([
    sql`update games set position = ${JSON.stringify(writePosition(round))}::jsonb where id = ${id}`,
    ...history.dealt.map(
      (one) =>
        sql`update rounds set decks = ${JSON.stringify(one.decks)}::jsonb where game_id = ${id} and round = ${one.round}`,
    ),
    ...history.entries.map((entry) => {
      const packed = packEvents(entry.events);
      const events = JSON.stringify(packed === null ? entry.events : []);
      return sql`update actions set action = ${entry.action}, packed = ${packed}, events = ${events}::jsonb where game_id = ${id} and revision = ${entry.revision}`;
    }),
  ]);
  return true;
}

/** Gives a game's link another token: nothing is kept of it at the edge. */
export async function relink({ url, endpoint }: TestDatabase, id: string): Promise<string> {
  neonConfig.fetchEndpoint = endpoint;
  const token = cryptoChance.id(22);
  const rows = await neon(url)`update watch_links set token = ${token} where game_id = ${id} returning token`;
  return String(at(rows, 0)['token']);
}
