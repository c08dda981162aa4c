import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';

const KIB = 1024;
/** The client as shipped, built once for all browser tests. */
const DIST = join(import.meta.dirname, '../dist');

interface Weight {
  readonly scripts: number;
  readonly styles: number;
  /** Gzipped bytes of the scripts. */
  readonly bytes: number;
}

/** Returns the weight of the files needed to show the shell and the given pages. */
async function weigh(...pages: readonly string[]): Promise<Weight> {
  const manifest: Manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.en.json'), 'utf8'));
  const keys = new Set(['src/main.tsx', ...pages]);
  const styles = new Set<string>();
  let bytes = 0;
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`no ${key} in the build`);
    bytes += gzipSync(await readFile(join(DIST, chunk.file)), { level: 9 }).length;
    for (const one of chunk.imports ?? []) keys.add(one);
    for (const one of chunk.css ?? []) styles.add(one);
  }
  return { scripts: keys.size, styles: styles.size, bytes };
}

test('the welcome page is small', async () => {
  const { bytes } = await weigh();
  expect(bytes).toBeLessThanOrEqual(55 * KIB);
});

test('the page of a game is small and consists of few files', async () => {
  const { scripts, styles, bytes } = await weigh('src/pages/game/GamePage.tsx');
  expect(scripts).toBeGreaterThan(1);
  expect(scripts).toBeLessThanOrEqual(12);
  expect(styles).toBeLessThanOrEqual(4);
  expect(bytes).toBeLessThanOrEqual(150 * KIB);
});

test('the service worker is small and a single file, so that browsers without module workers can run it', async () => {
  const worker = await readFile(join(DIST, 'service-worker.js'), 'utf8');
  expect(worker.length).toBeLessThanOrEqual(2 * KIB);
  expect(worker).not.toMatch(/\b(import|export)\b/);
});
