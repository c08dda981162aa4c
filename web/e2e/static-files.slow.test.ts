import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { readDocument } from '@slow-train/local/document';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { setTable } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
const worker = {
  fetch: (path: string, init?: RequestInit): Promise<Response> => fetch(new URL(path, harness.url()), init),
};

/** The same with an address as on the internet. */
let secure: TestWorker;
beforeAll(async () => {
  secure = await testWorker({ APP_URL: 'https://slow-train.example' });
});
afterAll(() => secure?.stop());

/** The headers of a browser navigating to a page. */
const PAGE = { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } };

test('a path below /api is never a page', async () => {
  expect((await worker.fetch('/no/such/page', PAGE)).headers.get('content-type')).toContain('text/html');
  for (const path of ['/api', '/api/', '/api?x=1', '/api/no/such/thing']) {
    const answer = await worker.fetch(path, PAGE);
    const type = answer.headers.get('content-type');
    expect({ path, status: answer.status, type }).toEqual({ path, status: 404, type: 'application/problem+json' });
  }
});

test('every page of the router is served at its address', async () => {
  const routes = await readFile(new URL('../src/app/App.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) =>
    path.replaceAll(/:\w+\??/g, 'A1-_'),
  );
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const answer = await worker.fetch(`${path}?from=mail`, PAGE);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    expect(await answer.text()).toMatch(/<title>(?:[^<]+ · )?Slow Train<\/title>/);
  }
});

test('the API’s document is a file that says what the routes say, and browsers keep it', async () => {
  const answer = await worker.fetch('/api/openapi.json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  // Of answers of the Worker only: each has an id.
  expect(answer.headers.get('x-request-id')).toBeNull();
  expect(await answer.json()).toEqual(JSON.parse(await readDocument()));
  const again = await worker.fetch('/api/openapi.json', {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

/** Returns the title, meta tags and links in the head of a page, as a messenger reads them. */
function headOf(html: string): Readonly<Record<string, string>> {
  const tags = html.matchAll(/<(?:meta (?:name|property)|link rel)="([^"]+)"\s+(?:content|href)="([^"]*)"/g);
  return { title: /<title>([^<]*)/.exec(html)?.[1] ?? '', ...Object.fromEntries([...tags].map(([, a, b]) => [a, b])) };
}

test('every public page has a title, a description and a card of its own, with whole addresses', async () => {
  const toml = await readFile(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const [, first = ''] = /run_worker_first = \[([^\]]*)\]/.exec(toml) ?? [];
  const paths = [...first.matchAll(/"(\/[^"]*)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/api'));
  const titles = new Set<string>();
  const lines = new Set<string>();
  for (const path of paths.map((one) => one.replace('*', 'AAAAAAAAAAAAAAAAAAAAAA'))) {
    const answer = await secure.fetch(path, PAGE);
    const html = await answer.text();
    const head = headOf(html);
    expect({ path, ...head }).toMatchObject({
      'og:url': `https://slow-train.example${path}`,
      'og:image': 'https://slow-train.example/card.jpg',
      'og:description': head['description'],
      'twitter:card': 'summary_large_image',
    });
    expect(head['title']).toContain(head['og:title']);
    titles.add(head['title'] ?? '');
    lines.add(head['description'] ?? '');
    const isUnlisted = path.startsWith('/join/') || path.startsWith('/watch/');
    expect(head['canonical']).toBe(isUnlisted ? undefined : `https://slow-train.example${path}`);
    expect(answer.headers.get('x-robots-tag')).toBe(isUnlisted ? 'noindex' : null);
    // The page itself, with its policies.
    expect(html).toContain('<div id="app">');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  }
  expect([titles.size, lines.size]).toEqual([paths.length, paths.length]);
  const spanish = await secure.fetch('/rules', { headers: { ...PAGE.headers, 'accept-language': 'es-MX' } });
  expect(headOf(await spanish.text())['title']).toBe('Las reglas · Slow Train');
});

test('31.31 no search engine lists a table or a circle', async () => {
  for (const path of ['/tables/abcdefghijkl', '/tables/abcdefghijkl/scores', '/circles/abcdefghijkl'])
    expect((await worker.fetch(path, PAGE)).headers.get('x-robots-tag')).toBe('noindex');
  expect((await worker.fetch('/rules', PAGE)).headers.get('x-robots-tag')).toBeNull();
});

test('a link that was changed on its way still opens its page', async () => {
  const code = 'A'.repeat(22);
  const links = {
    '/sign-in%23token=abc': '/sign-in#token=abc',
    '/unsubscribe%23token=abc': '/unsubscribe#token=abc',
    [`/join/${code}.`]: `/join/${code}`,
    [`/watch/${code})`]: `/watch/${code}`,
    '/rules.': '/rules',
  };
  for (const [broken, meant] of Object.entries(links)) {
    const answer = await worker.fetch(broken, { ...PAGE, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, meant]);
  }
  // Those with an identifier never come to the Worker: the page itself mends them.
  expect((await worker.fetch('/tables/abcdefghijkl%23token=abc', PAGE)).status).toBe(200);
});

test('the card of an invitation tells a stranger nothing about the table', async () => {
  const host = await person(harness.site(), 'Anneliese');
  const { game } = await setTable(host, { seats: 3, name: 'Secret Sleeper' });
  const html = await (await worker.fetch(`/join/${game.invitation}`, PAGE)).text();
  expect(headOf(html)['og:title']).toBe('You are invited');
  expect(html).not.toMatch(/Anneliese|Secret Sleeper/);
});

test('a file that is not there is a 404, not the page, and nobody keeps that', async () => {
  const files = [
    '/.env',
    '/.git/config',
    '/you/.env',
    '/assets/nothing.js',
    '/favicon-missing.png',
    '/index.php',
    '/%2eenv',
  ];
  for (const path of files) {
    const answer = await worker.fetch(path, PAGE);
    const [type, kept] = ['content-type', 'cache-control'].map((name) => answer.headers.get(name));
    const problem = { status: 404, type: 'application/problem+json', kept: 'no-store' };
    expect({ path, status: answer.status, type, kept }).toEqual({ path, ...problem });
  }
});

test('an address that is no page is a 404 with the page, which says so', async () => {
  for (const path of ['/no/such/page', '/tables', '/_redirects']) {
    const answer = await worker.fetch(path, PAGE);
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await answer.text()).toContain('<title>Slow Train</title>');
  }
});

test('everything asks for https, if the address is https', async () => {
  const script = /(\/assets\/[\w-]+\.js)/.exec(await (await worker.fetch('/')).text())?.[1] ?? '';
  for (const path of ['/', '/rules', script, '/no/such/page', '/.env', '/api/health', '/api/me']) {
    const strict = async ({ fetch: ask }: Pick<TestWorker, 'fetch'>) =>
      (await ask(path)).headers.get('strict-transport-security');
    expect({ path, strict: await strict(secure) }).toEqual({ path, strict: 'max-age=31536000' });
    expect({ path, strict: await strict(worker) }).toEqual({ path, strict: null });
  }
});

test('home-screen icons have the size they declare', async () => {
  const html = await (await worker.fetch('/')).text();
  const [, sizes, href] = /<link rel="apple-touch-icon" sizes="(\d+x\d+)" href="([^"]+)"/.exec(html) ?? [];
  const Manifest = z.object({
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  });
  const { icons } = Manifest.parse(await (await worker.fetch('/manifest.webmanifest')).json());
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes: of, purpose }) => `${of} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  const sized = pictures.map(({ src, sizes: of }) => ({ src, sizes: of }));
  for (const one of [{ src: href ?? '', sizes: sizes ?? '' }, ...sized]) {
    const answer = await worker.fetch(one.src);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = new DataView(await answer.arrayBuffer());
    const is = `${bytes.getUint32(16)}x${bytes.getUint32(20)}`;
    expect({ src: one.src, sizes: is }).toEqual(one);
  }
});

test('everything that an installed app and a link in a message show is there', async () => {
  const Manifest = z.object({
    screenshots: z.array(z.object({ src: z.string(), type: z.string() })).min(2),
    shortcuts: z.array(z.object({ url: z.string() })).min(1),
    share_target: z.object({ action: z.string() }),
  });
  const manifest = Manifest.parse(await (await worker.fetch('/manifest.webmanifest')).json());
  for (const { src, type } of manifest.screenshots)
    expect((await worker.fetch(src)).headers.get('content-type')).toBe(type);
  for (const url of [...manifest.shortcuts.map((one) => one.url), manifest.share_target.action])
    expect({ url, status: (await worker.fetch(url, PAGE)).status }).toEqual({ url, status: 200 });
  const html = await (await worker.fetch('/')).text();
  const card = new URL(headOf(html)['og:image'] ?? '').pathname;
  expect((await worker.fetch(card)).headers.get('content-type')).toBe('image/jpeg');
  const robots = await (await worker.fetch('/robots.txt')).text();
  expect(robots).toContain('User-agent: *');
  // The longest rule counts (RFC 9309 section 2.2.2): a calendar may read its private link.
  expect(robots).toMatch(/^Allow: \/api\/feeds\/$/m);
});
