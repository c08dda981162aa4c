/**
 * `node web/bench/lighthouse/second-visit.ts`: measures how soon a second visit paints on slow 3G (400 ms, 400 kbit/s): the first
 * paint, and the board of the last known game. Prints the median of five visits, in ms, at full speed and with a processor
 * four times slower.
 */
import { loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { newPlayer } from '../../../api/bench/kit/player.ts';
import { openFullChromium } from '../../e2e/harness/chromium.ts';
import { startSite } from './site.ts';

const VISITS = 5;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const undo: (() => unknown)[] = [];
try {
  const site = await startSite(null);
  undo.push(() => site.stop());
  const player = await newPlayer(site.worker, 'Ana');
  const { game } = await player.sitDown(site.worker, { seats: 8, computers: 7, forcedPlays: false });
  const browser = await openFullChromium();
  undo.push(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const [name = '', value = ''] = player.cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const table = `${site.url}/tables/${game.id}`;
  // The first visit, at any speed.
  await page.goto(table);
  await page.locator('[data-main]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  for (const rate of [1, 4]) console.log(await visits(page, devtools, table, rate));
} finally {
  for (const one of undo.toReversed()) await one();
}

async function visits(page: Page, devtools: CDPSession, table: string, rate: number): Promise<string> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const [paints, boards]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit++) {
    await page.goto('about:blank');
    await page.goto(table, { waitUntil: 'commit' });
    await page.locator('[data-main]').waitFor();
    const [paint, board] = await page.evaluate(
      () =>
        new Promise<[number, number]>((resolve) => {
          // The next frame has been painted with the board in it.
          requestAnimationFrame(() =>
            setTimeout(() =>
              resolve([performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, performance.now()]),
            ),
          );
        }),
    );
    paints.push(paint);
    boards.push(board);
  }
  const median = (values: number[]): number => Math.round(values.toSorted((a, b) => a - b)[VISITS >> 1] ?? 0);
  return `processor ${rate}× slower: first paint ${median(paints)} ms, board ${median(boards)} ms; load ${loadavg()[0]?.toFixed(1)}`;
}
