import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserServer, type LaunchOptions, chromium } from 'playwright-core';
import { bundledChromium } from './bundled-chromium.ts';

/** Fixed, so that pictures and timings are the same everywhere. Playwright adds --no-sandbox, which root needs. */
const ARGS = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-gpu'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Starts a Chromium shared by many test files: the headless shell from npm if it runs here, since an installed one,
 * which opens windows, takes three times the processor time for a context with a page.
 * @throws if CHROMIUM_PATH names none, or nothing on this machine starts
 */
export function startSharedChromium(): Promise<BrowserServer> {
  return firstThatStarts('bundled', (options) => chromium.launchServer({ args: ARGS, ...options }));
}

/**
 * Starts an installed Chromium, which has all features including notifications; otherwise the shared one.
 * @throws like {@link startSharedChromium}
 */
export function openFullChromium(): Promise<Browser> {
  return firstThatStarts('installed', (options) => chromium.launch({ args: ARGS, ...options }));
}

/** CHROMIUM_PATH names the only one to try; `bundled` means the one from npm. */
async function firstThatStarts<T>(
  preferred: 'bundled' | 'installed',
  start: (options: LaunchOptions) => Promise<T>,
): Promise<T> {
  const named = process.env['CHROMIUM_PATH'];
  if (named === 'bundled') return start(await bundledChromium());
  if (named !== undefined && named !== '') return start({ executablePath: named });
  const installed = (await installedChromiums()).map((executablePath) => ({
    name: executablePath,
    options: () => Promise.resolve<LaunchOptions>({ executablePath }),
  }));
  const bundled = { name: 'from npm', options: bundledChromium };
  const failures: string[] = [];
  for (const { name, options } of preferred === 'bundled' ? [bundled, ...installed] : [...installed, bundled]) {
    try {
      return await start(await options());
    } catch (error) {
      // On Ubuntu, for example, chromium-browser is a script that only says to install something else.
      failures.push(`${name}: ${String(error)}`);
    }
  }
  throw new Error(`No Chromium starts. Install one, or name it in CHROMIUM_PATH.\n${failures.join('\n')}`);
}

/** Returns the paths of Chromium browsers on PATH or among a Mac's applications, best first. */
async function installedChromiums(): Promise<readonly string[]> {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const all = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC];
  const found = await Promise.all(all.map(isExecutable));
  return [...new Set(all.filter((_, index) => found[index]))];
}

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
