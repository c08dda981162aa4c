import { newPushKeys, testWorker, type TestWorker } from '@slow-train/local/testing';
import { CreatedWebhookSchema } from '@slow-train/protocol';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { bodyIn } from '../kit/passkeys.ts';
import { problemIn } from '../kit/play.ts';
import { newPushDevice, senderOf } from '../kit/push-device.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { person, type Visitor } from '../kit/visitor.ts';

// Encrypts, signs and sends in the real workerd. The failures are in push.test.ts and webhook.test.ts.

const KEYS = newPushKeys();

let worker: TestWorker;
let server: Receiver;
let ana: Visitor;
beforeAll(async () => {
  server = await startReceiver();
  worker = await testWorker({ ...KEYS, OUTBOUND_LOOPBACK: 'allow' });
  ana = await person(worker, 'Ana');
});
afterAll(async () => {
  await worker.stop();
  await server.stop();
});
beforeEach(() => {
  server.reply = { status: 201 };
  server.received.length = 0;
});

const sendTest = (channel: object): Promise<Response> => ana.post('/api/me/notifications/test', channel);

test('a push from the Worker can be read by its browser', async () => {
  const device = newPushDevice(`${server.url}/push/ana`);
  const { endpoint, p256dh, auth } = device.target;
  const added = await ana.post('/api/me/push', { endpoint, keys: { p256dh, auth } });
  const { id } = await bodyIn(z.object({ id: z.string() }), added, 201);
  expect((await sendTest({ channel: 'push', id })).status).toBe(204);
  const [push] = server.received;
  if (push === undefined) throw new Error('No push has come.');
  expect(device.read(push.body).title).toBe('Pushes work');
  expect(senderOf(push)).toMatchObject({ key: KEYS.VAPID_PUBLIC_KEY, sub: 'mailto:postmaster@127.0.0.1' });
  expect(push.headers).toMatchObject({
    ttl: '300',
    urgency: 'high',
    topic: 'try-out',
    'content-encoding': 'aes128gcm',
  });
});

test('a webhook from the Worker can be verified with its secret, and follows no redirect', async () => {
  const url = `${server.url}/hook`;
  const hook = await bodyIn(CreatedWebhookSchema, await ana.post('/api/me/webhooks', { url }), 201);
  expect((await sendTest({ channel: 'webhook', id: hook.id })).status).toBe(204);
  const [call] = server.received;
  if (call === undefined) throw new Error('No call has come.');
  const headers = Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, String(value)]));
  expect(new Webhook(hook.secret).verify(call.body.toString(), headers)).toMatchObject({ event: 'tryOut' });

  for (const reply of [{ status: 307, headers: { location: `${server.url}/elsewhere` } }, 'hang up'] as const) {
    server.reply = reply;
    expect(await problemIn(await sendTest({ channel: 'webhook', id: hook.id }))).toMatchObject({ status: 503 });
  }
  expect(server.received.map(({ path }) => path)).not.toContain('/elsewhere');
  expect(worker.logs().join('\n')).not.toMatch(/whsec_|\/hook/);
});
