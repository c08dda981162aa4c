import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { NOW, PAGES, type Scene } from './scenes.ts';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const THEMES = { day: 'light', night: 'dark' } as const;
/** Longer pages are cut, in pixels. */
const TALLEST = 4_000;

/** Languages, with what a browser asks for. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', es: 'es-MX', de: 'de-AT', pseudo: 'en-GB' };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Which pictures to take. */
export interface Wanted {
  readonly languages: readonly string[];
  /** Scenes whose names contain it; '' for all. */
  readonly only: string;
}

/**
 * Takes a picture of every page and of every state in the playground, in every window, theme and language. No server
 * runs: the browser's requests are answered from a folder and from the scenes.
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
  const scenes = [...PAGES, ...(await statesOf(browser, dist))].filter(({ name }) => name.includes(only));
  const taken: string[] = [];
  for (const language of languages) {
    for (const [index, scene] of scenes.entries()) {
      taken.push(...(await pictureScene(browser, dist, folder, scene, language)));
      if (index % 10 === 9) say(`${language}: ${index + 1} of ${scenes.length} scenes`);
    }
  }
  return taken;
}

async function pictureScene(
  browser: Browser,
  dist: string,
  folder: string,
  scene: Scene,
  language: string,
): Promise<string[]> {
  const { context, page } = await open(browser, dist, scene, language);
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

/** Waits until fonts are there and the page has drawn what it knows. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function open(
  browser: Browser,
  dist: string,
  scene: Scene,
  language: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL: 'http://pictures.test',
    locale: LOCALES[language] ?? language,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(NOW);
  await context.route('**/*', (route) => answerFrom(dist, scene, route));
  const page = await context.newPage();
  await page.goto(scene.path, { waitUntil: 'networkidle' });
  return { context, page };
}

/** Answers a request of the page from a build and a scene. */
export async function answerFrom(dist: string, { answers }: Pick<Scene, 'answers'>, route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname.startsWith('/api/')) {
    const json = answers[pathname];
    if (json !== undefined) return route.fulfill({ json, headers: { etag: '"1"' } });
    if (pathname === '/api/me') return route.fulfill({ status: 204 });
    const missing = { type: '/problems/not-found', title: 'Not found', status: 404, detail: 'There is no such thing.' };
    return route.fulfill({ status: 404, contentType: 'application/problem+json', body: JSON.stringify(missing) });
  }
  const extension = extname(pathname);
  const file = extension === '' ? '/index.html' : pathname;
  const body = await readFile(join(dist, file)).catch(() => null);
  if (body === null) return route.fulfill({ status: 404 });
  return route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
}

/** Reads the states of the board from the playground's list. */
async function statesOf(browser: Browser, dist: string): Promise<readonly Scene[]> {
  const { context, page } = await open(browser, dist, { name: '', path: '/playground', answers: {} }, 'en');
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
