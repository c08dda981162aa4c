import { join } from 'node:path';
import { serveScenes } from '../../bench/pictures/scene-server.ts';
import { openFullChromium } from './chromium.ts';

// Draws the screenshots of the manifest, which browsers show when they offer to install the app, and the card that messengers
// show with a link. After changing the board,
// run `npm run build -w web` and `node web/e2e/harness/draw-screenshots.ts`, and commit the pictures.

const WEB = join(import.meta.dirname, '../..');
const SCREENSHOTS = [
  { name: 'screenshot-narrow.jpg', width: 390, height: 844 },
  { name: 'screenshot-wide.jpg', width: 1280, height: 800 },
  { name: 'card.jpg', width: 1200, height: 630 },
];

/** The built page alone: the playground needs no API. */
const server = await serveScenes(join(WEB, 'dist'));
const browser = await openFullChromium();
try {
  for (const { name, width, height } of SCREENSHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(`${server.url}/playground?state=cover&theme=day`);
    await page.locator('[data-main]').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(WEB, 'public', name), type: 'jpeg', quality: 72 });
  }
} finally {
  await browser.close();
  await server.stop();
}
