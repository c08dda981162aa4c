import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { openFullChromium } from './chromium.ts';

// Draws the screenshots of the manifest, which browsers show when they offer to install the app, and the card that messengers
// show with a link. After changing the board,
// run `npm run build` and `node web/e2e/harness/draw-screenshots.ts`, and commit the pictures.

const WEB = join(import.meta.dirname, '../..');
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    css: 'text/css',
    html: 'text/html',
    js: 'text/javascript',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
  }),
);
const SCREENSHOTS = [
  { name: 'screenshot-narrow.jpg', width: 390, height: 844 },
  { name: 'screenshot-wide.jpg', width: 1280, height: 800 },
  { name: 'card.jpg', width: 1200, height: 630 },
];

/** The built page alone: the playground needs no API. */
const server = createServer((request, response) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (path.startsWith('/api/')) {
    response.writeHead(204).end();
    return;
  }
  const file = extname(path) === '' ? '/index.html' : path;
  readFile(join(WEB, 'dist', file)).then(
    (bytes) =>
      response
        .writeHead(200, { 'content-type': TYPES.get(extname(file).slice(1)) ?? 'application/octet-stream' })
        .end(bytes),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const browser = await openFullChromium();
try {
  for (const { name, width, height } of SCREENSHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(`http://localhost:${port}/playground?state=cover&theme=day`);
    await page.locator('[data-main]').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(WEB, 'public', name), type: 'jpeg', quality: 72 });
  }
} finally {
  await browser.close();
  server.close();
}
