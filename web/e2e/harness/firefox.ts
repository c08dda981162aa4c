import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Starts an installed Firefox, driven by WebDriver BiDi: playwright-core drives only a Firefox of its own. FIREFOX_PATH
 * names the only one to try.
 * @returns null if none is installed
 */
export async function openFirefox(): Promise<Browser | null> {
  const executablePath = await installedFirefox();
  if (executablePath === null) return null;
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
}

async function installedFirefox(): Promise<string | null> {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined && named !== '') return named;
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  for (const path of [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC]) {
    if (await isExecutable(path)) return path;
  }
  return null;
}

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
