import { GameRecordSchema, WatchedGameSchema, WatchingSchema, WatchPointerSchema } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { expect, inject, test } from 'vitest';
import { readPointer, readWatched } from '../../src/watching/watched.ts';
import { linkToWatch } from '../../src/watching/links.ts';
import { orThrow } from '../../src/http/problem.ts';
import { countingEndpoint } from '../kit/counting-endpoint.ts';
import { exchangeTiles, relink } from '../kit/exchange-tiles.ts';
import { openNotificationHarness } from '../kit/notification-harness.ts';
import { legalIn, look, problemIn, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

/** A started game of Ana, its host, and Bo. */
interface Watched {
  readonly id: string;
  readonly ana: Visitor;
  readonly bo: Visitor;
}

async function started(table: Parameters<typeof setTable>[1]): Promise<Watched> {
  const [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
  const { game } = await setTable(ana, { rules: { preset: 'station' }, set: 6, rounds: 2, ...table });
  const { revision } = (await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}))).game;
  await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` }));
  return { id: game.id, ana, bo };
}

/** Plays for the one with the turn, until enough rounds are over or enough actions played. */
async function playOn({ id, ana, bo }: Watched, { rounds = 99, actions = 999 }): Promise<void> {
  for (let played = 0; played < actions;) {
    for (const who of [ana, bo]) {
      const now = await look(who, id);
      if (now.game.status === 'finished' || now.game.results.length >= rounds) return;
      if (legalIn(now).length === 0) continue;
      await tableIn(await send(who, now, someAction(now)));
      played += 1;
    }
  }
}

async function linkOf(who: Visitor, id: string, body: object = {}): Promise<string> {
  const answer = await who.put(`/api/games/${id}/watching/link`, body);
  expect(answer.status).toBe(200);
  return WatchingSchema.pick({ token: true }).parse(await answer.json()).token ?? '';
}

/** Returns a watcher's answer: everything, but for the id and time of the request itself. */
async function answersFor(token: string) {
  const watcher = visitor(worker);
  const pointer = await watcher.get(`/api/watch/${token}`);
  const { version } = WatchPointerSchema.parse(await pointer.clone().json());
  const answers = [
    pointer,
    await watcher.get(`/api/watch/${token}/versions/${version}`),
    await watcher.get(`/api/watch/${token}/record`),
    await watcher.get(`/api/watch/${token}/versions/t999`),
  ];
  return Promise.all(
    answers.map(async (answer) => ({
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => !['x-request-id', 'date'].includes(name)),
      body: (await answer.text()).replace(/"requestId":"[\w-]+"/, ''),
    })),
  );
}

async function gameFor(token: string) {
  const [, game] = await answersFor(token);
  return WatchedGameSchema.parse(JSON.parse(game?.body ?? ''));
}

test.each(['turn', 'round'] as const)(
  'a %s late, answers are the same when hidden tiles are exchanged',
  async (watchers) => {
    // Some rounds leave no hidden tiles to exchange.
    for (let exchanges = 0; exchanges === 0;) {
      const played = await started({ watchers });
      const { id, ana } = played;
      await linkOf(ana, id);
      for (const rounds of [1, 2]) {
        for (let actions = 0; actions < 3; actions++) {
          await playOn(played, { rounds, actions: 2 });
          const before = await answersFor(await relink(worker.database, id));
          if (!(await exchangeTiles(worker.database, id))) continue;
          exchanges += 1;
          expect(await answersFor(await relink(worker.database, id))).toEqual(before);
        }
        await playOn(played, { rounds });
      }
    }
  },
);

test('the second watcher of a version costs no statement; a new one is read once, and only if something has happened', async () => {
  const door = await countingEndpoint(inject('testServer').endpoint);
  const harness = await openNotificationHarness({ endpoint: door.url });
  try {
    const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
    const game = await harness.start(await harness.board([ana, bo], 2, { watchers: 'turn', rounds: 1 }), ana);
    const token = orThrow(await linkToWatch(harness.ports, ana, { id: game.id, renew: false }));
    const watch = async () => {
      const { version } = orThrow(await readPointer(harness.ports, token));
      return orThrow(await readWatched(harness.ports, { token, version }));
    };
    const statements = (): readonly number[] => door.take().map(({ length }) => length);
    statements();
    const first = await watch();
    // The link, and the history. The pointer needs its version alone.
    expect(statements()).toEqual([1, 3]);
    for (let watchers = 0; watchers < 1000; watchers++) expect(await watch()).toEqual(first);
    expect(statements()).toEqual([]);
    await harness.leap(1);
    statements();
    expect(await watch()).toEqual(first);
    expect(statements()).toEqual([1]);
  } finally {
    await harness.stop();
    await door.stop();
  }
});

test('a game is watched only if it allows that, and the host makes that only stricter once it has started', async () => {
  const played = await started({});
  const { id, ana, bo } = played;
  const path = `/api/games/${id}/watching`;
  expect(WatchingSchema.parse(await (await bo.get(path)).json())).toEqual({
    watchers: 'nobody',
    token: null,
    named: { agreed: 0, people: 2, you: false },
  });
  expect(await problemIn(await ana.put(`${path}/link`, {}))).toMatchObject({ status: 409 });
  expect(await problemIn(await ana.put(path, { watchers: 'round' }))).toMatchObject({ status: 409 });
});

test('the link to watch a game can be renewed by the host, and is gone with the permission', async () => {
  const { id, ana, bo } = await started({ watchers: 'turn' });
  const path = `/api/games/${id}/watching`;
  const token = await linkOf(bo, id);
  expect(await linkOf(ana, id)).toBe(token);
  const watcher = visitor(worker);
  expect(await problemIn(await bo.put(`${path}/link`, { renew: true }))).toMatchObject({ status: 403 });
  const renewed = await linkOf(ana, id, { renew: true });
  expect(renewed).not.toBe(token);
  expect((await watcher.get(`/api/watch/${token}`)).status).toBe(404);
  expect(await problemIn(await bo.put(path, { watchers: 'nobody' }))).toMatchObject({ status: 403 });
  expect((await tableIn(await ana.put(path, { watchers: 'round' }))).game.watchers).toBe('round');
  expect(await problemIn(await ana.put(path, { watchers: 'turn' }))).toMatchObject({ status: 409 });
  expect((await tableIn(await ana.put(path, { watchers: 'nobody' }))).game.watchers).toBeUndefined();
  expect((await watcher.get(`/api/watch/${renewed}`)).status).toBe(404);
});

test('a finished game is shared by anybody who played it, with the names of those who show theirs', async () => {
  const played = await started({ rounds: 1 });
  const { id, ana, bo } = played;
  await playOn(played, {});
  expect((await bo.put('/api/me/profile', { hides: ['watched-name'] })).status).toBe(200);
  const token = await linkOf(bo, id);
  const seen = await gameFor(token);
  expect(seen).toMatchObject({ status: 'finished', delay: null, seats: [{ name: 'Ana' }, { kind: 'nobody' }] });
  const watcher = visitor(worker);
  const record = GameRecordSchema.parse(await (await watcher.get(`/api/watch/${token}/record`)).json());
  expect(record.rounds).toHaveLength(1);
  expect(at(record.rounds, 0).scores).toEqual(seen.results[0]?.scores);
  expect((await ana.delete(`/api/games/${id}/watching/link`)).status).toBe(204);
  expect((await watcher.get(`/api/watch/${token}/record`)).status).toBe(200);
  expect(WatchingSchema.parse(await (await ana.get(`/api/games/${id}/watching`)).json()).token).toBeNull();
});

test('a record has the names of its players once all of them agree', async () => {
  const played = await started({ rounds: 1 });
  const { id, ana, bo } = played;
  await playOn(played, {});
  const namesIn = async (): Promise<readonly string[] | undefined> =>
    GameRecordSchema.parse(await (await ana.get(`/api/games/${id}/record`)).json()).names;
  const agree = (who: Visitor) =>
    who.fetch(`/api/games/${id}/player-state`, {
      method: 'PATCH',
      body: JSON.stringify({ isNamed: true }),
      headers: { 'content-type': 'application/json' },
    });
  expect((await agree(ana)).status).toBe(200);
  expect(await namesIn()).toBeUndefined();
  expect(WatchingSchema.parse(await (await bo.get(`/api/games/${id}/watching`)).json()).named.agreed).toBe(1);
  expect((await agree(bo)).status).toBe(200);
  expect(await namesIn()).toEqual(['Ana', 'Bo']);
});
