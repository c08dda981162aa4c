import { NotificationPreferencesSchema, GameNotificationsSchema, type GameNotifications } from '@slow-train/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailingWorker, newAddress, resident, type MailingWorker } from '../kit/mail.ts';
import { bodyIn } from '../kit/passkeys.ts';
import { problemIn, setTable, soloTable, tableIn } from '../kit/play.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { newPushKeys } from '@slow-train/local/testing';
import { newPushDevice } from '../kit/push-device.ts';
import { clockTerms } from '../kit/clock-terms.ts';
import { addPush, addWebhook, notificationsOf } from '../kit/channels.ts';
import { notificationRows } from '../kit/notification-rows.ts';
import { guest, person, type Visitor } from '../kit/visitor.ts';

const KEYS = newPushKeys();

let worker: MailingWorker;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  worker = await mailingWorker({ OUTBOUND_LOOPBACK: 'allow', ...KEYS });
});
afterAll(async () => {
  await worker.stop();
  await receiver.stop();
});

const DEFAULTS = NotificationPreferencesSchema.parse({});
const sendTest = (who: Visitor, channel: object) => who.post('/api/me/notifications/test', channel);
const settingsFor = async (who: Visitor, id: string): Promise<GameNotifications> =>
  bodyIn(GameNotificationsSchema, await who.get(`/api/games/${id}/notifications`));

describe('notification settings', () => {
  test('notification settings have defaults for an account that has never changed them', async () => {
    expect(await notificationsOf(await guest(worker))).toEqual({
      choices: DEFAULTS,
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

  test('notification settings store every choice, with defaults for the rest', async () => {
    const ana = await person(worker, 'Ana');
    const mine = { mail: { when: 'daily', hour: 7 }, quiet: null, reminders: [60], timeZone: 'Europe/Vienna' };
    expect((await ana.put('/api/me/notifications', mine)).status).toBe(200);
    expect((await notificationsOf(ana)).choices).toEqual({ ...DEFAULTS, ...mine });
    // Each change replaces everything.
    expect((await ana.put('/api/me/notifications', { timeZone: 'Asia/Tokyo' })).status).toBe(200);
    expect((await notificationsOf(ana)).choices).toEqual({ ...DEFAULTS, timeZone: 'Asia/Tokyo' });
  });

  test.each<[string, object, string]>([
    ['an invalid hour', { quiet: { from: '24:00', to: '08:00' } }, '`quiet.from` must be a time such as 22:00'],
    ['a reminder too close', { reminders: [1] }, '`reminders[0]` must be a number from 5 to 20160'],
  ])('notification settings reject %s', async (_, wrong, detail) => {
    const answer = await (await guest(worker)).put('/api/me/notifications', wrong);
    expect(await problemIn(answer)).toMatchObject({ status: 400, detail: expect.stringContaining(detail) });
  });
});

describe('the time zone of a browser', () => {
  const zoneOf = async (who: Visitor): Promise<string | null> => (await notificationsOf(who)).choices.timeZone;

  test('31.11 the time zone of somebody who has only an address is known from their next request on', async () => {
    const ana = await resident(worker, newAddress());
    expect(await zoneOf(ana)).toBeNull();
    await ana.get('/api/me', { 'time-zone': 'America/Los_Angeles' });
    expect(await zoneOf(ana)).toBe('America/Los_Angeles');
  });

  test('a zone that is known stays, wherever somebody travels', async () => {
    const ana = await person(worker, 'Ana');
    expect(await zoneOf(ana)).toBeNull();
    await ana.get('/api/me', { 'time-zone': 'Europe/Vienna' });
    await ana.get('/api/me', { 'time-zone': 'Asia/Tokyo' });
    expect(await zoneOf(ana)).toBe('Europe/Vienna');
  });

  test('31.12 a zone that the site does not know counts as none', async () => {
    const ana = await person(worker, 'Ana');
    for (const zone of ['Etc/Unknown', 'Mars/Olympus', '+05:00', 'x'.repeat(200)])
      expect((await ana.get('/api/me', { 'time-zone': zone })).status).toBe(200);
    expect(await zoneOf(ana)).toBeNull();
  });

  test('31.12 a browser of an unknown zone takes a seat, and keeps the zone that the seat has', async () => {
    const ana = await person(worker, 'Ana', { 'time-zone': 'Europe/Vienna' });
    const { game } = await soloTable(ana, { seats: 3, clock: clockTerms(), zone: 'Etc/Unknown' });
    const hours = { zone: 'Etc/Unknown', quiet: { from: '23:00', to: '07:00' } };
    const changed = await ana.fetch(`/api/games/${game.id}/seat`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': `"${game.revision}"` },
      body: JSON.stringify({ hours }),
    });
    expect((await tableIn(changed)).game.clock?.you?.hours).toEqual({ ...hours, zone: 'Europe/Vienna' });
  });

  test('the other choices of somebody whose zone becomes known stay as they are', async () => {
    const ana = await person(worker, 'Ana');
    await ana.put('/api/me/notifications', { quiet: null, reminders: [60] });
    await ana.get('/api/me', { 'time-zone': 'Europe/Vienna' });
    const { quiet, reminders, timeZone } = (await notificationsOf(ana)).choices;
    expect({ quiet, reminders, timeZone }).toEqual({ quiet: null, reminders: [60], timeZone: 'Europe/Vienna' });
  });

  test('a seat has the zone of its person’s browser', async () => {
    const ana = await person(worker, 'Ana', { 'time-zone': 'Europe/Vienna' });
    const { game } = await soloTable(ana, { seats: 3, clock: clockTerms() });
    expect(game.clock?.you?.hours.zone).toBe('Europe/Vienna');
  });
});

describe('settings for one game', () => {
  test('settings for one game are stored separately, and listed by the name of the game', async () => {
    const ana = await person(worker, 'Ana');
    const { game } = await setTable(ana, { name: 'Night & <Mail>' });
    const path = `/api/games/${game.id}/notifications`;
    expect(await settingsFor(ana, game.id)).toEqual({ events: {}, webhooks: [] });
    const events = { turn: { mail: false }, roundOver: { push: true } };
    expect(await bodyIn(GameNotificationsSchema, await ana.put(path, { events }))).toMatchObject({ events });
    expect((await notificationsOf(ana)).tables).toEqual([{ id: game.id, name: 'Night & <Mail>', events }]);
    expect((await ana.put(path, { events: { turn: {} } })).status).toBe(200);
    expect((await notificationsOf(ana)).tables).toEqual([]);
    expect((await problemIn(await ana.put(path, { events: { derailed: {} } }))).status).toBe(400);
  });

  test('settings for one game are each player’s own, and only the host sees the webhooks', async () => {
    const [ana, bo, eve] = await Promise.all(['Ana', 'Bo', 'Eve'].map((name) => person(worker, name)));
    if (!ana || !bo || !eve) throw new Error('three people');
    const { game } = await setTable(ana, { seats: 3 });
    await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
    const { secret, ...hook } = await addWebhook(ana, `${receiver.url}/club`, game.id);
    await bo.put(`/api/games/${game.id}/notifications`, { events: { turn: { push: false } } });
    expect(await settingsFor(ana, game.id)).toEqual({ events: {}, webhooks: [hook] });
    expect(await settingsFor(bo, game.id)).toEqual({ events: { turn: { push: false } }, webhooks: null });
    expect((await eve.get(`/api/games/${game.id}/notifications`)).status).toBe(404);
    // They are not listed for a player who has left.
    const { headers } = await bo.get(`/api/games/${game.id}`);
    const left = await bo.delete(`/api/games/${game.id}/seat`, { 'if-match': headers.get('etag') ?? '' });
    expect(left.status).toBe(204);
    expect((await notificationsOf(bo)).tables).toEqual([]);
    expect(secret).not.toBe('');
  });
});

describe('a test message', () => {
  test('a test message to a webhook is signed, and shows in its health', async () => {
    const ana = await person(worker, 'Ana');
    const { id } = await addWebhook(ana, `${receiver.url}/good`);
    expect((await sendTest(ana, { channel: 'webhook', id })).status).toBe(204);
    const [request] = receiver.received.filter(({ path }) => path === '/good');
    expect(request?.headers).toMatchObject({ 'webhook-id': expect.any(String), 'webhook-signature': /^v1,/ });
    const [{ health } = { health: null }] = (await notificationsOf(ana)).webhooks;
    expect(health).toEqual({ sentAt: expect.any(String), failedAt: null, trouble: null });
  });

  test('a test message that fails says why, and shows in the health until one arrives', async () => {
    const ana = await person(worker, 'Ana');
    const { id } = await addWebhook(ana, `${receiver.url}/moody`);
    receiver.reply = { status: 400 };
    expect(await problemIn(await sendTest(ana, { channel: 'webhook', id }))).toMatchObject({
      status: 503,
      type: '/problems/not-delivered',
      detail: expect.stringContaining('refused the message'),
    });
    const failed = (await notificationsOf(ana)).webhooks;
    expect(failed).toMatchObject([{ health: { sentAt: null, failedAt: expect.any(String), trouble: 'refused' } }]);
    receiver.reply = { status: 204 };
    expect((await sendTest(ana, { channel: 'webhook', id })).status).toBe(204);
    const again = (await notificationsOf(ana)).webhooks;
    expect(again).toMatchObject([{ health: { sentAt: expect.any(String), trouble: null } }]);
  });

  test('a test message to a server that is down says so', async () => {
    const ana = await person(worker, 'Ana');
    const gone = await startReceiver();
    const { id } = await addWebhook(ana, gone.url);
    await gone.stop();
    const problem = await problemIn(await sendTest(ana, { channel: 'webhook', id }));
    expect(problem.detail).toContain('Nobody answered');
  });

  test('a test message to a game’s webhook is for the host, and shows in its health', async () => {
    const ana = await person(worker, 'Ana');
    const { game } = await setTable(ana);
    const { id } = await addWebhook(ana, `${receiver.url}/table`, game.id);
    expect((await ana.post(`/api/games/${game.id}/webhooks/${id}/test`, {})).status).toBe(204);
    expect(await settingsFor(ana, game.id)).toMatchObject({
      webhooks: [{ id, health: { sentAt: expect.any(String) } }],
    });
    // It is not among the host's personal webhooks.
    expect((await sendTest(ana, { channel: 'webhook', id })).status).toBe(404);
  });

  test('a test message by mail goes to the confirmed address of the account', async () => {
    const email = newAddress();
    const ana = await resident(worker, email);
    expect((await sendTest(ana, { channel: 'mail' })).status).toBe(204);
    const mail = await worker.mailbox.next(email);
    expect(mail.text).not.toBe('');
    expect((await notificationsOf(ana)).mail).toMatchObject({ address: email, health: { sentAt: expect.any(String) } });
    expect(await problemIn(await sendTest(await guest(worker), { channel: 'mail' }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('no e-mail address'),
    });
  });

  test('a test message is not mailed to an address that bounced until its owner allows it', async () => {
    const email = newAddress();
    const ana = await resident(worker, email);
    await notificationRows(worker.database).stopMail(email);
    expect((await notificationsOf(ana)).mail.stopped).toBe('bounced');
    expect((await problemIn(await sendTest(ana, { channel: 'mail' }))).status).toBe(409);
    expect((await ana.delete('/api/me/mail-stop')).status).toBe(204);
    expect((await notificationsOf(ana)).mail.stopped).toBe(null);
    expect((await sendTest(ana, { channel: 'mail' })).status).toBe(204);
  });

  test('a test message by push arrives at the browser, and removes a subscription that has expired', async () => {
    const ana = await person(worker, 'Ana');
    const endpoint = `${receiver.url}/push`;
    const device = newPushDevice(endpoint);
    const id = await addPush(ana, endpoint, device);
    expect((await sendTest(ana, { channel: 'push', id })).status).toBe(204);
    const [request] = receiver.received.filter(({ path }) => path === '/push');
    expect(device.read(request?.body ?? Buffer.of()).title).not.toBe('');
    const { push } = await notificationsOf(ana);
    expect(push).toMatchObject({ key: KEYS.VAPID_PUBLIC_KEY, devices: [{ id, health: { trouble: null } }] });
    receiver.reply = { status: 410 };
    const problem = await problemIn(await sendTest(ana, { channel: 'push', id }));
    expect(problem).toMatchObject({ status: 503, detail: expect.stringContaining('no longer exists') });
    receiver.reply = { status: 201 };
    expect((await notificationsOf(ana)).push.devices).toEqual([]);
    expect((await sendTest(ana, { channel: 'push', id })).status).toBe(404);
  });

  test('a test message can be sent 20 times an hour', async () => {
    const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
    const { id } = await addWebhook(ana, receiver.url);
    for (let times = 0; times < 20; times++) await sendTest(ana, { channel: 'webhook', id });
    expect((await problemIn(await sendTest(ana, { channel: 'webhook', id }))).status).toBe(429);
    expect((await sendTest(bo, { channel: 'mail' })).status).toBe(409);
  });
});
