import puppeteer from 'puppeteer-core';
import * as z from 'zod';
import { installed } from './installed.ts';
import { callOf, type OtherBrowser } from './other-browser.ts';

const MAC = '/Applications/Firefox.app/Contents/MacOS';

/**
 * Starts an installed Firefox, driven by WebDriver BiDi: playwright-core drives only a Firefox of its own. FIREFOX_PATH
 * names the only one to try.
 * @returns the reason as a sentence if none is installed
 */
export async function openFirefox(): Promise<OtherBrowser | string> {
  const executablePath = process.env['FIREFOX_PATH'] || (await installed(['firefox-esr', 'firefox'], MAC));
  if (executablePath === null) return 'Firefox is not installed (apt-get install firefox-esr).';
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: async (task, input) => z.string().parse(await page.evaluate(callOf(task, input))),
    click: (selector) => page.click(selector),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}
