import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledWorker } from '@slow-train/local/workerd';
import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '../src/build/headers-file.ts';
import { parseRedirectsFile } from '../src/build/redirects-file.ts';
import { fromWrangler } from '../src/build/wrangler-config.ts';
import { workerdConfig } from '../src/server/workerd-config.ts';

/** What wrangler makes of wrangler.toml. */
function options(): object {
  return bundledWorker().options;
}

const OPTIONS = {
  buildPath: '../dist',
  site: '/srv/site',
  objects: '/srv/objects',
  front: '/srv/front.sock',
  supervision: '/srv/supervision.sock',
  database: '/srv/database.sock',
  isHttps: true,
  reachable: ['10.0.0.25/32'],
  certificates: [],
  variables: ['AUTH_SECRET'],
};

test('workerd gets the bindings, limits and dates of wrangler.toml', async () => {
  const toml = await readFile(join(import.meta.dirname, '../../../../wrangler.toml'), 'utf8');
  const found = fromWrangler(options());
  expect(toml).toContain(`compatibility_date = "${found.compatibilityDate}"`);
  expect(found.crons.length).toBeGreaterThan(0);
  for (const cron of found.crons) expect(toml).toContain(`"${cron}"`);
  expect(found.rateLimits.map(({ name }) => name).toSorted()).toEqual(namesIn(toml, 'ratelimits', 'name'));
  expect(found.durableObjects.map(({ binding }) => binding).toSorted()).toEqual(
    namesIn(toml, 'durable_objects.bindings', 'name'),
  );
  const config = workerdConfig({
    ...OPTIONS,
    build: { ...found, site: {}, pages: [], release: '1', migration: '0001', settings: [] },
  });
  expect(config).toContain(`compatibilityDate = "${found.compatibilityDate}"`);
  for (const { name, limit, period } of found.rateLimits) {
    const props = JSON.stringify({ name, limit, period }).replaceAll('"', '\\"');
    expect(config).toContain(
      `(name = "${name}", service = (name = "main", entrypoint = "Limiter", props = (json = "${props}")))`,
    );
  }
  for (const { binding, className } of found.durableObjects)
    expect(config).toContain(`(name = "${binding}", durableObjectNamespace = "${className}")`);
  expect(config).toContain('(name = "AUTH_SECRET", fromEnvironment = "AUTH_SECRET")');
  expect(config).toContain('allow = ["public", "10.0.0.25/32"]');
});

/** Returns the values of a key in all of a file's tables with a name, outside of environments. */
function namesIn(toml: string, table: string, key: string): string[] {
  return toml
    .split(/^(?=\[)/m)
    .filter((part) => part.startsWith(`[[${table}]]`))
    .map((part) => new RegExp(`^${key} = "(.*)"`, 'm').exec(part)?.[1] ?? '')
    .toSorted();
}

test('a Worker that needs more than bare workerd has is refused', () => {
  const fault = 'cannot do what wrangler.toml asks for: kvNamespaces';
  expect(() => fromWrangler({ ...options(), kvNamespaces: { CACHE: { id: '1' } } })).toThrow(fault);
  const assets = { binding: 'ASSETS', run_worker_first: ['/api/*'], assetConfig: { not_found_handling: 'none' } };
  expect(() => fromWrangler({ ...options(), assets })).toThrow('see [assets]');
});

test('the page runs only what is its own, inside no other page, and shares its window with none', async () => {
  const file = await readFile(join(import.meta.dirname, '../../../../web/public/_headers'), 'utf8');
  const headers = headersFor('/tables/abc', parseHeadersFile(file));
  const policy = (headers['content-security-policy'] ?? '').split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]),
  );
  // What lets in scripts or styles from elsewhere, or from the page's own text.
  expect(policy.join(' ')).not.toMatch(/unsafe|https?:|data:|blob:|\*/);
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('_headers is understood, or refused', () => {
  const rules = parseHeadersFile(
    '/*\n  X-One: 1\n\n# A comment.\n/assets/*\n  X-One: 2\n  Cache-Control: immutable\n/a.js\n  X-Two: 3\n',
  );
  expect(headersFor('/index.html', rules)).toEqual({ 'x-one': '1' });
  expect(headersFor('/assets/a.js', rules)).toEqual({ 'x-one': '2', 'cache-control': 'immutable' });
  expect(headersFor('/a.js', rules)).toEqual({ 'x-one': '1', 'x-two': '3' });
  for (const line of ['/*\n  ! X-One', '/games/:id\n  X-One: 1', '  X-One: 1'])
    expect(() => parseHeadersFile(line)).toThrow('does not know');
});

test('_redirects is understood, or refused', () => {
  expect(parseRedirectsFile('# Pages.\n/rules / 200\n\n/tables/:id/scores / 200\n')).toEqual([
    '/rules',
    '/tables/:id/scores',
  ]);
  for (const line of ['/* / 200', '/rules /rules.html 200', '/old /new 301', '/rules'])
    expect(() => parseRedirectsFile(line)).toThrow('does not know');
});
