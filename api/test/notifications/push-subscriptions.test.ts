import { AccountViewSchema, NewHandOffSchema } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { bodyIn } from '../kit/passkeys.ts';
import { problemIn } from '../kit/play.ts';
import { addPush, newPush, notificationsOf } from '../kit/channels.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

let endpoints = 0;
const newEndpoint = (): string => `https://push.browser.org/send/${endpoints++}`;
const devicesOf = async (who: Visitor) => (await notificationsOf(who)).push.devices;

/** Another browser of the same account. */
async function another(who: Visitor, userAgent: string): Promise<Visitor> {
  const { token } = await bodyIn(NewHandOffSchema, await who.post('/api/me/hand-offs', {}), 201);
  const other = visitor(worker, new Map(), { 'user-agent': userAgent });
  await bodyIn(AccountViewSchema, await other.post('/api/auth/sign-in/hand-off', { token }));
  return other;
}

test('the list has each of my browsers and marks this one, until it is removed', async () => {
  const phone = await person(worker, 'Ana', { 'user-agent': 'Phone/1.0' });
  const desktop = await another(phone, 'Desktop/1.0');
  const id = await addPush(phone, newEndpoint());
  await addPush(desktop, newEndpoint());
  const listed = async (who: Visitor) => (await devicesOf(who)).map(({ userAgent, isThis }) => [userAgent, isThis]);
  expect(await listed(phone)).toEqual([
    ['Phone/1.0', true],
    ['Desktop/1.0', false],
  ]);
  expect((await desktop.delete(`/api/me/push/${id}`)).status).toBe(204);
  expect(await listed(desktop)).toEqual([['Desktop/1.0', true]]);
  expect((await problemIn(await desktop.delete(`/api/me/push/${id}`))).status).toBe(404);
});

test('the same subscription again changes nothing, and a new one of the same browser replaces it', async () => {
  const ana = await person(worker, 'Ana');
  const push = newPush(newEndpoint());
  await ana.post('/api/me/push', push);
  const first = await devicesOf(ana);
  expect((await ana.post('/api/me/push', push)).status).toBe(201);
  expect(await devicesOf(ana)).toEqual(first);
  // As the service worker does on `pushsubscriptionchange`.
  await addPush(ana, newEndpoint());
  const second = await devicesOf(ana);
  expect(second).toHaveLength(1);
  expect(at(second, 0).id).not.toBe(at(first, 0).id);
});

test('a browser belongs to the account that signs in with it', async () => {
  const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
  const endpoint = newEndpoint();
  const hers = await addPush(ana, endpoint);
  const his = await addPush(bo, endpoint);
  expect(his).not.toBe(hers);
  expect(await devicesOf(ana)).toEqual([]);
  expect(await devicesOf(bo)).toMatchObject([{ id: his, isThis: true }]);
  expect((await ana.delete(`/api/me/push/${his}`)).status).toBe(404);
});

test('a test message says so if this server sends no pushes', async () => {
  const ana = await person(worker, 'Ana');
  const id = await addPush(ana, newEndpoint());
  const problem = await problemIn(await ana.post('/api/me/notifications/test', { channel: 'push', id }));
  expect(problem).toMatchObject({ status: 503, detail: expect.stringContaining('not set up') });
  expect(await devicesOf(ana)).toMatchObject([{ id, health: { sentAt: null, trouble: 'unconfigured' } }]);
});

test('a subscription ends with its session', async () => {
  const phone = await person(worker, 'Ana');
  const desktop = await another(phone, 'Desktop/1.0');
  await addPush(desktop, newEndpoint());
  expect(await devicesOf(phone)).toHaveLength(1);
  expect((await desktop.post('/api/auth/sign-out', {})).status).toBe(204);
  expect(await devicesOf(phone)).toEqual([]);
});

test('the oldest of eleven subscriptions is removed', async () => {
  const first = await person(worker, 'Ana', { 'user-agent': 'Browser 0' });
  await addPush(first, newEndpoint());
  for (let count = 1; count <= 10; count++) await addPush(await another(first, `Browser ${count}`), newEndpoint());
  const names = (await devicesOf(first)).map(({ userAgent }) => userAgent);
  expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `Browser ${index + 1}`));
});

test.each(['http://push.browser.org/1', 'http://127.0.0.1/1', 'https://192.168.1.1/1', 'https://localhost/1'])(
  'an endpoint at %s is rejected',
  async (endpoint) => {
    const ana = await person(worker, 'Ana');
    const problem = await problemIn(await ana.post('/api/me/push', newPush(endpoint)));
    expect(problem).toMatchObject({ status: 400, errors: [{ pointer: '#/endpoint' }] });
    expect(await devicesOf(ana)).toEqual([]);
  },
);

test('invalid keys are rejected', async () => {
  const ana = await person(worker, 'Ana');
  const { endpoint, keys } = newPush(newEndpoint());
  const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
  for (const p256dh of [offCurve, keys.p256dh.replace(/^B/, 'A')]) {
    const problem = await problemIn(await ana.post('/api/me/push', { endpoint, keys: { ...keys, p256dh } }));
    expect(problem).toMatchObject({ status: 400, errors: [{ pointer: '#/keys/p256dh' }] });
  }
  const short = await problemIn(await ana.post('/api/me/push', { endpoint, keys: { ...keys, auth: 'short' } }));
  expect(short).toMatchObject({ status: 400, errors: [{ pointer: '#/keys/auth' }] });
});
