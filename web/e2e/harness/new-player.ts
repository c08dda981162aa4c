import { PATIENCE, testChance } from '@slow-train/local/kit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Device } from '../fixtures/player.ts';

/** Opens a browser context for a newcomer. */
export async function newPlayer(
  browser: Browser,
  url: string,
  { width, height, isTouch, userAgent, locale = 'en-GB', keepsApp = false }: Device,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: isTouch,
    ...(userAgent === undefined ? {} : { userAgent }),
    locale,
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: keepsApp ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(seedPage, testChance('of a browser').below(2 ** 32));
  return { context, page: await context.newPage() };
}

/**
 * Runs in each page before its own scripts. Its player's part in a deal is the same in every run: these are the only 32
 * bytes that it draws, and its keys stay new. And the test says how much time passes between two taps.
 */
function seedPage(seed: number): void {
  const unseeded = crypto.getRandomValues.bind(crypto);
  let state = seed;
  const byte = (): number => {
    // A linear congruential generator is good enough for hands to differ.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array) || array.length !== 32) return unseeded(array);
    for (const index of array.keys()) array[index] = byte();
    return array;
  };
  const { now } = Performance.prototype;
  let passed = 0;
  performance.now = () => now.call(performance) + passed;
  globalThis.letPass = (milliseconds) => {
    passed += milliseconds;
  };
}
