import { chooseAction } from '@slow-train/players';
import type { GameAnswer } from '@slow-train/protocol';
import { at, viewFor, writeAction } from '@slow-train/rules';
import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { act } from '../../src/games/act.ts';
import type { Outcome } from '../../src/games/with-game.ts';
import { sessions, users } from '../../src/schema/accounts.ts';
import { gameStore, type GameStore } from '../../src/store/game-store.ts';
import { AN_HOUR, clockedTable, whoIsOn } from '../kit/clocked.ts';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import { exchangeTiles } from '../kit/exchange-tiles.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';
import { newKey } from '../kit/play.ts';
import { idleScheduler } from '../kit/scheduler.ts';

let door: CountingEndpoint;
let harness: NotificationHarness;
/** The stores of two isolates. */
let here: GameStore;
let elsewhere: GameStore;
beforeEach(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  harness = await openNotificationHarness({ endpoint: door.url });
  here = harness.ports.store;
  elsewhere = gameStore(harness.ports.db, idleScheduler);
});
afterEach(async () => {
  await harness.stop();
  await door.stop();
});

const claimOf = (account: string) => ({ token: `token-${account}` });

/** Starts a game of Ana and Bo, who cannot be reached. */
async function table(rules: 'hub' | 'bonepile' = 'bonepile', computers = 0, rounds = 2): Promise<Game> {
  const people = [await harness.person('Ana', { address: false }), await harness.person('Bo', { address: false })];
  const board = await harness.board(people, people.length + computers, {
    rules: { preset: rules },
    computers,
    rounds,
    set: rules === 'bonepile' && computers === 0 ? 6 : 9,
  });
  return harness.start(board, at(people, 0));
}

/** Plays as a computer player would for the one with the turn, in one of the isolates. */
async function play(store: GameStore, game: Game): Promise<Outcome<GameAnswer>> {
  const { id, revision, round } = game;
  if (round === null) throw new Error('nothing is dealt');
  const action = writeAction(chooseAction(viewFor(round, at(activeSeats(game), 0))));
  return act({ ...harness.ports, store }, claimOf(whoIsOn(game)), { id, revision, key: newKey(), do: action });
}

/** Plays in one of the isolates; returns the game afterwards, and the round trips it took. */
async function played(store: GameStore, game: Game): Promise<readonly [game: Game, trips: number]> {
  door.take();
  const { result } = await play(store, game);
  const trips = door.take().length;
  expect(result).toMatchObject({ ok: true });
  return [await harness.load(game.id), trips];
}

/** Starts a game in which both have played here, and it is somebody's turn. */
async function recalledTable(): Promise<Game> {
  let game = await table();
  const known = new Set<string>();
  for (;;) {
    const player = whoIsOn(game);
    if (known.size === 2 && here.recallForAction(claimOf(player), game.id, game.revision) !== null) return game;
    known.add(player);
    [game] = await played(here, game);
  }
}

test.each([
  ['hub', 0],
  ['bonepile', 2],
] as const)(
  'in a game of %s with %i computer players, a recalled game is the same as a loaded one',
  async (rules, computers) => {
    let game = await table(rules, computers);
    let recalls = 0;
    let rounds = 0;
    const met = new Set<string>();
    while (game.status === 'playing') {
      const { id, revision } = game;
      const player = whoIsOn(game);
      const claim = claimOf(player);
      const recalled = here.recallForAction(claim, id, revision);
      // Each player's first action, and the first one of a round, are loaded.
      expect(recalled !== null).toBe(met.has(player) && game.results.length === rounds);
      met.add(player);
      rounds = game.results.length;
      if (recalled !== null) {
        const { proof, ...known } = recalled;
        const { receipt, ...loaded } = { receipt: null, ...(await elsewhere.loadForAction(claim, id, 'unused-key')) };
        expect({ receipt, known }).toEqual({ receipt: null, known: loaded });
        expect(proof.writtenBy).toMatch(/^\d+$/);
        recalls++;
      }
      const [after, trips] = await played(here, game);
      expect(trips).toBe(recalled === null ? 2 : 1);
      game = after;
    }
    expect(recalls).toBeGreaterThan(0);
  },
);

test('somebody who has looked at a game plays without loading it, from the first action of a round', async () => {
  const game = await table('hub');
  const claim = claimOf(whoIsOn(game));
  expect(here.recallForAction(claim, game.id, game.revision)).toBeNull();
  await here.loadWithLog(claim, game.id, undefined);
  const loaded = await elsewhere.loadForAction(claim, game.id, 'unused-key');
  expect({ receipt: null, ...here.recallForAction(claim, game.id, game.revision) }).toMatchObject({ ...loaded });
  const [after, trips] = await played(here, game);
  expect(trips).toBe(1);
  // The other one has moved elsewhere meanwhile.
  const [moved] = await played(elsewhere, after);
  expect((await played(here, moved))[1]).toBe(2);
});

test('two isolates that play by turns load each time, and lose nothing', async () => {
  let game = await recalledTable();
  for (const store of [elsewhere, here, elsewhere, here]) {
    const { revision } = game;
    const [after, trips] = await played(store, game);
    expect([trips, after.revision > revision]).toEqual([2, true]);
    game = after;
  }
});

test('a session that has ended plays no more', async () => {
  const game = await recalledTable();
  await harness.db.delete(sessions).where(eq(sessions.token, claimOf(whoIsOn(game)).token));
  expect((await play(here, game)).result).toMatchObject({ ok: false, error: { problem: 'not-signed-in' } });
  expect((await harness.load(game.id)).revision).toBe(game.revision);
});

test('a session that belongs to somebody else now plays for them', async () => {
  const game = await recalledTable();
  const userId = await harness.person('Cy');
  await harness.db
    .update(sessions)
    .set({ userId })
    .where(eq(sessions.token, claimOf(whoIsOn(game)).token));
  expect((await play(here, game)).result).toMatchObject({ ok: false, error: { problem: 'not-found' } });
  expect((await harness.load(game.id)).revision).toBe(game.revision);
});

test('tiles that were exchanged in the database stay so', async () => {
  const game = await recalledTable();
  const [waiting = -1] = [0, 1].filter((seat) => seat !== activeSeats(game)[0]);
  const handIn = ({ round }: Game) => round?.secret.hands[waiting];
  let exchanged = game;
  while (isDeepStrictEqual(handIn(exchanged), handIn(game))) {
    expect(await exchangeTiles(harness.database, game.id)).toBe(true);
    exchanged = await harness.load(game.id);
  }
  expect((await play(here, exchanged)).result).toMatchObject({ ok: true });
  expect(handIn(await harness.load(game.id))).toEqual(handIn(exchanged));
});

test('a row that anybody has changed is loaded again', async () => {
  const game = await recalledTable();
  await harness.db.execute(sql`update games set name = 'The Night Mail' where id = ${game.id}`);
  expect((await play(here, game)).result).toMatchObject({ ok: true, value: { game: { name: 'The Night Mail' } } });
});

test('a list of commitments that has changed is loaded again', async () => {
  const game = await recalledTable();
  const [upcoming] = game.commitments;
  const seal = 'a'.repeat(64);
  await harness.db.execute(sql`
    update round_commitments set seals = ${JSON.stringify([seal, null])}::jsonb, version = version + 1
    where game_id = ${game.id} and round = ${upcoming?.commitments.list.round}`);
  expect((await play(here, game)).result).toMatchObject({
    ok: true,
    value: { game: { fairness: { lists: [{ seals: [seal, null] }] } } },
  });
});

test('somebody who has added a channel is told of the next turn', async () => {
  let game = await recalledTable();
  await harness.db.update(users).set({ emailVerified: true });
  let told: string[] = [];
  for (const player = whoIsOn(game); whoIsOn(game) === player;) {
    told = (await play(here, game)).events.map(({ event }) => event);
    game = await harness.load(game.id);
  }
  expect(told).toEqual(['turn']);
});

test('a save without an answer is forgotten, and its retry gets the first answer', async () => {
  const game = await recalledTable();
  const { id, revision, round } = game;
  if (round === null) throw new Error('nothing is dealt');
  const action = writeAction(chooseAction(viewFor(round, at(activeSeats(game), 0))));
  const command = { id, revision, key: newKey(), do: action };
  const send = () => act(harness.ports, claimOf(whoIsOn(game)), command);
  door.cut('insert into "receipts"');
  await expect(send()).rejects.toThrow();
  const after = await harness.load(id);
  expect(after.revision).toBeGreaterThan(revision);
  expect(await send()).toMatchObject({
    isReplay: true,
    result: { ok: true, value: { game: { revision: after.revision } } },
  });
  expect((await harness.load(id)).revision).toBe(after.revision);
});

test('a game with a clock is always loaded', async () => {
  let game = await clockedTable(harness, ['Ana', 'Bo'], AN_HOUR);
  for (let turn = 0; turn < 4; turn++) {
    const [after, trips] = await played(here, game);
    expect(trips).toBe(2);
    game = after;
  }
});
