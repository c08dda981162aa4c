import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { openBrowser } from './harness.ts';

// Draws the icons that have to be pictures of pixels: iOS takes no SVG for the home screen, and some launchers none at
// all. Run it again when one of the drawings changes: `node web/e2e/draw-icons.ts`, and commit what it writes.

const FOLDER = new URL('../public/', import.meta.url);
const ROUNDED = 'favicon.svg';
const FULL = 'icon-maskable.svg';
/** What Android shows beside the clock: of it only where it is not transparent counts. */
const BADGE = 'badge.svg';

interface Icon {
  readonly name: string;
  readonly size: number;
  readonly drawing: typeof ROUNDED | typeof FULL | typeof BADGE;
  /** How large the tile is on it: a launcher that cuts circles needs it small, iOS cuts corners only. */
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

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const icon of ICONS) await draw(page, icon);
} finally {
  await browser.close();
}
