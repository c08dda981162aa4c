/**
 * `npx slow-train interactions`: plays on a table of eight and keeps the score of an evening with a
 * processor four times slower (`--slower 3`), and prints as JSON how long each kind of interaction takes until the next paint (the Event Timing
 * API's duration: waiting, handling and painting, in ms, in steps of 8), and how smoothly sixteen long trains scroll.
 */
import { loadavg } from 'node:os';
import type { Locator, Page } from 'playwright-core';
import { newPlayer } from '../../../api/bench/kit/player.ts';
import { openFullChromium } from '../../e2e/harness/chromium.ts';
import { acceptingTrains, mainKind, playableTiles, settled } from '../../e2e/fixtures/player.ts';
import { startSite, tableOfEight } from './site.ts';
import { slowerBy } from './slower.ts';

/** The samples of each kind. */
const SAMPLES = 7;
/** Turns until the bench gives up on a kind that does not come up, such as drawing. */
const MOST_TURNS = 60;

const slower = slowerBy('npx slow-train interactions', 4);

const undo: (() => unknown)[] = [];
try {
  const site = await startSite(null);
  undo.push(() => site.stop());
  const player = await newPlayer(site.worker, 'Ana');
  const { game } = await tableOfEight(site, player);
  const browser = await openFullChromium();
  undo.push(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const [name = '', value = ''] = player.cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${site.url}/tables/${game.id}`);
  await settled(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const taken = new Map<string, number[]>();
  await play(page, taken);
  await keepScore(page, `${site.url}/score`, taken);
  await page.goto(`${site.url}/playground?state=long-trains`);
  const scroll = await scrollTrains(page);
  const interactions = Object.fromEntries(
    [...taken].map(([kind, all]) => [kind, { median: median(all), worst: Math.max(...all), samples: all.length }]),
  );
  console.log(JSON.stringify({ slower, interactions, scroll, load: Number(loadavg()[0]?.toFixed(1)) }, null, 2));
} finally {
  for (const one of undo.toReversed()) await one();
}

/** Runs in the page: keeps the longest duration of an interaction where `interact` finds it. */
function observe(): void {
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || entry.interactionId === 0) continue;
      const { dataset } = document.documentElement;
      dataset['inp'] = String(Math.max(Number(dataset['inp'] ?? 0), entry.duration));
    }
  }).observe(events);
}

/** Durations by kind of interaction, in ms. */
type Taken = Map<string, number[]>;

/** Taps something and notes how long the page took. */
async function interact(page: Page, taken: Taken, kind: string, target: Locator): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['inp'] = '0';
  });
  await tap(page, target.first());
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The observer hears of it some time after the next paint.
        setTimeout(() => resolve(Number(document.documentElement.dataset['inp'])), 600);
      }),
  );
  taken.set(kind, [...(taken.get(kind) ?? []), ms]);
}

/** Enters two rounds of five people by the pad, whose totals change with each figure. */
async function keepScore(page: Page, address: string, taken: Taken): Promise<void> {
  const key = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  await page.goto(address);
  await page.getByRole('textbox', { name: 'A name' }).fill('Mira, Ruth, Bo, Ana, Walt');
  await interact(page, taken, 'score: started', key(/^Start a new sheet/));
  for (let round = 1; round <= 2; round++) {
    await interact(page, taken, 'score: went out', key('Went out'));
    for (let seat = 1; seat < 5; seat++) {
      await interact(page, taken, 'score: digit', key('7'));
      await interact(page, taken, 'score: entered', key(/^(?:Next: |Round done)/));
    }
    await interact(page, taken, 'score: next round', key(/^Round \d+: \d+-\d+$/));
  }
}

/** Plays turns, opening menu and log in between. */
async function play(page: Page, taken: Taken): Promise<void> {
  const few = (kind: string): boolean => (taken.get(kind)?.length ?? 0) < SAMPLES;
  const take = (kind: string, target: Locator): Promise<void> => interact(page, taken, kind, target);
  for (let turn = 0; turn < MOST_TURNS && ['tile', 'place', 'draw', 'menu', 'log'].some(few); turn++) {
    const kind = await mainKind(page);
    // The result of a round has no menu.
    if (kind !== 'scores' && (few('menu') || few('log'))) {
      await take('menu', page.getByRole('button', { name: 'Menu' }));
      await take('log', page.getByRole('tab', { name: 'Log' }));
      await take('close', page.getByRole('button', { name: 'Back to the table' }));
    }
    if (kind === 'act') {
      const words = await page.locator('[data-main]').innerText();
      await take(/draw/i.test(words) ? 'draw' : 'act', page.locator('[data-main]'));
    } else if (kind === 'hint') {
      if ((await acceptingTrains(page).count()) === 0) await take('tile', playableTiles(page));
      if ((await acceptingTrains(page).count()) > 0) await take('place', acceptingTrains(page));
    } else if (kind === 'scores') {
      await take('next round', page.locator('[data-main]'));
    }
    await settled(page);
  }
}

/** Taps like a finger: a locator's own tap adds checks to the page, which its slow processor would run as part of the tap. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to tap.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Scrolls through sixteen trains of forty tiles, and returns the number of frames and their times, in ms. */
async function scrollTrains(page: Page): Promise<{ frames: number; median: number; over50: number; worst: number }> {
  const trains = page.locator('[data-scrolls]').first();
  await trains.waitFor();
  const times = await trains.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let before = performance.now();
        const next = (now: number): void => {
          frames.push(now - before);
          before = now;
          element.scrollTop += 6;
          if (frames.length < 120) requestAnimationFrame(next);
          // The first one has waited for this script.
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(next);
      }),
  );
  return {
    frames: times.length,
    median: median(times),
    over50: times.filter((ms) => ms > 50).length,
    worst: Math.round(Math.max(...times)),
  };
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);
}
