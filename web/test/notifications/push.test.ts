import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsubscribeHere, subscribeHere, renewPush } from '../../src/notifications/push.ts';
import { json, pretendService, problem, type Sent } from '../service.ts';
import { forgetPushes, KEY, OTHER_KEY, pretendPushes } from './browser.ts';
import { notifications } from './notifications.ts';

let settings = notifications();
let sent: readonly Sent[] = [];
const registered = (): unknown[] => sent.filter(({ path }) => path === '/api/me/push').map(({ body }) => body);
const push = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } });

beforeEach(() => {
  settings = notifications();
  sent = pretendService(({ path }) => (path === '/api/me/push' ? json({ id: 'one' }, 201) : json(settings))).sent;
});
afterEach(() => {
  forgetPushes();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('with permission the browser asks once and its subscription is registered', async () => {
  const browser = pretendPushes('default', 'granted');
  expect(await subscribeHere()).toEqual({ kind: 'subscribed', id: 'one' });
  expect(browser.asked()).toBe(1);
  expect(registered()).toEqual([push(browser.endpoint() ?? '')]);
});

test.each([
  ['denied', 'blocked'],
  ['default', 'unanswered'],
] as const)('with the permission %s nothing is sent', async (answer, kind) => {
  pretendPushes('default', answer);
  expect(await subscribeHere()).toEqual({ kind });
  expect(sent).toEqual([]);
});

test('a browser without pushes and a server without pushes are reported', async () => {
  expect(await subscribeHere()).toEqual({ kind: 'unable' });
  pretendPushes('default', 'granted');
  settings = notifications({ push: { key: null, devices: [] } });
  expect(await subscribeHere()).toEqual({ kind: 'unconfigured' });
  expect(registered()).toEqual([]);
});

test('on the next visit the same subscription is registered again', async () => {
  const browser = pretendPushes('granted', 'granted');
  browser.subscribedBefore(KEY);
  await renewPush();
  expect(registered()).toEqual([push('https://push.example/1')]);
});

test('a server with another key gets a new subscription', async () => {
  const browser = pretendPushes('granted', 'granted');
  browser.subscribedBefore(OTHER_KEY);
  await renewPush();
  expect(registered()).toEqual([push('https://push.example/2')]);
  expect(browser.endpoint()).toBe('https://push.example/2');
});

test('a subscription that the browser has lost is renewed', async () => {
  pretendPushes('granted', 'granted');
  await subscribeHere();
  const browser = pretendPushes('granted', 'granted');
  await renewPush();
  expect(browser.endpoint()).toBe('https://push.example/1');
  expect(registered()).toHaveLength(2);
});

test('nothing is renewed without a subscription, or once permission was withdrawn', async () => {
  pretendPushes('granted', 'granted');
  await renewPush();
  pretendPushes('denied', 'denied').subscribedBefore(KEY);
  await renewPush();
  expect(sent).toEqual([]);
});

test('a subscription ended on this device is not renewed', async () => {
  const browser = pretendPushes('default', 'granted');
  await subscribeHere();
  await unsubscribeHere();
  expect(browser.endpoint()).toBeNull();
  const before = sent.length;
  await renewPush();
  expect(sent).toHaveLength(before);
});

test('subscribing succeeds even if the time zone cannot be saved', async () => {
  pretendPushes('default', 'granted');
  settings = notifications({ choices: { ...settings.choices, timeZone: null } });
  pretendService(({ path, method }) => {
    if (path === '/api/me/push') return json({ id: 'one' }, 201);
    return method === 'GET' ? json(settings) : problem(503, 'Closed.');
  });
  expect(await subscribeHere()).toEqual({ kind: 'subscribed', id: 'one' });
});
