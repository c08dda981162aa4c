import { timeNow } from '@slow-train/local/kit';
import { newPushKeys } from '@slow-train/local/testing';
import { GAME_EVENTS } from '@slow-train/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseSettings } from '@slow-train/settings';
import { pushChannel } from '../../../src/notifications/channels/push.ts';
import type { SendResult, GameNotification, TestMessage } from '../../../src/notifications/notification.ts';
import { ana, bo, NOON, robot, startedTable } from '../../kit/pure-table.ts';
import { newPushDevice, senderOf, type PushDevice } from '../../kit/push-device.ts';
import { startReceiver, type Received, type Receiver } from '../../kit/receiver.ts';
import { handTilesOf, notificationAbout, withPlainHyphens } from '../../kit/notification.ts';

const KEYS = newPushKeys();
const TEST: TestMessage = { key: 'try-out', event: 'tryOut', language: 'en' };

let service: Receiver;
let device: PushDevice;
beforeAll(async () => {
  service = await startReceiver();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.reply = { status: 201 };
  service.received.length = 0;
  device = newPushDevice(`${service.url}/push/ana`);
});

const settings = (more: Record<string, string> = {}) =>
  parseSettings({
    DATABASE_URL: 'postgres://station@localhost/trains',
    AUTH_SECRET: 'long enough to be taken for a real secret',
    APP_URL: 'http://localhost:8787',
    MAIL_FROM: 'Slow Train <station@slow-train.net>',
    OUTBOUND_LOOPBACK: 'allow',
    ...KEYS,
    ...more,
  });

async function push(message: GameNotification | TestMessage, { target } = device): Promise<SendResult> {
  return pushChannel(settings())(target, message);
}

function only(): Received {
  const [request, ...others] = service.received;
  if (request === undefined || others.length > 0) throw new Error(`${service.received.length} requests, not one.`);
  return request;
}

/** It is Ana's turn: the computer player has played. */
const table = startedTable({ preset: 'hub' }, [robot('Locke'), ana], 13);
const notification = (event: GameNotification['event'] = 'turn', by: string | null = null) =>
  notificationAbout(table, 'account-of-ana', event, by);

describe('a push', () => {
  test('a push can be read only by its browser, and says what happened', async () => {
    expect(await push(notification())).toEqual({ kind: 'sent' });
    const { method, path, body } = only();
    expect([method, path]).toEqual(['POST', '/push/ana']);
    expect(device.read(body)).toMatchObject({
      title: 'Your turn at The Local',
      body: expect.stringMatching(/Locke |Round 1/),
      path: '/tables/table-000001',
      tag: 'table-table-000001',
      game: { id: 'table-000001', revision: table.game.revision },
    });
    expect(body.toString('latin1')).not.toContain('The Local');
    expect(() => newPushDevice('').read(body)).toThrow();
  });

  test('a push tells the push service its sender, lifetime, urgency and topic', async () => {
    await push(notification());
    const { headers } = only();
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: 'table-table-000001',
      'content-encoding': 'aes128gcm',
    });
    expect(headers['topic']).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
    const { key, aud, sub, exp } = senderOf(only());
    expect({ key, aud, sub }).toEqual({
      key: KEYS.VAPID_PUBLIC_KEY,
      aud: service.url.replace('http:', 'https:'),
      sub: 'mailto:station@slow-train.net',
    });
    // RFC 8292 section 2: at most 24 hours.
    expect(exp - timeNow() / 1000).toBeGreaterThan(0);
    expect(exp - timeNow() / 1000).toBeLessThanOrEqual(86_400);
  });

  test('a push has the same length as any other', async () => {
    await push(notification());
    await push(TEST);
    expect(service.received.map(({ body }) => body.length)).toEqual([4096, 4096]);
  });

  test('a push for a test is kept for five minutes only', async () => {
    expect(await push(TEST)).toEqual({ kind: 'sent' });
    expect(only().headers['ttl']).toBe('300');
    expect(device.read(only().body)).toMatchObject({ title: 'Pushes work', path: '/', game: null });
  });

  test.each([
    ['2026-10-01T12:00:30Z', 'Europe/Vienna', 'Play by Thu 14:00.'],
    ['2026-10-02T04:30:00Z', 'America/New_York', 'Play by Fri 00:30.'],
    ['2026-10-03T09:00:00Z', 'UTC', 'Play by Sat 09:00.'],
    ['2026-10-10T09:00:00Z', 'Europe/Vienna', 'Play by Sat 10 Oct, 11:00.'],
  ])('a push gives the deadline so that it is still true when read later: %s in %s', async (turnBy, timeZone, body) => {
    const message = { ...notification('timeLow'), turnBy: new Date(turnBy), timeZone };
    await pushChannel(settings(), () => new Date(NOON))(device.target, message);
    expect(device.read(only().body).body).toBe(body);
  });

  test('a push tells who is the host now that another has left', async () => {
    await push(notification('seat', 'Ana'));
    const { title, body, path } = device.read(only().body);
    expect({ title, body, path }).toEqual({
      title: 'You are the host of The Local now',
      body: 'The host has left the table. You start the game now, and can invite others.',
      path: '/tables/table-000001',
    });
  });

  test('a push is not turned by a name from right to left', async () => {
    await push(notification('invited', 'רחל'));
    expect(device.read(only().body).title).toBe('\u2068רחל\u2069 invites you to The Local');
  });

  test('a push gives no time to somebody whose time zone is unknown', async () => {
    await push({ ...notification('timeLow'), turnBy: new Date('2026-10-01T12:00:30Z'), timeZone: null });
    expect(device.read(only().body).body).not.toMatch(/UTC|\d\d:\d\d/);
  });

  test('a push that invites opens the invitation', async () => {
    await push(notification('invited', 'Bo'));
    expect(device.read(only().body)).toMatchObject({
      title: 'Bo invites you to The Local',
      path: '/tables/table-000001',
    });
    const lobby = { ...table, game: { ...table.game, status: 'lobby' as const, round: null } };
    service.received.length = 0;
    await push(notificationAbout(lobby, 'account-of-eve', 'invited', 'Bo'));
    expect(device.read(only().body).path).toBe('/join/invitation-00000000001');
  });
});

test.each(GAME_EVENTS)('a push about %s shows no tile of a hand, not even to its owner', async (event) => {
  for (let games = 0; games < 10; games++) {
    const other = startedTable({ preset: 'hub' }, [robot('Locke'), ana, bo], 13);
    service.received.length = 0;
    await push(notificationAbout(other, 'account-of-ana', event, 'Bo'));
    const payload = withPlainHyphens(JSON.stringify(device.read(only().body)));
    for (const tile of handTilesOf(other)) expect(payload).not.toMatch(new RegExp(String.raw`\b${tile}\b`));
  }
});

describe('a push service that answers', () => {
  test.each([
    [200, { kind: 'sent' }],
    [202, { kind: 'sent' }],
    [302, { kind: 'never', trouble: 'refused' }],
    [403, { kind: 'never', trouble: 'refused' }],
    [404, { kind: 'never', trouble: 'gone' }],
    [410, { kind: 'never', trouble: 'gone' }],
    [413, { kind: 'never', trouble: 'refused' }],
    [429, { kind: 'later', trouble: 'busy' }],
    [500, { kind: 'later', trouble: 'busy' }],
    [503, { kind: 'later', trouble: 'busy' }],
  ] as const)('the answer %i of a push service is understood', async (status, result) => {
    service.reply = { status, headers: { location: `${service.url}/elsewhere` } };
    expect(await push(notification())).toEqual(result);
    expect(service.received.length).toBe(1);
  });

  test('a push service that does not answer is tried again', async () => {
    service.reply = 'hang up';
    expect(await push(notification())).toEqual({ kind: 'later', trouble: 'unreachable' });
  });
});

describe('no push is sent', () => {
  afterEach(() => {
    expect(service.received).toEqual([]);
  });

  test('no push is sent without keys', async () => {
    const { VAPID_PUBLIC_KEY: _, VAPID_PRIVATE_KEY: __, ...without } = settings();
    expect(await pushChannel(without)(device.target, notification())).toEqual({
      kind: 'never',
      trouble: 'unconfigured',
    });
  });

  test('no push is sent with keys that are not a pair', async () => {
    const wrong = settings({ VAPID_PRIVATE_KEY: newPushKeys().VAPID_PRIVATE_KEY });
    expect(await pushChannel(wrong)(device.target, notification())).toEqual({ kind: 'never', trouble: 'unconfigured' });
  });

  test('no push is sent to a browser with an invalid key', async () => {
    const { target } = newPushDevice(service.url);
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    expect(await push(notification(), { ...device, target: { ...target, p256dh } })).toEqual({
      kind: 'never',
      trouble: 'gone',
    });
  });

  test('no push is sent to this machine, unless the settings allow it', async () => {
    const { OUTBOUND_LOOPBACK: _, ...cloud } = settings();
    const result = await pushChannel(cloud)(device.target, notification());
    expect(result).toEqual({ kind: 'never', trouble: 'private-address' });
  });
});
