import { Hono } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { expect, test } from 'vitest';
import { rateLimit } from '../../src/session/rate-limit.ts';
import type { AppEnv } from '../../src/http/router.ts';
import { onError } from '../../src/http/errors.ts';
import { servicesFor } from '../../src/services.ts';

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

const app = new Hono<AppEnv>();
app.onError(onError);
app.use(async (c, next) => {
  c.set('services', servicesFor(SETTINGS));
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
