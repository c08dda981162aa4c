/**
 * `node web/bench/lighthouse/slow-network.ts [--slower N]`: measures visits to a running game of eight on slow 3G (400 ms,
 * 400 kbit/s) and a processor N times slower: 8 without the option, which is a phone of 2016 on a machine with Lighthouse's
 * benchmark index of 1,500. Prints medians of five visits, in ms: of first visits until the first tile has answered a tap,
 * of second ones until the first paint and the board of the last known game.
 */
import { loadavg } from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newPlayer } from '../../../api/bench/kit/player.ts';
import { openFullChromium } from '../../e2e/harness/chromium.ts';
import { type BenchSite, startSite, tableOfEight } from './site.ts';
import { slowerBy } from './slower.ts';

const VISITS = 5;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const rate = slowerBy('node web/bench/lighthouse/slow-network.ts', 8);

const undo: (() => unknown)[] = [];
try {
  const site = await startSite(null);
  undo.push(() => site.stop());
  const player = await newPlayer(site.worker, 'Ana');
  const { game } = await tableOfEight(site, player);
  const browser = await openFullChromium();
  undo.push(() => browser.close());
  const visitor = { site, cookie: player.cookie, table: `${site.url}/tables/${game.id}` };
  await firstVisits(browser, visitor);
  await secondVisits(browser, visitor);
} finally {
  for (const one of undo.toReversed()) await one();
}

interface Visitor {
  readonly site: BenchSite;
  readonly cookie: string;
  /** The address of the game. */
  readonly table: string;
}

async function firstVisits(browser: Browser, visitor: Visitor): Promise<void> {
  const [boards, taps]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await contextOf(browser, visitor);
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(tapFirstTile);
    const said = page.waitForEvent('console', { predicate: (message) => message.text().startsWith('answered ') });
    await page.goto(visitor.table, { waitUntil: 'commit' });
    const [seen = NaN, answered = NaN] = (await said).text().split(' ').slice(1).map(Number);
    boards.push(seen);
    taps.push(answered);
    await context.close();
  }
  print('first visit', { 'hand seen': boards, 'tile answered': taps });
}

/** Taps from within the page, and says when: Playwright's own waiting takes seconds of a slow processor. */
function tapFirstTile(): void {
  let seen = 0;
  const look = (): void => {
    const tile = document.querySelector<HTMLElement>('button[data-tile]');
    if (seen === 0 && tile !== null) {
      seen = performance.now();
      setTimeout(() => tile.click());
    }
    const isAnswered = tile?.getAttribute('aria-pressed') === 'true';
    if (isAnswered) setTimeout(() => console.log('answered', seen, performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}

async function secondVisits(browser: Browser, visitor: Visitor): Promise<void> {
  const context = await contextOf(browser, visitor);
  const page = await context.newPage();
  // The first visit, at full speed.
  await page.goto(visitor.table);
  await page.locator('[data-main]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await slowDown(page);
  const [paints, boards]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit++) {
    await page.goto('about:blank');
    await page.goto(visitor.table, { waitUntil: 'commit' });
    await page.locator('[data-main]').waitFor();
    boards.push(await afterFrame(page));
    paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0));
  }
  print('second visit', { 'first paint': paints, board: boards });
}

async function contextOf(browser: Browser, { site, cookie }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  return context;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Returns the page's time once the next frame has been painted. */
function afterFrame(page: Page): Promise<number> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
}

function print(visit: string, times: Readonly<Record<string, readonly number[]>>): void {
  const figures = Object.entries(times).map(([name, all]) => {
    const median = all.toSorted((a, b) => a - b)[VISITS >> 1] ?? 0;
    return `${name} ${Math.round(median)} ms`;
  });
  console.log(`${visit}, processor ${rate}× slower: ${figures.join(', ')}; load ${loadavg()[0]?.toFixed(1)}`);
}
