import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type SceneServer, serveScenes } from './scene-server.ts';
import { NOW, PAGES, type Scene } from './scenes.ts';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const THEMES = { day: 'light', night: 'dark' } as const;
/** The address that pages show in links: the same in every run, on any free port. Secure, as localhost is. */
const ORIGIN = 'http://localhost';
/** The height at which longer pages are cut, in pixels. */
const TALLEST = 4_000;

/** The locale that a browser asks for, by language. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', es: 'es-MX', de: 'de-AT', pseudo: 'en-GB' };

/** The selection of pictures to take. */
export interface Wanted {
  readonly languages: readonly string[];
  /** Scenes whose names contain it; '' for all. */
  readonly only: string;
}

/**
 * Takes a picture of every page and of every state in the playground, in every window, theme and language. No
 * Worker runs: a build and the scenes answer.
 * @param dist the output of web/build/build.ts
 * @param folder for the pictures
 * @param say is told of progress
 * @returns their names, such as `tables-360-night-es.png`
 */
export async function takePictures(
  browser: Browser,
  dist: string,
  folder: string,
  { languages, only }: Wanted,
  say: (line: string) => void,
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const server = await serveScenes(dist);
  try {
    const scenes = [...PAGES, ...(await statesOf(browser, server))].filter(({ name }) => name.includes(only));
    const taken: string[] = [];
    for (const language of languages) {
      for (const [index, scene] of scenes.entries()) {
        taken.push(...(await pictureScene(browser, server, folder, scene, language)));
        if (index % 10 === 9) say(`${language}: ${index + 1} of ${scenes.length} scenes`);
      }
    }
    return taken;
  } finally {
    await server.stop();
  }
}

async function pictureScene(
  browser: Browser,
  server: SceneServer,
  folder: string,
  scene: Scene,
  language: string,
): Promise<string[]> {
  const { context, page } = await open(browser, server, scene, language);
  const names: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const [theme, colorScheme] of Object.entries(THEMES)) {
      await page.emulateMedia({ colorScheme });
      const name = `${scene.name}-${size.width}-${theme}-${language}.png`;
      await writeFile(join(folder, name), await picture(page, size));
      names.push(name);
    }
  }
  await context.close();
  return names;
}

async function picture(page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> {
  await settled(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), TALLEST) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
}

/** Waits until fonts are there and ten frames in a row have changed nothing: a board is drawn in steps. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    let frames = 0;
    const watcher = new MutationObserver(() => (frames = 0));
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (; frames < 10; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    watcher.disconnect();
  });
}

async function open(
  browser: Browser,
  server: SceneServer,
  scene: Scene,
  language: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    locale: LOCALES[language] ?? language,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.route(`${ORIGIN}/**`, (route) =>
    route.continue({ url: route.request().url().replace(ORIGIN, server.url) }),
  );
  await context.clock.setFixedTime(NOW);
  server.show(scene);
  const page = await context.newPage();
  await page.goto(scene.path, { waitUntil: 'networkidle' });
  return { context, page };
}

/** Reads the states of the board from the playground's list. */
async function statesOf(browser: Browser, server: SceneServer): Promise<readonly Scene[]> {
  const { context, page } = await open(browser, server, { name: '', path: '/playground', answers: {} }, 'en');
  const paths = await page
    .locator('a[href^="/playground?"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await context.close();
  return paths.map((path) => ({
    name: `board-${new URLSearchParams(path.split('?')[1]).get('state')}`,
    path,
    answers: {},
  }));
}
