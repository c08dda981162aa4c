import { eventually } from '@slow-train/local/kit';
import { chooseAction } from '@slow-train/players';
import { viewFor, writeAction } from '@slow-train/rules';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { activeSeats } from '../../src/game/game.ts';
import { onError } from '../../src/http/errors.ts';
import { newRouter } from '../../src/http/router.ts';
import { act } from '../../src/games/act.ts';
import { connect, forLog, isUnreachable } from '../../src/platform/database.ts';
import { gameStore } from '../../src/store/game-store.ts';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import { newKey } from '../kit/play.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';
import { idleScheduler } from '../kit/scheduler.ts';

let door: CountingEndpoint;
let harness: NotificationHarness;
beforeEach(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  harness = await openNotificationHarness({ endpoint: door.url });
});
afterEach(async () => {
  await harness.stop();
  await door.stop();
});

/** Returns a database whose round trips end when `time` is over, and the ports with it. */
function impatient(time: AbortController) {
  const fetchUntil: typeof fetch = (input, init) => fetch(input, { ...init, signal: time.signal });
  const db = connect(harness.ports.settings, { DATABASE: { fetch: fetchUntil } });
  return { ...harness.ports, db, store: gameStore(db, idleScheduler) };
}

const TIME_IS_OVER = new DOMException('The time is over.', 'TimeoutError');

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
  const save = door.hold('insert into "receipts"');
  const failed = failureOf(act(impatient(time), claim, command));
  await save.arrived;
  time.abort(TIME_IS_OVER);
  const error = await failed;
  expect(isUnreachable(error)).toBe(true);
  expect(error instanceof Error && forLog(error)).toBe('database timed out');

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
  const time = new AbortController();
  const ports = impatient(time);
  const app = newRouter();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('services', ports);
    await next();
  });
  app.get('/read', async (c) => {
    await ports.store.load('abcdefghijkl');
    return c.body(null, 204);
  });
  const held = door.hold('select');
  const asked = app.request('/read', {}, {}, { waitUntil: () => {}, passThroughOnException: () => {}, props: {} });
  await held.arrived;
  time.abort(TIME_IS_OVER);
  const answer = await asked;
  held.release();
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ type: '/problems/unavailable', status: 503 });
});
