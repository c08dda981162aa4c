import type { Browser, Page } from 'playwright-core';
import { WEB_DIST } from '@slow-train/local/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SceneServer, serveScenes } from '../bench/pictures/scene-server.ts';
import { NOW, PAGES, type Scene } from '../bench/pictures/scenes.ts';
import { bonepileTable } from '../src/playground/positions.ts';
import { fixtureOf } from '../src/playground/sketch.ts';
import { connectToSharedChromium } from './harness/shared-chromium.ts';

// Painted parts stay in place while the rest of a page arrives (Core Web Vitals: cumulative layout shift).

let server: SceneServer;
let browser: Browser;

beforeAll(async () => {
  [browser, server] = await Promise.all([connectToSharedChromium(), serveScenes(WEB_DIST)]);
});
afterAll(() => server?.stop());

/** The pages that show answers of the API, or begin with code that arrives late. */
const ARRIVE: ReadonlySet<string> = new Set([
  'welcome',
  'tables',
  'join',
  'new-game',
  'waiting-room',
  'scores',
  'profile',
]);
const GAME = '/api/games/abcdefghijkl';

/** A table of eight in the middle of a round, for somebody who is signed in. */
function table(): Scene {
  const { game } = fixtureOf(bonepileTable());
  const signedIn = PAGES.find(({ name }) => name === 'tables')?.answers;
  if (signedIn === undefined) throw new Error('The scenes have other names.');
  // Nothing has been played since the last visit.
  return {
    name: 'table',
    path: '/tables/abcdefghijkl',
    answers: { ...signedIn, [GAME]: { game, log: [] } },
  };
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Returns the parts of the page that have moved by themselves, with their shift; none if it was steady. */
const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry && 'sources' in entry;
        const observer = new PerformanceObserver((list) => {
          const found = list.getEntries().filter(isShift);
          const total = found.reduce((sum, { value }) => sum + value, 0);
          const parts = found.flatMap(({ value, sources }) =>
            sources.map(
              ({ node }) => `${value.toFixed(2)}: ${node instanceof Element ? node.outerHTML.slice(0, 99) : '?'}`,
            ),
          );
          // Up to a tenth of the window counts as steady.
          resolve(total > 0.1 ? parts : []);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Entries that were buffered arrive before this.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );

test('on a slow phone, nothing that is painted moves while the rest of a page arrives', async () => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const found: Record<string, readonly string[]> = {};
  for (const scene of [...PAGES.filter(({ name }) => ARRIVE.has(name)), table()]) {
    server.show(scene);
    await page.goto(scene.path);
    await page.waitForFunction(
      () => document.querySelector('[data-skeleton]') === null && document.querySelector('h1, [data-main]') !== null,
    );
    // Trains are drawn a few at a time.
    if (scene.name === 'table') await page.locator('[data-train="7"]').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const moved = await shifts(page);
    if (moved.length > 0) found[scene.name] = moved;
  }
  await context.close();
  expect(found).toEqual({});
});
