import { newPushKeys } from '@slow-train/local/testing';
import { NOTIFY_EVENTS } from '@slow-train/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseSettings } from '../src/env.ts';
import { pushChannel } from '../src/notify/channels/push.ts';
import type { Outcome, Told, TryOutMessage } from '../src/notify/told.ts';
import { ana, bo, robot, startedTable } from './kit/pure-table.ts';
import { newPushDevice, senderOf, type PushDevice } from './kit/push-device.ts';
import { startReceiver, type Received, type Receiver } from './kit/receiver.ts';
import { handTilesOf, toldAbout } from './kit/told.ts';

const KEYS = newPushKeys();
const TRY_OUT: TryOutMessage = { key: 'try-out', event: 'tryOut' };

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

async function push(what: Told | TryOutMessage, { target } = device): Promise<Outcome> {
  return pushChannel(settings())(target, what);
}

function only(): Received {
  const [request, ...others] = service.received;
  if (request === undefined || others.length > 0) throw new Error(`${service.received.length} requests, not one.`);
  return request;
}

/** It is Ana's turn: the computer waits for nobody. */
const table = startedTable({ preset: 'hub' }, [robot('Locke'), ana], 13);
const told = (event: Told['event'] = 'turn', by: string | null = null) => toldAbout(table, 'account-of-ana', event, by);

describe('a push', () => {
  test('can be read by its browser alone, and says what has happened', async () => {
    expect(await push(told())).toEqual({ kind: 'sent' });
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

  test('tells the push service who sends it, for how long, how urgent it is, and what it takes the place of', async () => {
    await push(told());
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
    expect(exp - Date.now() / 1000).toBeGreaterThan(0);
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  });

  test('is as long as any other', async () => {
    await push(told());
    await push(TRY_OUT);
    expect(service.received.map(({ body }) => body.length)).toEqual([4096, 4096]);
  });

  test('to try it out waits for nobody', async () => {
    expect(await push(TRY_OUT)).toEqual({ kind: 'sent' });
    expect(only().headers['ttl']).toBe('300');
    expect(device.read(only().body)).toMatchObject({ title: 'Slow Train', path: '/', game: null });
  });

  test.each([
    [30, 'You have less than 1 minute left.'],
    [5 * 3600 + 1, 'You have less than 6 hours left.'],
    [49 * 3600, 'You have less than 3 days left.'],
  ])('about the time says nothing that is wrong when it is read later: %i seconds', async (seconds, body) => {
    const turnBy = new Date(Date.now() + seconds * 1000);
    await push({ ...told('timeLow'), turnBy });
    expect(device.read(only().body).body).toBe(body);
  });

  test('that invites leads to the seat', async () => {
    await push(told('invited', 'Bo'));
    expect(device.read(only().body)).toMatchObject({
      title: 'Bo invites you to The Local',
      path: '/tables/table-000001',
    });
    const boarding = { ...table, game: { ...table.game, status: 'boarding' as const, round: null } };
    service.received.length = 0;
    await push(toldAbout(boarding, 'account-of-eve', 'invited', 'Bo'));
    expect(device.read(only().body).path).toBe('/join/invitation-00000000001');
  });
});

test.each(NOTIFY_EVENTS)('a push of %s shows no tile of a hand, not even to its owner', async (event) => {
  for (let games = 0; games < 10; games++) {
    const other = startedTable({ preset: 'hub' }, [robot('Locke'), ana, bo], 13);
    service.received.length = 0;
    await push(toldAbout(other, 'account-of-ana', event, 'Bo'));
    const payload = JSON.stringify(device.read(only().body));
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
  ] as const)('%i', async (status, outcome) => {
    service.reply = { status, headers: { location: `${service.url}/elsewhere` } };
    expect(await push(told())).toEqual(outcome);
    expect(service.received.length).toBe(1);
  });

  test('nothing, may answer later', async () => {
    service.reply = 'hang up';
    expect(await push(told())).toEqual({ kind: 'later', trouble: 'unreachable' });
  });
});

describe('no push goes', () => {
  afterEach(() => {
    expect(service.received).toEqual([]);
  });

  test('out without keys', async () => {
    const { VAPID_PUBLIC_KEY: _, VAPID_PRIVATE_KEY: __, ...without } = settings();
    expect(await pushChannel(without)(device.target, told())).toEqual({ kind: 'never', trouble: 'unconfigured' });
  });

  test('out with keys that are no pair', async () => {
    const wrong = settings({ VAPID_PRIVATE_KEY: newPushKeys().VAPID_PRIVATE_KEY });
    expect(await pushChannel(wrong)(device.target, told())).toEqual({ kind: 'never', trouble: 'unconfigured' });
  });

  test('to a browser whose key is none', async () => {
    const { target } = newPushDevice(service.url);
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    expect(await push(told(), { ...device, target: { ...target, p256dh } })).toEqual({
      kind: 'never',
      trouble: 'gone',
    });
  });

  test('to this machine, unless it is tried out', async () => {
    const { OUTBOUND_LOOPBACK: _, ...cloud } = settings();
    const outcome = await pushChannel(cloud)(device.target, told());
    expect(outcome).toEqual({ kind: 'never', trouble: 'private-address' });
  });
});
