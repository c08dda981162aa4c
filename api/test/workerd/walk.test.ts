import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@slow-train/local/kit';
import { newPushKeys, testDatabase, testWorker } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { databaseProbe } from '../kit/database.ts';
import { outboxRows } from '../kit/outbox-rows.ts';
import { mailingWorker, resident, type MailingWorker } from '../kit/mail.ts';
import { legalIn, look, problemIn, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { newPushDevice } from '../kit/push-device.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { guest, person, visitor, type Site, type Visitor } from '../kit/visitor.ts';
import { clockTerms } from '../kit/clock-terms.ts';

// One walk through everything on the real runtime. Details are tested in the process of the other tests.

let server: Receiver;
let worker: MailingWorker;
beforeAll(async () => {
  server = await startReceiver();
  worker = await mailingWorker({ ...newPushKeys(), OUTBOUND_LOOPBACK: 'allow' });
});
afterAll(async () => {
  await worker.stop();
  await server.stop();
});

const AN_HOUR = clockTerms();

/** Starts a game of two, and returns it as the host sees it. */
async function started([ana, bo]: readonly [Visitor, Visitor], more: object): Promise<GameAnswer> {
  const { game } = await setTable(ana, { rules: { preset: 'station' }, set: 6, rounds: 1, ...more });
  const { revision } = (await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}))).game;
  return tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` }));
}

/** Plays for the person with the turn until the game is over. Returns the one who has not seen its end. */
async function playToTheEnd<T extends { readonly who: Visitor }>(
  [one, other]: readonly [T, T],
  id: string,
): Promise<T> {
  for (;;) {
    for (const [actor, waiting] of [
      [one, other],
      [other, one],
    ] as const) {
      const answer = await look(actor.who, id);
      if (legalIn(answer).length === 0) continue;
      const played = await tableIn(await send(actor.who, answer, someAction(answer)));
      if (played.game.status === 'finished') return waiting;
    }
  }
}

/** Signs somebody in by mail, with a browser that gets pushes. */
async function reachable(name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const who = await resident(worker, email);
  expect((await who.put('/api/me', { name })).status).toBe(200);
  const path = `/push/${name}`;
  const device = newPushDevice(`${server.url}${path}`);
  const { endpoint, p256dh, auth } = device.target;
  expect((await who.post('/api/me/push', { endpoint, keys: { p256dh, auth } })).status).toBe(201);
  return {
    who,
    mails: () =>
      worker.mailbox
        .mails()
        .filter(({ to }) => to.includes(email))
        .map(({ text }) => text ?? ''),
    pushes: () =>
      server.received.filter((one) => one.path === path).map(({ body }) => JSON.stringify(device.read(body))),
  };
}

test('two people play a whole game, and the one who did not see its end is told by mail, push and webhook', async () => {
  const [ana, bo] = [await reachable('Ana'), await reachable('Bo')];
  const rows = outboxRows(worker.database);
  await rows.hookEverybody(`${server.url}/hook`);
  const { game } = await started([ana.who, bo.who], {});
  const waiting = await playToTheEnd([ana, bo], game.id);
  const called = () => server.received.filter(({ path }) => path === '/hook').map(({ body }) => body.toString());
  await eventually(async () => {
    // Nobody waits here until it is time to tell them.
    await rows.makeDue();
    await worker.scheduled();
    for (const told of [waiting.mails(), waiting.pushes(), called()]) expect(told.join()).toContain(game.id);
  });
});

test('a deadline that passes while the site is down is kept by the alarm after a restart', async () => {
  const database = await testDatabase();
  const state = await mkdtemp(join(inject('testServer').folder, 'state-'));
  const start = () => testWorker({ DATABASE_URL: database.url }, '127.0.0.1', state);
  onTestFinished(() => database.drop());

  const first = await start();
  const [ana, bo] = [await person(first, 'Ana'), await person(first, 'Bo')];
  const { game } = await started([ana, bo], { clock: AN_HOUR });
  await first.stop();
  const probe = databaseProbe(database);
  await probe.letTimeRunOut(game.id);
  const before = await probe.count('actions', game.id);
  const second = await start();
  onTestFinished(() => second.stop());
  await eventually(async () => expect(await probe.count('actions', game.id)).toBeGreaterThan(before));
});

test('the cron runs everything due, and says when it fails', async () => {
  await expect(worker.scheduled()).resolves.toBeUndefined();
  const lost = await testWorker({ NEON_ENDPOINT: 'http://127.0.0.1:9/sql' });
  onTestFinished(() => lost.stop());
  await expect(lost.scheduled()).rejects.toThrow('The scheduled handler failed');
});

test('a poll with nothing new brings a status and no body, and HEAD brings none either', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await setTable(ana);
  const path = `/api/games/${game.id}`;
  const whole = await ana.get(path);
  const tag = whole.headers.get('etag') ?? '';
  const known = await ana.get(path, { 'if-none-match': tag });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await ana.fetch(path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a body of unknown length is read, and refused once it is too long', async () => {
  const ana = await guest(worker);
  /** Half duplex is what Node asks for (https://fetch.spec.whatwg.org/#dom-requestinit-duplex). */
  const streamed = (text: string): RequestInit & { readonly duplex: 'half' } => ({
    method: 'PUT',
    body: new Blob([text]).stream(),
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  });
  expect((await ana.fetch('/api/me', streamed('{"name":"Ana"}'))).status).toBe(200);
  expect(await problemIn(await ana.fetch('/api/me', streamed('x'.repeat(64 * 1024))))).toMatchObject({ status: 413 });
});

test('requests from one address are limited, and those from another are not', async () => {
  const ask = async (site: Site, address: string): Promise<number> =>
    (await visitor(site).get('/api/health', { 'cf-connecting-ip': address })).status;
  const statuses: number[] = [];
  // A minute of the runtime's begins for everybody at once, perhaps in between: then the limit is met in the next.
  while (!statuses.includes(429) && statuses.length <= 2 * 120) statuses.push(await ask(worker, '203.0.113.7'));
  expect(statuses.at(-1)).toBe(429);
  expect(await ask(worker, '203.0.113.8')).toBe(200);
});
