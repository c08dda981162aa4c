import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from '@slow-train/rules';
import { neon } from '@neondatabase/serverless';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { wakeAt } from '../../src/game/due.ts';
import { processAllDue } from '../../src/games/process-due.ts';
import { readRecord } from '../../src/games/read-record.ts';
import { keptGames, migratedGames, parseKeptGames, type KeptGame } from '../kit/kept-games.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

const folders = (await readdir(import.meta.dirname, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .toSorted((one, other) => Number(one.name) - Number(other.name));
const kept = await Promise.all(
  folders.map(async ({ name: release }) => {
    const text = await readFile(join(import.meta.dirname, release, 'games.jsonl'), 'utf8');
    return parseKeptGames(text).map((game) => ({ ...game, release }));
  }),
);

let harness: NotificationHarness;
let migrated: readonly KeptGame[];
beforeAll(async () => {
  [harness, migrated] = await Promise.all([openNotificationHarness(), migratedGames(kept.flat())]);
});
afterAll(() => harness.stop());
beforeEach(async () => {
  await neon(harness.database.url)`truncate users, games cascade`;
});

/** Does what the game waits for next: a start, an action, or time that passes. */
async function playOn(harness: NotificationHarness, game: Game): Promise<Game> {
  if (game.status === 'lobby') return harness.start(game, game.host ?? '');
  const [seat] = activeSeats(game);
  if (seat !== undefined && (game.clock?.pausedUntil ?? null) === null) {
    const seated = at(game.seats, seat);
    if (seated.kind === 'person') return harness.play(game, seated.account);
  }
  const due = wakeAt(game);
  if (due === null) throw new Error(`${game.id} waits for nothing.`);
  await harness.leap(Math.max(0, due - harness.now().getTime()) / 60_000);
  await processAllDue(harness.ports, 24);
  return harness.load(game.id);
}

/** Actions of a game that need not reach the end of its round: the others of its rules do. */
const FEW = 10;
const reachesTheEnd = (name: string): boolean => /(playing|second round)$/.test(name);

const accountIn = ({ seats }: Game): string =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [seat.account] : []))[0] ?? '';

test.each(kept.flat().map(({ name, release }, index) => ({ name, release, index })))(
  'release $release: a game $name is played on',
  async ({ index }) => {
    const one = at(migrated, index);
    harness.setTime(Date.parse(one.at));
    await keptGames(harness.database).restore(one);
    let game = await harness.load(String(one.games[0]?.['id']));
    const before = game;
    const most = reachesTheEnd(one.name) ? 1_000 : FEW;
    let played = 0;
    for (; played < most && game.status !== 'finished' && game.results.length === before.results.length; played++)
      game = await playOn(harness, game);
    expect(played).toBeLessThan(1_000);
    // A game kept in the middle comes without its history, and only a finished one has a record.
    if (one.actions.length === 0 || game.status !== 'finished') return;
    const record = await readRecord(harness.ports.store, accountIn(game), game.id);
    expect(record.ok && record.value.rounds.map(({ actions }) => actions.length > 0)).toEqual([true, true]);
  },
);
