import type { Browser, Page } from 'puppeteer-core';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHORT_GAME } from './fixtures/solo.ts';
import { openFirefox } from './harness/firefox.ts';

let worker: TestWorker;
let browser: Browser | null;
beforeAll(async () => {
  [worker, browser] = await Promise.all([testWorker({}, 'localhost'), openFirefox()]);
});
afterAll(async () => {
  await browser?.close();
  await worker.stop();
});

/** Creates a guest with a game in the page's session; returns the game's path. */
async function startGame(page: Page): Promise<string> {
  return page.evaluate(async (body) => {
    const send = async (method: string, path: string, data: unknown, headers = {}): Promise<Response> => {
      const answer = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(data),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer;
    };
    await send('POST', '/api/auth/sign-in/anonymous', {});
    await send('PUT', '/api/me', { name: 'Fritz' });
    const key = { 'idempotency-key': 'short-game-in-firefox' };
    const { game } = await (await send('POST', '/api/games', body, key)).json();
    return `/tables/${game.id}`;
  }, SHORT_GAME);
}

/**
 * Waits until the page offers something. Not with `waitForFunction`, which the Content-Security-Policy stops.
 * @returns a selector to click, or `over` after the round
 */
function offered(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const offer = (): string | null => {
      if (/went out$|^Nobody can play$/.test(document.querySelector('h1')?.textContent ?? '')) return 'over';
      const main = document.querySelector('[data-main]')?.getAttribute('data-main');
      if (main === 'act') return '[data-main=act]';
      if (main !== 'hint') return null;
      const takes = [...document.querySelectorAll('[data-train]')].find((train) =>
        /^Play \d+-\d+ on /.test(train.getAttribute('aria-label') ?? train.textContent ?? ''),
      );
      if (takes !== undefined) return `[data-train="${takes.getAttribute('data-train') ?? ''}"]`;
      const playable = '[data-tile][aria-pressed=false][aria-label$=", can be played"]';
      return document.querySelector(playable) === null ? null : playable;
    };
    for (;;) {
      const found = offer();
      if (found !== null) return found;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

test('a round is played in Firefox', { timeout: 240_000 }, async ({ skip }) => {
  if (browser === null) {
    skip('No Firefox is installed (apt-get install firefox-esr).');
    return;
  }
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(worker.address, { waitUntil: 'networkidle0' });
  await page.goto(worker.address + (await startGame(page)));
  await page.waitForSelector('[data-main]');
  let clicks = 0;
  for (let next = await offered(page); next !== 'over'; next = await offered(page)) {
    await page.click(next);
    clicks += 1;
  }
  expect(clicks).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});
