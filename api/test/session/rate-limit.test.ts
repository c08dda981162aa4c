import { Hono } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { expect, test } from 'vitest';
import { rateLimit } from '../../src/session/rate-limit.ts';
import type { AppEnv } from '../../src/http/router.ts';
import { onError } from '../../src/http/errors.ts';
import { newServices } from '../../src/services.ts';
import { idleScheduler } from '../kit/scheduler.ts';

const SETTINGS = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
  AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
  APP_URL: 'http://127.0.0.1',
};

/** Returns a stand-in for Cloudflare's rate limiting binding that records its keys. */
function counter(most: number) {
  const keys: string[] = [];
  return {
    keys,
    async limit({ key }: { key: string }) {
      keys.push(key);
      return { success: keys.filter((one) => one === key).length <= most };
    },
  };
}

const services = newServices(SETTINGS, idleScheduler, { run: 'test' });
const app = new Hono<AppEnv>();
app.onError(onError);
app.use(async (c, next) => {
  c.set('services', services);
  await next();
});
app.get('/session/:token', async (c) => {
  const name = 'slow-train.session_token';
  await setSignedCookie(c, name, c.req.param('token'), SETTINGS.AUTH_SECRET);
  return c.text('signed in');
});
app.use(rateLimit);
app.get('/', (c) => c.text('here you are'));

async function sessionCookie(token: string): Promise<string> {
  const [cookie = ''] = (await app.request(`/session/${token}`)).headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

const ask = async (bindings: object, headers: Record<string, string>) =>
  (await app.request('/', { headers }, bindings)).status;

test('a session is counted separately, by a part of its token that is useless alone', async () => {
  const bindings = { SESSION_RATE: counter(2), ADDRESS_RATE: counter(1) };
  const [ana, bo] = [await sessionCookie('ana-0123456789-0123456789-0123456'), await sessionCookie('bo-'.repeat(11))];
  const usual = { 'cf-connecting-ip': '203.0.113.7' };
  for (const status of [200, 200, 429]) expect(await ask(bindings, { ...usual, cookie: ana })).toBe(status);
  expect(await ask(bindings, { ...usual, cookie: bo })).toBe(200);
  expect(bindings.SESSION_RATE.keys[0]).toBe('ana-01234567');
  expect(bindings.ADDRESS_RATE.keys).toEqual([]);
});

test('without a session the IP address is counted, or the IPv6 network', async () => {
  const bindings = { SESSION_RATE: counter(1), ADDRESS_RATE: counter(1) };
  const cookie = `${await sessionCookie('ana')}x`;
  expect(await ask(bindings, { 'cf-connecting-ip': '203.0.113.7', cookie })).toBe(200);
  expect(await ask(bindings, { 'cf-connecting-ip': '203.0.113.7' })).toBe(429);
  expect(await ask(bindings, { 'cf-connecting-ip': '2001:DB8:1:2::7' })).toBe(200);
  expect(await ask(bindings, { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' })).toBe(429);
  expect(await ask(bindings, { 'cf-connecting-ip': '2001:db8::1' })).toBe(200);
  expect(await ask(bindings, { 'cf-connecting-ip': '2001:db8:0:0:ffff::' })).toBe(429);
});

/** Returns the bindings, with room for as many as these; more than enough for the others. */
const budgets = (most: Partial<Record<Rate, number>>) => ({
  SESSION_RATE: counter(most.SESSION_RATE ?? 1_000),
  ADDRESS_RATE: counter(most.ADDRESS_RATE ?? 1_000),
  NETWORK_RATE: counter(most.NETWORK_RATE ?? 1_000),
  NETWORK_56_RATE: counter(most.NETWORK_56_RATE ?? 1_000),
  NETWORK_48_RATE: counter(most.NETWORK_48_RATE ?? 1_000),
});
type Rate = 'SESSION_RATE' | 'ADDRESS_RATE' | 'NETWORK_RATE' | 'NETWORK_56_RATE' | 'NETWORK_48_RATE';

test('more sessions do not make more room for one address', async () => {
  const bindings = budgets({ SESSION_RATE: 2, NETWORK_RATE: 5 });
  const here = { 'cf-connecting-ip': '203.0.113.7' };
  const answers: number[] = [];
  for (let session = 0; session < 6; session++) {
    const cookie = await sessionCookie(`session-${session}-`.repeat(3));
    answers.push(await ask(bindings, { ...here, cookie }));
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  // Nor does leaving the session out.
  expect(await ask(bindings, here)).toBe(429);
  expect(await ask(bindings, { 'cf-connecting-ip': '203.0.113.8' })).toBe(200);
});

test.each([
  ['NETWORK_RATE', (n: number) => `2001:db8:1:100::${n}`, '2001:db8:1:101::1'],
  ['NETWORK_56_RATE', (n: number) => `2001:db8:1:10${n}::1`, '2001:db8:1:200::1'],
  ['NETWORK_48_RATE', (n: number) => `2001:db8:1:${n}00::1`, '2001:db8:2::1'],
] as const)('IPv6 networks of every size have a budget: %s', async (name, inside, outside) => {
  const bindings = budgets({ [name]: 3 });
  const from = async (address: string) => ask(bindings, { 'cf-connecting-ip': address });
  for (const n of [1, 2, 3]) expect(await from(inside(n))).toBe(200);
  expect(await from(inside(4))).toBe(429);
  expect(await from(outside)).toBe(200);
});

test('a browser over its budget does not use up its network’s', async () => {
  const bindings = budgets({ SESSION_RATE: 1, NETWORK_RATE: 3, NETWORK_56_RATE: 3, NETWORK_48_RATE: 3 });
  const here = { 'cf-connecting-ip': '2001:db8::1' };
  const eve = { ...here, cookie: await sessionCookie('eve-'.repeat(9)) };
  for (const status of [200, 429, 429, 429, 429]) expect(await ask(bindings, eve)).toBe(status);
  expect(await ask(bindings, { ...here, cookie: await sessionCookie('ana-'.repeat(9)) })).toBe(200);
});

test('an IPv4 address counts the same however it is written', async () => {
  const bindings = budgets({ ADDRESS_RATE: 1 });
  expect(await ask(bindings, { 'cf-connecting-ip': '203.0.113.7' })).toBe(200);
  expect(await ask(bindings, { 'cf-connecting-ip': '::ffff:203.0.113.7' })).toBe(429);
});

test('a refusal says what to do, and when', async () => {
  const here = { 'cf-connecting-ip': '203.0.113.7' };
  const refused = await app.request('/', { headers: here }, budgets({ NETWORK_RATE: 0 }));
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({
    type: '/problems/too-many-requests',
    status: 429,
    detail: expect.stringContaining('Wait a minute'),
  });
});

test.each([{}, { 'cf-connecting-ip': '127.0.0.1' }, { 'cf-connecting-ip': '::1' }])(
  'nobody is counted on a local machine: %j',
  async (headers) => {
    const bindings = { SESSION_RATE: counter(0), ADDRESS_RATE: counter(0) };
    expect(await ask(bindings, headers)).toBe(200);
  },
);

test('nobody is counted without the bindings', async () => {
  expect(await ask({}, { 'cf-connecting-ip': '203.0.113.7' })).toBe(200);
});
