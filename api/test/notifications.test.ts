import { NotifyChoicesSchema, TableNotificationsSchema, type TableNotifications } from '@slow-train/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailingWorker, newAddress, resident, type MailingWorker } from './kit/mail.ts';
import { bodyIn } from './kit/passkeys.ts';
import { problemIn, setTable, tableIn } from './kit/play.ts';
import { startReceiver, type Receiver } from './kit/receiver.ts';
import { newPushKeys } from '@slow-train/local/testing';
import { newPushDevice } from './kit/push-device.ts';
import { addPush, addWebhook, notificationsOf } from './kit/ways.ts';
import { toldRows } from './kit/told-rows.ts';
import { guest, person, type Visitor } from './kit/visitor.ts';

const KEYS = newPushKeys();

let worker: MailingWorker;
let taker: Receiver;
beforeAll(async () => {
  taker = await startReceiver();
  worker = await mailingWorker({ OUTBOUND_LOOPBACK: 'allow', ...KEYS });
});
afterAll(async () => {
  await worker.stop();
  await taker.stop();
});

const USUAL = NotifyChoicesSchema.parse({});
const tryOut = (who: Visitor, way: object) => who.post('/api/me/notifications/test', way);
const atTable = async (who: Visitor, id: string): Promise<TableNotifications> =>
  bodyIn(TableNotificationsSchema, await who.get(`/api/games/${id}/notifications`));

describe('the page of choices', () => {
  test('has sensible ones for who has never opened it', async () => {
    expect(await notificationsOf(await guest(worker))).toEqual({
      choices: USUAL,
      mail: {
        address: null,
        isConfigured: true,
        stopped: null,
        health: { sentAt: null, failedAt: null, trouble: null },
      },
      push: { key: KEYS.VAPID_PUBLIC_KEY, devices: [] },
      webhooks: [],
      tables: [],
      feeds: null,
    });
  });

  test('keeps what is chosen, and what is left out is as usual', async () => {
    const ana = await person(worker, 'Ana');
    const mine = { mail: { when: 'daily', hour: 7 }, quiet: null, reminders: [60], timeZone: 'Europe/Vienna' };
    expect((await ana.put('/api/me/notifications', mine)).status).toBe(200);
    expect((await notificationsOf(ana)).choices).toEqual({ ...USUAL, ...mine });
    // All at once: the next replaces it.
    expect((await ana.put('/api/me/notifications', { timeZone: 'Asia/Tokyo' })).status).toBe(200);
    expect((await notificationsOf(ana)).choices).toEqual({ ...USUAL, timeZone: 'Asia/Tokyo' });
  });

  test.each<[string, object, string]>([
    ['a zone that there is not', { timeZone: 'Mars/Olympus' }, '`timeZone` must be the name of a time zone'],
    ['an hour that there is not', { quiet: { from: '24:00', to: '08:00' } }, '`quiet.from` must be a time as 22:00'],
    ['a reminder too close', { reminders: [1] }, '`reminders[0]` must be a number from 5 to 20160'],
  ])('does not keep %s', async (_, wrong, detail) => {
    const answer = await (await guest(worker)).put('/api/me/notifications', wrong);
    expect(await problemIn(answer)).toMatchObject({ status: 400, detail: expect.stringContaining(detail) });
  });
});

describe('at one table', () => {
  test('what is different is kept beside the rest, and shown on the page by its name', async () => {
    const ana = await person(worker, 'Ana');
    const { game } = await setTable(ana, { name: 'Night & <Mail>' });
    const path = `/api/games/${game.id}/notifications`;
    expect(await atTable(ana, game.id)).toEqual({ events: {}, webhooks: [] });
    const events = { turn: { mail: false }, roundOver: { push: true } };
    expect(await bodyIn(TableNotificationsSchema, await ana.put(path, { events }))).toMatchObject({ events });
    expect((await notificationsOf(ana)).tables).toEqual([{ id: game.id, name: 'Night & <Mail>', events }]);
    expect((await ana.put(path, { events: { turn: {} } })).status).toBe(200);
    expect((await notificationsOf(ana)).tables).toEqual([]);
    expect((await problemIn(await ana.put(path, { events: { derailed: {} } }))).status).toBe(400);
  });

  test('everybody has their own, and of the webhooks there only the host hears', async () => {
    const [ana, bo, eve] = await Promise.all(['Ana', 'Bo', 'Eve'].map((name) => person(worker, name)));
    if (!ana || !bo || !eve) throw new Error('three people');
    const { game } = await setTable(ana, { seats: 3 });
    await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
    const { secret, ...hook } = await addWebhook(ana, `${taker.url}/club`, game.id);
    await bo.put(`/api/games/${game.id}/notifications`, { events: { turn: { push: false } } });
    expect(await atTable(ana, game.id)).toEqual({ events: {}, webhooks: [hook] });
    expect(await atTable(bo, game.id)).toEqual({ events: { turn: { push: false } }, webhooks: null });
    expect((await eve.get(`/api/games/${game.id}/notifications`)).status).toBe(404);
    // Who has left is not reminded of the table.
    const { headers } = await bo.get(`/api/games/${game.id}`);
    const left = await bo.delete(`/api/games/${game.id}/seat`, { 'if-match': headers.get('etag') ?? '' });
    expect(left.status).toBe(204);
    expect((await notificationsOf(bo)).tables).toEqual([]);
    expect(secret).not.toBe('');
  });
});

describe('trying out', () => {
  test('a webhook gets something signed, and its health shows it', async () => {
    const ana = await person(worker, 'Ana');
    const { id } = await addWebhook(ana, `${taker.url}/good`);
    expect((await tryOut(ana, { channel: 'webhook', id })).status).toBe(204);
    const [taken] = taker.received.filter(({ path }) => path === '/good');
    expect(taken?.headers).toMatchObject({ 'webhook-id': expect.any(String), 'webhook-signature': /^v1,/ });
    const [{ health } = { health: null }] = (await notificationsOf(ana)).webhooks;
    expect(health).toEqual({ sentAt: expect.any(String), failedAt: null, trouble: null });
  });

  test('what fails is told in words, and its health shows it until it works again', async () => {
    const ana = await person(worker, 'Ana');
    const { id } = await addWebhook(ana, `${taker.url}/moody`);
    taker.reply = { status: 400 };
    expect(await problemIn(await tryOut(ana, { channel: 'webhook', id }))).toMatchObject({
      status: 503,
      type: '/problems/not-delivered',
      detail: expect.stringContaining('did not take it'),
    });
    const failed = (await notificationsOf(ana)).webhooks;
    expect(failed).toMatchObject([{ health: { sentAt: null, failedAt: expect.any(String), trouble: 'refused' } }]);
    taker.reply = { status: 204 };
    expect((await tryOut(ana, { channel: 'webhook', id })).status).toBe(204);
    const again = (await notificationsOf(ana)).webhooks;
    expect(again).toMatchObject([{ health: { sentAt: expect.any(String), trouble: null } }]);
  });

  test('nobody listens, which is told as well', async () => {
    const ana = await person(worker, 'Ana');
    const gone = await startReceiver();
    const { id } = await addWebhook(ana, gone.url);
    await gone.stop();
    const problem = await problemIn(await tryOut(ana, { channel: 'webhook', id }));
    expect(problem.detail).toContain('Nobody answered');
  });

  test('a webhook of a table is tried by its host, for whom its health is shown', async () => {
    const ana = await person(worker, 'Ana');
    const { game } = await setTable(ana);
    const { id } = await addWebhook(ana, `${taker.url}/table`, game.id);
    expect((await ana.post(`/api/games/${game.id}/webhooks/${id}/test`, {})).status).toBe(204);
    expect(await atTable(ana, game.id)).toMatchObject({ webhooks: [{ id, health: { sentAt: expect.any(String) } }] });
    // As one of mine there is none of that name.
    expect((await tryOut(ana, { channel: 'webhook', id })).status).toBe(404);
  });

  test('a mail goes to the confirmed address of the account', async () => {
    const email = newAddress();
    const ana = await resident(worker, email);
    expect((await tryOut(ana, { channel: 'mail' })).status).toBe(204);
    const mail = await worker.mailbox.next(email);
    expect(mail.text).not.toBe('');
    expect((await notificationsOf(ana)).mail).toMatchObject({ address: email, health: { sentAt: expect.any(String) } });
    expect(await problemIn(await tryOut(await guest(worker), { channel: 'mail' }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('no e-mail address'),
    });
  });

  test('none goes where mail came back, until its owner says so', async () => {
    const email = newAddress();
    const ana = await resident(worker, email);
    await toldRows(worker.database).stopMail(email);
    expect((await notificationsOf(ana)).mail.stopped).toBe('bounced');
    expect((await problemIn(await tryOut(ana, { channel: 'mail' }))).status).toBe(409);
    expect((await ana.delete('/api/me/mail-stop')).status).toBe(204);
    expect((await notificationsOf(ana)).mail.stopped).toBe(null);
    expect((await tryOut(ana, { channel: 'mail' })).status).toBe(204);
  });

  test('a push arrives at the browser, and one that takes none any more is removed', async () => {
    const ana = await person(worker, 'Ana');
    const endpoint = `${taker.url}/push`;
    const device = newPushDevice(endpoint);
    const id = await addPush(ana, endpoint, device);
    expect((await tryOut(ana, { channel: 'push', id })).status).toBe(204);
    const [taken] = taker.received.filter(({ path }) => path === '/push');
    expect(device.read(taken?.body ?? Buffer.of()).title).not.toBe('');
    const { push } = await notificationsOf(ana);
    expect(push).toMatchObject({ key: KEYS.VAPID_PUBLIC_KEY, devices: [{ id, health: { trouble: null } }] });
    taker.reply = { status: 410 };
    const problem = await problemIn(await tryOut(ana, { channel: 'push', id }));
    expect(problem).toMatchObject({ status: 503, detail: expect.stringContaining('Nobody takes anything there') });
    taker.reply = { status: 201 };
    expect((await notificationsOf(ana)).push.devices).toEqual([]);
    expect((await tryOut(ana, { channel: 'push', id })).status).toBe(404);
  });

  test('only so often', async () => {
    const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
    const { id } = await addWebhook(ana, taker.url);
    for (let times = 0; times < 20; times++) await tryOut(ana, { channel: 'webhook', id });
    expect((await problemIn(await tryOut(ana, { channel: 'webhook', id }))).status).toBe(429);
    expect((await tryOut(bo, { channel: 'mail' })).status).toBe(409);
  });
});
