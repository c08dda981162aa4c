import { GameListSchema, UnreadableListSchema } from '@slow-train/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processAllDue } from '../../src/games/process-due.ts';
import { gameStore } from '../../src/store/game-store.ts';
import { databaseProbe } from '../kit/database.ts';
import { clockedTable } from '../kit/clocked.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';
import { OPERATOR, OPERATOR_TOKEN } from '../kit/operator.ts';
import { problemIn, send, soloTable } from '../kit/play.ts';
import { idleScheduler } from '../kit/scheduler.ts';
import { person, visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker({ OPERATOR_TOKEN, RELEASE: '1.0.0+test' });

test('a game that cannot be read tells its players and the operator, and the others go on', async () => {
  const ana = await person(worker, 'Ana');
  const [broken, other] = [await soloTable(ana), await soloTable(ana)];
  const { id, revision } = broken.game;
  await databaseProbe(worker.database).setPosition(id, { rules: 'of a later release' });
  for (const answer of [await ana.get(`/api/games/${id}`), await send(ana, broken, 'draw')]) {
    expect(await problemIn(answer)).toMatchObject({ status: 503, type: '/problems/unreadable-game' });
  }
  const { games } = GameListSchema.parse(await (await ana.get('/api/games')).json());
  expect(games.map((game) => game.id)).toContain(id);
  expect((await ana.get(`/api/games/${other.game.id}`)).status).toBe(200);
  const answer = await visitor(worker).get('/api/operator/unreadable-games', OPERATOR);
  expect(UnreadableListSchema.parse(await answer.json()).unreadable).toMatchObject([
    { game: id, revision, release: '1.0.0+test' },
  ]);
  // Once, however often somebody looks.
  expect(worker.logs().filter((line) => line.includes('cannot be read'))).toHaveLength(1);
});

test('players are told of an unreadable game even if the operator cannot be', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await soloTable(ana);
  const { setPosition, refuseNotes } = databaseProbe(worker.database);
  await setPosition(game.id, { rules: 'of a later release' });
  await refuseNotes();
  const answer = await ana.get(`/api/games/${game.id}`);
  expect(await problemIn(answer)).toMatchObject({ status: 503, type: '/problems/unreadable-game' });
  expect(worker.logs().join('\n')).toContain('could not be noted');
});

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

test('the schedule leaves a game that cannot be read alone until there is another release', async () => {
  const game = await clockedTable(harness, ['Ana', 'Bo']);
  const { ports, db } = harness;
  await databaseProbe(harness.database).setPosition(game.id, { rules: 'of a later release' });
  await harness.leap(3 * 24 * 60);
  const inRelease = (release: string) => ({ ...ports, store: gameStore(db, idleScheduler, release) });
  const first = inRelease('1');
  expect((await first.store.due(harness.now(), 10)).map(({ id }) => id)).toEqual([game.id]);
  await processAllDue(first, 10);
  expect(await first.store.nextDue()).toMatchObject({ games: null });
  expect(await first.store.unpark()).toBe(false);
  const next = inRelease('2');
  expect(await next.store.unpark()).toBe(true);
  expect((await next.store.due(harness.now(), 10)).map(({ id }) => id)).toEqual([game.id]);
});

test('a game that a newer release has written is not read', async () => {
  const game = await clockedTable(harness, ['Ana', 'Bo']);
  await databaseProbe(harness.database).setSnapshotVersion(game.id, 1_000);
  await expect(harness.load(game.id)).rejects.toMatchObject({ game: game.id, revision: game.revision });
});
