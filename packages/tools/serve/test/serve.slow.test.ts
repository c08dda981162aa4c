import { eventually } from '@slow-train/local/kit';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { siteOf, withClient } from '@slow-train/database';
import { type TestDatabase, type TestMailbox, testDatabase, testMailbox } from '@slow-train/local/testing';
import { CreatedWebhookSchema } from '@slow-train/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, built } from './kit/built.ts';
import { newGuest, playATurn } from './kit/player.ts';
import { SITE, Serving, stateFolder, stopAll } from './kit/serving.ts';

let build: Built;
let database: TestDatabase;
/** For a site at another address. */
let otherDatabase: TestDatabase;
let mailbox: TestMailbox;
let server: Serving;

beforeAll(async () => {
  [build, database, otherDatabase, mailbox] = await Promise.all([
    built(),
    testDatabase(),
    testDatabase(),
    testMailbox(),
  ]);
  const settings = { ...mailbox.bindings, DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' };
  server = await (await Serving.start(build.folder, settings)).ready();
});

afterAll(async () => {
  await stopAll();
  await mailbox.stop();
  await Promise.all([database.drop(), otherDatabase.drop()]);
  await build.remove();
});

test('the release and the site are known', async () => {
  const { release } = build.description;
  expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok', release });
  // So `npm start` leaves its database alone.
  expect(await siteOf(database.url)).toBe(SITE);
});

describe('the API', () => {
  test('the API plays a turn of a game', async () => {
    const [before, after] = await playATurn(await newGuest(server.url));
    expect(after).toBeGreaterThan(before);
  });

  test('the API sends mail through a server at a private address', async () => {
    const me = await newGuest(server.url);
    expect((await me('/api/auth/mail', { method: 'POST', body: { email: 'ana@slow-train.example' } })).status).toBe(
      202,
    );
    expect((await mailbox.next('ana@slow-train.example')).subject).toContain('code for Slow Train');
  });

  test('the API limits clients by the address that the proxy names', async () => {
    const { limit = 0 } = build.description.rateLimits.find(({ name }) => name === 'ADDRESS_RATE') ?? {};
    expect(limit).toBeGreaterThan(0);
    const ask = async (address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': address, 'cf-connecting-ip': '203.0.113.99' };
      return (await fetch(`${server.url}/api/health`, { headers })).status;
    };
    const asked = await Promise.all(Array.from({ length: 3 * limit }, () => ask('203.0.113.7')));
    // A minute may begin in between.
    expect(asked.filter((status) => status === 200).length).toBeLessThanOrEqual(2 * limit);
    expect(asked).toContain(429);
    expect(await ask('203.0.113.8')).toBe(200);
    // A client's own entry stands before the proxy's.
    expect(await ask('203.0.113.8, 203.0.113.7')).toBe(429);
  });
});

describe('the page', () => {
  const page = (path: string, headers = {}): Promise<Response> => fetch(server.url + path, { headers });
  const assetEnding = (ending: string): string =>
    Object.keys(build.description.site).find((path) => path.startsWith('/assets/') && path.endsWith(ending)) ?? '';

  test.each(['/', '/tables/abc', '/rules'])('the page is served at %s with the headers of _headers', async (path) => {
    const answer = await page(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toMatch(/<title>(?:The rules · )?Slow Train<\/title>/);
  });

  test('the API’s document is one of its files, and everything else below /api is the Worker’s', async () => {
    const answer = await page('/api/openapi.json');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
    expect((await page('/api/openapi.jsonx')).headers.get('content-type')).toBe('application/problem+json');
  });

  test('the page has cards with the address of the site', async () => {
    const html = await (await page('/rules')).text();
    expect(html).toContain(`<meta property="og:url" content="${SITE}/rules" />`);
    expect(html).toContain(`<meta property="og:image" content="${SITE}/card.jpg" />`);
  });

  test('the page has assets that browsers keep for ever, compressed', async () => {
    const script = assetEnding('.js');
    const [plain, compressed] = await Promise.all([page(script, { 'accept-encoding': 'identity' }), rawGet(script)]);
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(compressed.encoding).toBe('br');
    expect(brotliDecompressSync(compressed.body).toString()).toBe(await plain.text());
  });

  test('the page is not sent again if the browser has it', async () => {
    const etag = (await page('/tables/abc')).headers.get('etag') ?? '';
    expect((await page('/tables/abc', { 'if-none-match': etag })).status).toBe(304);
    expect((await page('/tables/abc', { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  test.each(['/assets/gone-BqxRsgD5.js', '/.env', '/.git/config', '/.vite/manifest.json', '/%2e%2e/build.json'])(
    'the page never shows a file that is none of its own: %s',
    async (path) => {
      const answer = await page(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each(['/no/such/page', '/_headers', '/_redirects'])(
    'the page says itself that there is no page: %s',
    async (path) => {
      const answer = await page(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
      expect(await answer.text()).toContain('<title>Slow Train</title>');
    },
  );

  test('the page asks browsers for https only if the address is https', async () => {
    const strict = async (url: string, path: string): Promise<string | null> =>
      (await fetch(url + path)).headers.get('strict-transport-security');
    const secure = await Serving.start(build.folder, {
      DATABASE_URL: otherDatabase.url,
      APP_URL: 'https://slow-train.example',
      TRUSTED_PROXY: '127.0.0.1',
    });
    await secure.ready();
    for (const path of ['/', '/rules', assetEnding('.js'), '/no/such/page', '/.env', '/api/health']) {
      expect({ path, strict: await strict(server.url, path) }).toEqual({ path, strict: null });
      expect({ path, strict: await strict(secure.url, path) }).toEqual({ path, strict: 'max-age=31536000' });
    }
    expect(await secure.stop()).toBe(0);
  });

  test('the page names a contact for security problems', async () => {
    const answer = await page('/.well-known/security.txt');
    expect(await answer.text()).toContain('Contact: mailto:station@slow-train.example\n');
  });

  test('the page answers HEAD, and nothing but HEAD and GET', async () => {
    const head = await fetch(`${server.url}/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${server.url}/`, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  /** Returns the bytes on the wire. */
  function rawGet(path: string): Promise<{ readonly encoding: string | undefined; readonly body: Buffer }> {
    return new Promise((resolve, reject) => {
      get(server.url + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
        const encoding = response.headers['content-encoding'];
        buffer(response).then((body) => resolve({ encoding, body }), reject);
      }).once('error', reject);
    });
  }
});

describe('the schedules', () => {
  /** Leaves something to prune, and returns how much of it there is. */
  const leave = (): Promise<unknown> =>
    withClient(database.url, (client) =>
      client.query(`insert into attempts values ('left', 1, now() - interval '1 day') on conflict do nothing`),
    );
  const left = (): Promise<number | null> =>
    withClient(
      database.url,
      async (client) => (await client.query(`select from attempts where key = 'left'`)).rowCount,
    );

  test('the schedules run at their time', async () => {
    const folder = await build.variant({ crons: ['* * * * * *'] });
    const other = await (await Serving.start(folder, { DATABASE_URL: database.url })).ready();
    await eventually(async () => expect(await left()).toBe(0));
    await leave();
    await eventually(async () => expect(await left()).toBe(0));
    expect(await other.stop()).toBe(0);
  });

  test('the schedules run at the start, to catch up', async () => {
    await leave();
    const folder = await build.variant({ crons: ['0 0 1 1 *'] });
    const other = await (await Serving.start(folder, { DATABASE_URL: database.url })).ready();
    await eventually(async () => expect(await left()).toBe(0));
    expect(await other.stop()).toBe(0);
  });
});

test('the scheduler’s alarm goes off, and its storage outlives the process', async () => {
  const worker = fileURLToPath(new URL('fixture/alarm.js', import.meta.url));
  const [folder, state] = await Promise.all([build.variant({ worker }), stateFolder()]);
  const start = async (): Promise<Serving> =>
    (await Serving.start(folder, { DATABASE_URL: database.url, STATE_DIRECTORY: state })).ready();
  const rings = async ({ url }: Serving): Promise<unknown> => (await fetch(`${url}/api/x`)).json();
  const first = await start();
  await fetch(`${first.url}/api/x`, { method: 'POST' });
  await eventually(async () => expect(await rings(first)).toBe(1));
  await first.stop();
  expect(await rings(await start())).toBe(1);
});

test('webhooks do not reach private addresses, even if the Worker would let them', async () => {
  let reached = 0;
  const receiver = createServer((_, response) => {
    reached += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const { port }: AddressInfo = Object(receiver.address());
  const other = await Serving.start(build.folder, { DATABASE_URL: database.url, OUTBOUND_LOOPBACK: 'allow' });
  await other.ready();
  const me = await newGuest(other.url);
  const url = `http://127.0.0.1:${port}/`;
  const made: unknown = await (await me('/api/me/webhooks', { method: 'POST', body: { url } })).json();
  const { id } = CreatedWebhookSchema.parse(made);
  const tried = await me('/api/me/notifications/test', { method: 'POST', body: { channel: 'webhook', id } });
  expect({ status: tried.status, body: await tried.json() }).toMatchObject({
    status: 503,
    body: { type: '/problems/not-delivered' },
  });
  expect(reached).toBe(0);
  receiver.close();
  expect(await other.stop()).toBe(0);
});
