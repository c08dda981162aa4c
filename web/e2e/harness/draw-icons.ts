import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { openFullChromium } from './chromium.ts';

// Draws the PNG icons, since iOS accepts no SVG for the home screen, and some launchers none at all. After changing a
// drawing, run `node web/e2e/harness/draw-icons.ts` and commit the pictures.

const FOLDER = new URL('../../public/', import.meta.url);
const ROUNDED = 'favicon.svg';
const FULL = 'icon-maskable.svg';
/** For Android's status bar, which uses only its transparency. */
const BADGE = 'badge.svg';

interface Icon {
  readonly name: string;
  readonly size: number;
  readonly drawing: typeof ROUNDED | typeof FULL | typeof BADGE;
  /** The tile's scale: small for launchers that crop to a circle, larger for iOS, which only rounds the corners. */
  readonly tile?: string;
}

const ICONS: readonly Icon[] = [
  { name: 'apple-touch-icon.png', size: 180, drawing: FULL, tile: 'scale(.88)' },
  { name: 'icon-192.png', size: 192, drawing: ROUNDED },
  { name: 'icon-512.png', size: 512, drawing: ROUNDED },
  { name: 'icon-maskable-192.png', size: 192, drawing: FULL },
  { name: 'icon-maskable-512.png', size: 512, drawing: FULL },
  { name: 'badge-96.png', size: 96, drawing: BADGE },
];

async function draw(page: Page, { name, size, drawing, tile }: Icon): Promise<void> {
  const svg = await readFile(new URL(drawing, FOLDER), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>* { margin: 0 } svg { display: block; width: 100vw }</style>${tile === undefined ? svg : svg.replace('scale(.72)', tile)}`,
  );
  await writeFile(new URL(name, FOLDER), await page.screenshot({ omitBackground: drawing !== FULL }));
}

const browser = await openFullChromium();
try {
  const page = await browser.newPage();
  for (const icon of ICONS) await draw(page, icon);
} finally {
  await browser.close();
}
