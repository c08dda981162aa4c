import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { transform as transformSheet } from 'lightningcss';
import { expect, test } from 'vitest';
import { withFallbacks } from '../build/floor.ts';
import { useHarness } from './harness/harness.ts';
import { PHONE, settled, step } from './fixtures/player.ts';

// The page's floor: Safari 15.6 and Chrome 100 (build/floor.ts). The lists of esbuild and Lightning CSS know which
// browsers read what; functions of the language are held by `lib` in tsconfig.json, which is that of ES2023.

const harness = useHarness();
const DIST = join(import.meta.dirname, '../dist');

/** Returns the built files with an ending. */
async function built(ending: 'js' | 'css'): Promise<readonly (readonly [name: string, code: string])[]> {
  const names = ['service-worker.js', ...(await readdir(join(DIST, 'assets'))).map((name) => `assets/${name}`)];
  const found = names.filter((name) => name.endsWith(`.${ending}`));
  return Promise.all(found.map(async (name) => [name, await readFile(join(DIST, name), 'utf8')] as const));
}

test('31.4 every script of the page can be read by the oldest browsers', async () => {
  const files = await built('js');
  expect(files.length).toBeGreaterThan(50);
  // esbuild cannot tell which properties a browser knows.
  const usual = { supported: { 'regexp-unicode-property-escapes': true }, logLevel: 'silent' } as const;
  for (const [name, code] of files) {
    const old = await transform(code, { ...usual, target: ['safari15.6', 'ios15.6', 'chrome100'] });
    const young = await transform(code, { ...usual, target: 'esnext' });
    expect(old.code === young.code, `${name} has syntax above the floor`).toBe(true);
    // Also in texts of which an expression is made.
    expect(/\(\?<[=!]/.exec(code)?.[0], `${name} has a lookbehind`).toBe(undefined);
  }
});

test('31.4 every sheet of the page can be read by the oldest browsers', async () => {
  const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);
  const targets = { safari: version(15, 6), ios_saf: version(15, 6), chrome: version(100) };
  for (const [name, whole] of await built('css')) {
    // The build writes the order of the layers in front.
    const sheet = whole.replace(/^@layer [\w,]+;/, '').trim();
    const { code } = transformSheet({ filename: name, code: Buffer.from(sheet), minify: true, targets });
    // Prefixes are added for other browsers, and more than once.
    const bare = (text: string): string => text.replaceAll(/(?<=[{;])-(?:webkit|moz)-[^;{}]*;/g, '');
    expect(bare(code.toString()), `${name} has rules above the floor`).toBe(bare(sheet));
    const unconditional = sheet.replaceAll(/@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    const above = /color-mix\([^;}]*|[\d.]dvh/.exec(unconditional)?.[0];
    expect(above, `${name} has a value above the floor without a condition`).toBe(undefined);
  }
});

test('a sheet keeps what young browsers read, below what old ones do', () => {
  const sheet = `main {\n  color: color-mix(in srgb, var(--ink) 24%, transparent);\n  height: calc(100dvh - 2px);\n}`;
  expect(withFallbacks(sheet)).toBe(
    [
      'main {',
      '  color: var(--ink);',
      '  @supports (color: color-mix(in srgb, red, red)) {',
      '  color: color-mix(in srgb, var(--ink) 24%, transparent);',
      '  }',
      '  height: calc(100vh - 2px);',
      '  @supports (height: 1dvh) {',
      '  height: calc(100dvh - 2px);',
      '  }',
      '}',
    ].join('\n'),
  );
});

/** Runs in the page before its scripts: takes away all that the oldest browsers lack. */
function forget(): void {
  for (const { prototype } of [Array, Uint8Array, Uint16Array, Uint32Array, Float64Array])
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) Reflect.deleteProperty(prototype, name);
  for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
  for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name);
  for (const name of ['groupBy']) Reflect.deleteProperty(Object, name);
  for (const name of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, name);
  for (const name of [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ])
    Reflect.deleteProperty(Set.prototype, name);
  for (const name of [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ])
    Reflect.deleteProperty(Object.getPrototypeOf(Object.getPrototypeOf([].values())), name);
  for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'Iterator', 'scheduler', 'navigation'])
    Reflect.deleteProperty(globalThis, name);
}

test('31.4 a browser at the floor sits down and plays', async () => {
  const { context, page } = await harness.newPlayer(PHONE);
  await context.addInitScript(forget);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).tap();
  await page.waitForURL(/\/tables\//);
  await settled(page);
  for (let moves = 0; moves < 3; moves++) {
    await step(page, PHONE);
    await settled(page);
  }
  expect(complaints).toEqual([]);
  expect(loaded.some((path) => path.startsWith('/assets/floor-'))).toBe(true);
});

test('a young browser loads nothing for old ones', async () => {
  const { page } = await harness.newPlayer(PHONE);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).waitFor();
  expect(loaded.filter((path) => path.startsWith('/assets/floor-'))).toEqual([]);
});
