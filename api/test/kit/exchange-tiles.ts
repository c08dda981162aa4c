import { neon } from '@neondatabase/serverless';
import { shuffle } from '@slow-train/fairness';
import { testChance } from '@slow-train/local/kit';
import type { TestDatabase } from '@slow-train/local/testing';
import { at, parseTile, tileName, writePosition, type RoundState, type Seat, type Tile } from '@slow-train/rules';
import { isDeepStrictEqual } from 'node:util';
import { replayHistory, type History } from '../../src/game/history.ts';
import type { Game } from '../../src/game/game.ts';
import { connect } from '../../src/platform/database.ts';
import { gameStore } from '../../src/store/game-store.ts';
import { packEvents } from '../../src/store/packed-events.ts';
import { idleScheduler } from './scheduler.ts';
import { hiddenFrom } from './secrets.ts';

/** A game's whole past, with other tiles where nobody has laid them yet. */
interface Exchange {
  readonly history: History;
  readonly round: RoundState;
}

/** So many pairs are tried once one could be exchanged: most can, and each is a replay. */
const MORE_PAIRS = 8;

/**
 * Exchanges hidden tiles in pairs, between hands, or between a hand and the boneyard, and reorders the rest of the boneyard:
 * everywhere in a game's past, in the deal, in every hand and draw, as far as the rules allow all that has happened.
 * @param viewer the seat whose own tiles stay; -1 for none
 * @returns null if no tile could be another
 */
export function exchanged(game: Game, { entries, dealt }: History, viewer: Seat = -1): Exchange | null {
  const { round } = game;
  if (round === null) return null;
  const from = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt'));
  const swapIn = (history: History, a: Tile, b: Tile): Exchange | null => {
    const swap = <T>(value: T): T => swapped(value, a, b);
    const other = {
      entries: history.entries.map((entry, index) => (index < from ? entry : { ...entry, ...swap(actOf(entry)) })),
      dealt: history.dealt.map((one) => (one.round === round.table.round ? { ...one, decks: swap(one.decks) } : one)),
    };
    const after = replayHistory(game, other).at(-1)?.round ?? null;
    return after !== null && isDeepStrictEqual(after.table, round.table) ? { history: other, round: after } : null;
  };
  const exchanges = new Set<Tile>();
  let last: Exchange | null = null;
  let left = MORE_PAIRS;
  for (const [a, b] of pairsIn(round, viewer)) {
    if (exchanges.has(a) || exchanges.has(b)) continue;
    if (last !== null && left-- === 0) break;
    const next = swapIn(last?.history ?? { entries, dealt }, a, b);
    if (next === null) continue;
    last = next;
    exchanges.add(a).add(b);
  }
  return last;
}

/** Returns pairs of hidden tiles: first those in different places, then those of the boneyard. */
function pairsIn(round: RoundState, viewer: Seat): readonly (readonly [Tile, Tile])[] {
  const { hands, boneyard } = round.secret;
  const holderOf = (tile: Tile): number => hands.findIndex((hand) => hand.includes(tile));
  const hidden = shuffle(hiddenFrom(round, viewer), testChance().byte);
  const pairs = hidden.flatMap((a, index) => hidden.slice(index + 1).map((b) => [a, b] as const));
  return [
    ...pairs.filter(([a, b]) => holderOf(a) !== holderOf(b)),
    ...pairs.filter(([a, b]) => boneyard.includes(a) && boneyard.includes(b)),
  ];
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
export async function relink({ url }: TestDatabase, id: string): Promise<string> {
  const token = testChance().id(22);
  const rows = await neon(url)`update watch_links set token = ${token} where game_id = ${id} returning token`;
  return String(at(rows, 0)['token']);
}
