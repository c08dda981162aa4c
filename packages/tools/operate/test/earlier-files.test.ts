import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addEarlierFiles, FILE_LIST } from '../src/deploy/earlier-files.ts';

const ORIGIN = 'https://slow-train.example';
const day = (number: number): Date => new Date(Date.parse('2026-03-01T12:00:00.000Z') + number * 24 * 3_600_000);

/** A site on Cloudflare: it serves the files of its last upload, and nothing else. */
class Site {
  files: ReadonlyMap<string, string> = new Map();
  isReachable = true;
  readonly lines: string[] = [];

  readonly #get: typeof fetch = (input) => {
    if (!this.isReachable) return Promise.reject(new TypeError('fetch failed'));
    const content = this.files.get(new URL(String(input)).pathname);
    return Promise.resolve(content === undefined ? new Response(null, { status: 404 }) : new Response(content));
  };

  /** Deploys a build with one script, into a folder that may be left from the last time. */
  async deploy(dist: string, at: Date): Promise<readonly string[]> {
    await addEarlierFiles(dist, ORIGIN, this.#get, at, (line) => this.lines.push(line));
    const scripts = (await readdir(join(dist, 'assets'))).toSorted();
    const read = async (path: string) => [path, await readFile(join(dist, path), 'utf8')] as const;
    this.files = new Map(await Promise.all([FILE_LIST, ...scripts.map((name) => `/assets/${name}`)].map(read)));
    return scripts;
  }
}

async function build(name: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'slow-train-earlier-files-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets', `main-${name}.js`), name);
  return dist;
}

test('a page opened before a deployment on Cloudflare finds its files for thirty days after it', async () => {
  const site = new Site();
  expect(await site.deploy(await build('a'), day(0))).toEqual(['main-a.js']);
  expect(await site.deploy(await build('b'), day(10))).toEqual(['main-a.js', 'main-b.js']);
  expect(site.files.get('/assets/main-a.js')).toBe('a');
  expect(await site.deploy(await build('c'), day(20))).toEqual(['main-a.js', 'main-b.js', 'main-c.js']);
  expect(await site.deploy(await build('d'), day(41))).toEqual(['main-b.js', 'main-c.js', 'main-d.js']);
  expect(site.lines.at(-1)).toBe('Files of earlier releases: 2 stay for pages that are open.');
});

test('a build deployed twice counts earlier files as its own no more than the first time', async () => {
  const site = new Site();
  await site.deploy(await build('a'), day(0));
  const dist = await build('b');
  await site.deploy(dist, day(10));
  expect(await site.deploy(dist, day(41))).toEqual(['main-b.js']);
});

test('a site that cannot be reached is deployed without earlier files', async () => {
  const site = new Site();
  await site.deploy(await build('a'), day(0));
  site.isReachable = false;
  expect(await site.deploy(await build('b'), day(1))).toEqual(['main-b.js']);
});
