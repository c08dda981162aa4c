import type { NewGame } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { SHORT_GAME } from './fixtures/solo.ts';
import { openFirefox } from './harness/firefox.ts';
import { useHarness } from './harness/harness.ts';
import { openWebKit } from './harness/webkit.ts';

const harness = useHarness();

/** Runs in the page: creates a guest with a game; returns the game's path. */
async function startGame(body: NewGame): Promise<string> {
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
  const { game } = await (await send('POST', '/api/games', body, { 'idempotency-key': 'a-game-elsewhere' })).json();
  return `/tables/${game.id}`;
}

/** Runs in the page: waits until it offers something. Returns a selector to click, or `over` after the round. */
async function offered(): Promise<string> {
  const offer = (): string | null => {
    if (/went out$|^Nobody can play$/.test(document.querySelector('h1')?.textContent ?? '')) return 'over';
    const main = document.querySelector('[data-main]')?.getAttribute('data-main');
    if (main === 'act') return '[data-main=act]';
    if (main !== 'hint') return null;
    const takes = [...document.querySelectorAll('[data-train]')].find((train) =>
      /^Play \d+-\d+ on /.test(train.getAttribute('aria-label') ?? train.textContent ?? ''),
    );
    if (takes !== undefined) return `[data-train="${takes.getAttribute('data-train') ?? ''}"]`;
    // The trains light up a frame after a tile is selected.
    if (document.querySelector('[data-tile][aria-pressed=true]') !== null) return null;
    const playable = '[data-tile][aria-pressed=false][aria-label$=", can be played"]';
    return document.querySelector(playable) === null ? null : playable;
  };
  for (;;) {
    const found = offer();
    if (found !== null) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

test.for([
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebKit },
])('a round is played in $name', async ({ open }, { skip, onTestFinished }) => {
  const browser = await open(harness.url());
  if (typeof browser === 'string') {
    skip(browser);
    return;
  }
  onTestFinished(() => browser.close());
  await browser.open(harness.url());
  await browser.open(harness.url() + (await browser.run(startGame, SHORT_GAME)));
  let clicks = 0;
  for (let next = await browser.run(offered, null); next !== 'over'; next = await browser.run(offered, null)) {
    await browser.click(next);
    clicks += 1;
  }
  expect(clicks).toBeGreaterThan(0);
  expect(await browser.errors()).toEqual([]);
});
