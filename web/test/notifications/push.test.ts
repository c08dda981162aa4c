import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsubscribeHere, subscribeHere, renewPush } from '../../src/notifications/push.ts';
import { json, pretendService, problem, type Sent } from '../service.ts';
import { forgetPushes, KEY, OTHER_KEY, pretendPushes } from './browser.ts';
import { notifications } from './notifications.ts';

let told = notifications();
let sent: readonly Sent[] = [];
const handedIn = (): unknown[] => sent.filter(({ path }) => path === '/api/me/push').map(({ body }) => body);
const push = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } });

beforeEach(() => {
  told = notifications();
  sent = pretendService(({ path }) => (path === '/api/me/push' ? json({ id: 'one' }, 201) : json(told))).sent;
});
afterEach(() => {
  forgetPushes();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('who says yes is told here: the browser is asked once, and its address handed in', async () => {
  const browser = pretendPushes('default', 'granted');
  expect(await subscribeHere()).toEqual({ kind: 'told', id: 'one' });
  expect(browser.asked()).toBe(1);
  expect(handedIn()).toEqual([push(browser.endpoint() ?? '')]);
});

test.each([
  ['denied', 'blocked'],
  ['default', 'unanswered'],
] as const)('after the answer %s nothing is sent', async (answer, kind) => {
  pretendPushes('default', answer);
  expect(await subscribeHere()).toEqual({ kind });
  expect(sent).toEqual([]);
});

test('a browser that has no pushes, and a server that sends none, say so', async () => {
  expect(await subscribeHere()).toEqual({ kind: 'unable' });
  pretendPushes('default', 'granted');
  told = notifications({ push: { key: null, devices: [] } });
  expect(await subscribeHere()).toEqual({ kind: 'unconfigured' });
  expect(handedIn()).toEqual([]);
});

test('as the page is opened again, the same address is handed in again', async () => {
  const browser = pretendPushes('granted', 'granted');
  browser.subscribedBefore(KEY);
  await renewPush();
  expect(handedIn()).toEqual([push('https://push.example/1')]);
});

test('a server with another key gets another address', async () => {
  const browser = pretendPushes('granted', 'granted');
  browser.subscribedBefore(OTHER_KEY);
  await renewPush();
  expect(handedIn()).toEqual([push('https://push.example/2')]);
  expect(browser.endpoint()).toBe('https://push.example/2');
});

test('a subscription that the browser has lost is taken out again', async () => {
  pretendPushes('granted', 'granted');
  await subscribeHere();
  const browser = pretendPushes('granted', 'granted');
  await renewPush();
  expect(browser.endpoint()).toBe('https://push.example/1');
  expect(handedIn()).toHaveLength(2);
});

test('where nobody wanted it, or the browser allows it no more, nothing is renewed', async () => {
  pretendPushes('granted', 'granted');
  await renewPush();
  pretendPushes('denied', 'denied').subscribedBefore(KEY);
  await renewPush();
  expect(sent).toEqual([]);
});

test('after it was ended here it stays so, and only a person begins it anew', async () => {
  const browser = pretendPushes('default', 'granted');
  await subscribeHere();
  await unsubscribeHere();
  expect(browser.endpoint()).toBeNull();
  const before = sent.length;
  await renewPush();
  expect(sent).toHaveLength(before);
});

test('a time zone that does not get through is no reason to be told nothing', async () => {
  pretendPushes('default', 'granted');
  told = notifications({ choices: { ...told.choices, timeZone: null } });
  pretendService(({ path, method }) => {
    if (path === '/api/me/push') return json({ id: 'one' }, 201);
    return method === 'GET' ? json(told) : problem(503, 'Closed.');
  });
  expect(await subscribeHere()).toEqual({ kind: 'told', id: 'one' });
});
