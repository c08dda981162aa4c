import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { SITE_LANGUAGES } from '../build/languages.ts';

const KIB = 1024;
/** The client as shipped, built once for all browser tests. */
const DIST = join(import.meta.dirname, '../dist');

interface Weight {
  readonly scripts: number;
  readonly styles: number;
  /** Gzipped bytes of the scripts. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/** Returns the weight of the files needed to show the shell and the given pages in a language. */
function weigh(language: string, ...pages: readonly string[]): Promise<Weight> {
  return weighIn(`.vite/manifest.${language}.json`, 'src/main.tsx', ...pages);
}

/** Returns the weight of the files needed by these modules of an app. */
async function weighIn(list: string, ...modules: readonly string[]): Promise<Weight> {
  const manifest: Manifest = JSON.parse(await readFile(join(DIST, list), 'utf8'));
  const keys = new Set(modules);
  const styles = new Set<string>();
  const files: string[] = [];
  let bytes = 0;
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`no ${key} in the build`);
    bytes += gzipSync(await readFile(join(DIST, chunk.file)), { level: 9 }).length;
    files.push(chunk.file);
    for (const one of chunk.imports ?? []) keys.add(one);
    for (const one of chunk.css ?? []) styles.add(one);
  }
  return { scripts: keys.size, styles: styles.size, bytes, files: [...files, ...styles] };
}

test.each(SITE_LANGUAGES)('the welcome page is small in %s', async (language) => {
  const { bytes } = await weigh(language);
  expect(bytes).toBeLessThanOrEqual(54 * KIB);
});

test.each(SITE_LANGUAGES)('the page of a game is small in %s and consists of few files', async (language) => {
  const { scripts, styles, bytes } = await weigh(language, 'src/pages/game/GamePage.tsx');
  expect(scripts).toBeGreaterThan(1);
  expect(scripts).toBeLessThanOrEqual(12);
  expect(styles).toBeLessThanOrEqual(4);
  expect(bytes).toBeLessThanOrEqual(150 * KIB);
});

test.each(SITE_LANGUAGES)(
  'no table breaks at its start, because no two files of the page wait for each other, in %s',
  async (language) => {
    const manifest: Manifest = JSON.parse(await readFile(join(DIST, `.vite/manifest.${language}.json`), 'utf8'));
    /** Imports before what they are for, as modules run; a circle runs one of its files too soon. */
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (key: string, path: readonly string[]): void => {
      if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key].join(' → '));
      if (path.includes(key) || done.has(key)) return;
      for (const one of manifest[key]?.imports ?? []) visit(one, [...path, key]);
      done.add(key);
    };
    for (const key of Object.keys(manifest)) visit(key, []);
    expect(circles).toEqual([]);
  },
);

test.each(SITE_LANGUAGES)('34.7 the score keeper is small in %s', async (language) => {
  const { bytes } = await weighIn(`.vite/manifest.score-keeper.${language}.json`, 'src/score.tsx');
  expect(bytes).toBeLessThanOrEqual(45 * KIB);
});

test.each(SITE_LANGUAGES)(
  '33.7 the review is loaded by itself, small in %s, and its worker is one file',
  async (language) => {
    const [shell, page] = await Promise.all([weigh(language), weigh(language, 'src/pages/review/ReviewPage.tsx')]);
    const workers = (await readdir(join(DIST, 'assets'))).filter((name) => name.startsWith('review-worker-'));
    expect(workers).toHaveLength(1);
    const worker = gzipSync(await readFile(join(DIST, 'assets', workers[0] ?? '')), { level: 9 }).length;
    expect(worker).toBeLessThanOrEqual(36 * KIB);
    expect(page.bytes - shell.bytes).toBeLessThanOrEqual(110 * KIB);
    const table = await weigh(language, 'src/pages/game/GamePage.tsx');
    expect(table.files.filter((name) => /review/i.test(name))).toEqual([]);
  },
);

test('the browser hears of all that a table needs from index.html, before any script has run', async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const { files } = await weigh('en', 'src/pages/game/GamePage.tsx');
  expect(files.filter((file) => !html.includes(`/${file}`))).toEqual([]);
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(5 * KIB);
});

test('the letters of the page’s own text are in fonts of forty kilobytes together', async () => {
  const assets = await readdir(join(DIST, 'assets'));
  const first = assets.filter((name) => /^(archivo|besley)-first-.*\.woff2$/.test(name));
  expect(first).toHaveLength(2);
  const sizes = await Promise.all(first.map(async (name) => (await stat(join(DIST, 'assets', name))).size));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000);
  const sheet = await readFile(join(DIST, 'assets', assets.find((name) => /^main-.*\.css$/.test(name)) ?? ''), 'utf8');
  const faces = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(6);
  expect(faces.filter((face) => !/font-display:\s*swap/.test(face))).toEqual([]);
});

test('the service worker is small and a single file, so that browsers without module workers can run it', async () => {
  const worker = await readFile(join(DIST, 'service-worker.js'), 'utf8');
  expect(worker.length).toBeLessThanOrEqual(12 * KIB);
  expect(worker).not.toMatch(/\b(?:import|export)\b\s*[\w{*"'`(]/);
});

test.each(SITE_LANGUAGES)(
  'the menu of a table, and the side of a roomy one, are kept for offline in %s',
  async (language) => {
    const worker = await readFile(join(DIST, 'service-worker.js'), 'utf8');
    const { files } = await weigh(language, 'src/pages/game/GamePage.tsx', 'src/board/view/BoardSheets.tsx');
    expect(files.some((file) => file.includes('SideTabs'))).toBe(true);
    expect(files.map((file) => basename(file)).filter((name) => !worker.includes(name))).toEqual([]);
  },
);
