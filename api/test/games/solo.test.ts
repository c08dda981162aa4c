import { expect, test } from 'vitest';
import { look, send, soloTable, someAction, tableIn } from '../kit/play.ts';
import { person } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

test('a guest plays a whole round against a computer and sees the scores', async () => {
  const ana = await person(worker, 'Ana');
  let now = await soloTable(ana, { rounds: 1 });
  expect(now.game).toMatchObject({ status: 'playing', set: 12, you: { seat: 0, isHost: true }, invitation: null });
  const revisions = now.log.map((entry) => entry.revision);
  while (now.game.status === 'playing') {
    // The game never waits for a computer player, so Ana can always act.
    now = await tableIn(await send(ana, now, someAction(now)));
    revisions.push(...now.log.map((entry) => entry.revision));
  }
  const { results, places, round, revision } = now.game;
  expect(results).toHaveLength(1);
  expect(results[0]?.engine).toBe('12-12');
  expect(round?.scores).toEqual(results[0]?.scores);
  expect(places).toHaveLength(2);
  expect(places).toContain(1);
  // Every revision came once, in order, and the last one ends the game.
  expect(revisions).toEqual(Array.from({ length: revision }, (_, index) => index + 1));
  expect(now.log.at(-1)?.events.at(-1)).toEqual({ type: 'gameOver', places });
  expect((await look(ana, now.game.id)).game).toEqual(now.game);
});

test('the next round is dealt as soon as one is over', async () => {
  const ana = await person(worker, 'Ana');
  let now = await soloTable(ana, { rounds: 2 });
  const first = now.game.round?.starter ?? 0;
  while (now.game.results.length === 0) now = await tableIn(await send(ana, now, someAction(now)));
  expect(now.game).toMatchObject({ status: 'playing', places: null });
  expect(now.game.round).toMatchObject({ round: 2, engine: '11-11', starter: 1 - first });
  const deal = now.log.find(({ by }) => by === 'table');
  expect(deal?.events).toContainEqual({ type: 'dealt', round: 2, engine: '11-11', handSize: 16 });
});

test('a player ends the game at once, cannot play on, and takes it back', async () => {
  const ana = await person(worker, 'Ana');
  const before = await soloTable(ana, { rounds: 2 });
  const { id } = before.game;
  const ended = await tableIn(await ana.post(`/api/games/${id}/end`, {}));
  expect(ended.game).toMatchObject({ status: 'finished', isCancelled: true, places: null });
  expect((await send(ana, ended, someAction(before))).status).toBe(409);
  const undone = await tableIn(await ana.fetch(`/api/games/${id}/end`, { method: 'DELETE' }));
  const { revision, updatedAt: _now, ...game } = undone.game;
  const { revision: first, updatedAt: _then, ...same } = before.game;
  expect(game).toEqual(same);
  expect(revision).toBe(first + 2);
  await tableIn(await send(ana, undone, someAction(undone)));
});

test('computers play at the levels that the host has chosen, and everybody sees them', async () => {
  const ana = await person(worker, 'Ana');
  let now = await soloTable(ana, { rounds: 1, seats: 5, computers: 4, levels: ['master', 'beginner', 'beginner'] });
  const seats = [
    { kind: 'computer', name: 'Oakes', level: 'master' },
    { kind: 'computer', name: 'Biscuit', level: 'beginner' },
    { kind: 'computer', level: 'beginner' },
  ];
  expect(now.game.seats.slice(1, 4)).toMatchObject(seats);
  expect(now.game.seats[4]).not.toHaveProperty('level');
  expect(new Set(now.game.seats.map((seat) => JSON.stringify(seat))).size).toBe(5);
  while (now.game.status === 'playing') now = await tableIn(await send(ana, now, someAction(now)));
  const again = await tableIn(await ana.post(`/api/games/${now.game.id}/rematch`, {}));
  expect(again.game.seats.slice(1, 4)).toMatchObject(seats);
});
