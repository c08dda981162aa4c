import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { checkSite } from '../src/deploy/check-site.ts';

const ORIGIN = 'https://slow-train.example';
const PAGE = '<title>Slow Train</title><script data-cfasync="false">start("/assets/main-a.js")</script><body></body>';
const CODE = 'export const page = 1;';
const NOT_FOUND = { type: '/problems/not-found', detail: 'Nothing is there.' };

let dist = '';
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'slow-train-check-site-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), PAGE);
  await writeFile(join(dist, 'assets/main-a.js'), CODE);
});
afterAll(() => rm(dist, { recursive: true }));

/** A site behind something that may change what it answers. */
async function check(edge: (answer: Response, path: string, program: string | null) => Promise<Response> | Response) {
  const answers: Readonly<Record<string, () => Response>> = {
    '/api/health': () => Response.json({ release: '1' }),
    '/api/ready': () => Response.json({}),
    '/': () => new Response(PAGE.replace('Slow Train', 'Mexican Train by post · Slow Train')),
    '/you': () => new Response(PAGE),
    '/assets/main-a.js': () => new Response(CODE, { headers: { 'content-type': 'text/javascript' } }),
  };
  const get: typeof fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const answer = answers[path]?.() ?? Response.json(NOT_FOUND, { status: 404 });
    return edge(answer, path, new Headers(init?.headers).get('user-agent'));
  };
  await checkSite(ORIGIN, '1', dist, { fetch: get, patience: 0, pause: 1 }, () => undefined);
}

const rewritten = (paths: RegExp, change: (text: string) => string) =>
  check(async (answer, path) =>
    paths.test(path) ? new Response(change(await answer.text()), { headers: answer.headers }) : answer,
  );

const challenge = () =>
  new Response('<title>Just a moment...</title>', { status: 403, headers: { 'cf-mitigated': 'challenge' } });

test('a deployment is content with a site that arrives as it was built', async () => {
  await check((answer) => answer);
});

test.each([
  ['Rocket Loader', /^\/(?:you)?$/, (text: string) => text.replace('<script', '<script type="x-text/javascript"')],
  [
    'a script for bots',
    /^\/(?:you)?$/,
    (text: string) => text.replace('</body>', '<script src="/cdn-cgi/x"></script></body>'),
  ],
  ['a script in public pages only', /^\/$/, (text: string) => text.replace('</body>', '<script></script></body>')],
  ['a minifier', /^\/assets\//, (text: string) => text.replaceAll(' ', '')],
])('31.30 a deployment names the place where %s changes what the site serves', async (_, paths, change) => {
  await expect(rewritten(paths, change)).rejects.toThrow(
    /does not arrive as it was built.* It has\n.*\ninstead of\n.*\n.*What Cloudflare must not change/,
  );
});

test('a deployment says that calendars are turned away, and by which setting', async () => {
  await expect(check((answer, _, program) => (program === null ? answer : challenge()))).rejects.toThrow(
    /A calendar .* the answer is 403, a test that programs fail\. See "What Cloudflare must not change"/,
  );
});

test('a deployment says that it was itself taken for a bot', async () => {
  await expect(check(challenge)).rejects.toThrow(/Cloudflare tests whether programs are people\. See/);
});

test('the heading that a deployment points to is in the guide', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
  expect(guide).toContain('### What Cloudflare must not change\n');
});
