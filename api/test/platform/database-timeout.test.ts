import { neonConfig } from '@neondatabase/serverless';
import { eventually } from '@slow-train/local/kit';
import { chooseAction } from '@slow-train/players';
import { viewFor, writeAction } from '@slow-train/rules';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { activeSeats } from '../../src/game/game.ts';
import { onError } from '../../src/http/errors.ts';
import { newRouter } from '../../src/http/router.ts';
import { act } from '../../src/games/act.ts';
import { connect, fetchWithin, forLog, isUnreachable } from '../../src/platform/database.ts';
import { gameStore } from '../../src/store/game-store.ts';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import { newKey } from '../kit/play.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';
import { idleScheduler } from '../kit/scheduler.ts';

let door: CountingEndpoint;
let harness: NotificationHarness;
beforeEach(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  harness = await openNotificationHarness(undefined, door.url);
});
afterEach(async () => {
  neonConfig.fetchFunction = undefined;
  await harness.stop();
  await door.stop();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a save that timed out but was committed counts once: the retry gets the first answer', async () => {
  const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
  const game = await harness.start(await harness.board([ana, bo]), ana);
  const account = await harness.onTurn(game);
  const seat = activeSeats(game)[0] ?? 0;
  if (game.round === null) throw new Error('nothing is dealt');
  const action = writeAction(chooseAction(viewFor(game.round, seat)));
  const command = { id: game.id, revision: game.revision, key: newKey(), do: action };
  const claim = { token: `token-${account}` };

  const time = new AbortController();
  neonConfig.fetchFunction = (input: string, init: RequestInit) => fetch(input, { ...init, signal: time.signal });
  const save = door.hold('insert into "receipts"');
  const failed = failureOf(act(harness.ports, claim, command));
  await save.arrived;
  time.abort(new DOMException('The time is over.', 'TimeoutError'));
  const error = await failed;
  expect(isUnreachable(error)).toBe(true);
  expect(error instanceof Error && forLog(error)).toBe('database timed out');

  neonConfig.fetchFunction = undefined;
  expect((await harness.load(game.id)).revision).toBe(game.revision);
  // Nobody waits for it any more, but the database still gets it.
  save.release();
  await eventually(async () => expect((await harness.load(game.id)).revision).toBeGreaterThan(game.revision));
  const { revision } = await harness.load(game.id);
  const retried = await act(harness.ports, claim, command);
  expect(retried.result).toMatchObject({ ok: true, value: { game: { revision } } });
  expect((await harness.load(game.id)).revision).toBe(revision);
});

test('a person is told that the service is unavailable, and when to try again', async () => {
  const db = connect(harness.ports.settings);
  const app = newRouter();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('services', harness.ports);
    await next();
  });
  app.get('/read', async (c) => {
    await gameStore(db, idleScheduler).load('abcdefghijkl');
    return c.body(null, 204);
  });
  // The answer is held, so that no time is enough.
  neonConfig.fetchFunction = fetchWithin(1);
  const held = door.hold('select');
  const answer = await app.request(
    '/read',
    {},
    {},
    { waitUntil: () => {}, passThroughOnException: () => {}, props: {} },
  );
  held.release();
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ type: '/problems/unavailable', status: 503 });
});
