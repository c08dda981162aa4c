import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveScenes, type SceneServer } from '../bench/pictures/scene-server.ts';
import { NOW } from '../bench/pictures/scenes.ts';
import { DESKTOP, PHONE } from './fixtures/player.ts';
import { violations } from './harness/accessibility.ts';
import { tonesIn } from './harness/tones.ts';
import { connectToSharedChromium } from './harness/shared-chromium.ts';

// Texts with a tone, in the states of the playground that have them, without a Worker. accessible.slow.test.ts reads the
// pages.

/** Those in which a deadline is near. */
const STATES = ['clock-bare', 'clock-late'];

const DIST = join(import.meta.dirname, '../dist');
const found = { contrast: new Array<string>(), tones: new Array<string>() };
const tones = new Set<string>();

let server: SceneServer;
let page: Page;
beforeAll(async () => {
  server = await serveScenes(DIST);
  const context = await (
    await connectToSharedChromium()
  ).newContext({
    baseURL: server.url,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Makes the strokes of small letters wider than a pixel.
    deviceScaleFactor: 3,
  });
  await context.clock.setFixedTime(NOW);
  page = await context.newPage();
  for (const state of STATES) await look(`/playground?state=${state}`);
});
afterAll(async () => {
  await page.context().close();
  await server.stop();
});

test('axe can read the text of a table near its deadline', () => {
  expect(found.contrast).toEqual([]);
});

test('29.23 every text with a tone can be read in the pixels that it is drawn with', () => {
  expect(found.tones).toEqual([]);
  // So that the scenes have them all.
  expect([...tones]).toEqual(expect.arrayContaining(['late', 'low']));
});

async function visit(path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1, [data-main], [data-state]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Collects the faults of one state, on a phone and a desktop, by day and by night. */
async function look(path: string): Promise<void> {
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  await visit(path);
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const where = `${path}, ${width}, ${colorScheme}`;
      found.contrast.push(...(await violations(page, ['color-contrast'])).map((one) => `${where}: ${one}`));
      for (const { tone, text, contrast, least } of await tonesIn(page)) {
        tones.add(tone);
        if (contrast < least) found.tones.push(`${where}: ${tone} “${text}” has ${contrast.toFixed(2)}, not ${least}`);
      }
    }
  }
}
