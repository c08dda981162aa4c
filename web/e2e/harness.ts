import { type Browser, type LaunchOptions, chromium } from 'playwright-core';
import { bundledChromium } from './harness-bundled.ts';
import { installedChromiums } from './harness-installed.ts';

/** The same everywhere, so that pictures and timings are. Playwright adds --no-sandbox by itself, which root needs. */
const ARGS = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-gpu'];

/**
 * Starts a Chromium for tests: the one in CHROMIUM_PATH (`bundled` means the one that npm brought
 * along), else an installed one, else the bundled one. Give each test a context of its own with `browser.newContext()`; call `close`
 * in `afterAll`.
 * @throws when CHROMIUM_PATH names none, or nothing on this machine starts
 */
export async function openBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named === 'bundled') return launch(await bundledChromium());
  if (named !== undefined && named !== '') return launch({ executablePath: named });
  const failures: string[] = [];
  for (const executablePath of await installedChromiums()) {
    try {
      return await launch({ executablePath });
    } catch (error) {
      // Ubuntu's chromium-browser, for one, is a script that only tells you to install something else.
      failures.push(`${executablePath}: ${String(error)}`);
    }
  }
  try {
    return await launch(await bundledChromium());
  } catch (error) {
    failures.push(`the one in the npm package: ${String(error)}`);
    throw new Error(`No Chromium starts. Install one, or name it in CHROMIUM_PATH.\n${failures.join('\n')}`, {
      cause: error,
    });
  }
}

const launch = (options: LaunchOptions): Promise<Browser> => chromium.launch({ args: ARGS, ...options });
