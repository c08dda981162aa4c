import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPseudo } from '../bench/pictures/pseudo-build.ts';
import { type SceneServer, serveScenes } from '../bench/pictures/scene-server.ts';
import { NOW, PAGES, type Scene } from '../bench/pictures/scenes.ts';
import { showState } from './fixtures/player.ts';
import { connectToSharedChromium } from './harness/shared-chromium.ts';

// Every page and state of the board in the pseudo-language, whose texts are 40 % longer than the English ones, in the
// smallest window. No Worker runs: a build and the scenes of the pictures answer.

let dist: string;
let context: BrowserContext;
let page: Page;
let server: SceneServer;
/** The pages' error messages, other than those about failed requests: the scenes do not answer all of them. */
const errors: string[] = [];

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'slow-train-pseudo-'));
  const [browser] = await Promise.all([connectToSharedChromium(), buildPseudo(dist)]);
  server = await serveScenes(dist);
  context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(NOW);
  page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
});
afterAll(async () => {
  await context?.close();
  await server?.stop();
  await rm(dist, { recursive: true, force: true });
});

async function show(wanted: Scene): Promise<void> {
  server.show(wanted);
  await page.goto(wanted.path);
  await page.waitForFunction(
    () => document.querySelector('[data-skeleton]') === null && document.querySelector('h1, [data-main]') !== null,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Returns the misfits: the page itself, texts of a letter a line, and buttons whose text leaves them or is cut. */
const misfits = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const wrong = wide > 0 ? [`the page is ${wide} pixels too wide`] : [];
    /** Returns the button, and the elements from its text outwards that clip, up to the first one that scrolls. */
    const frames = (inner: Element, button: Element): Element[] => {
      const found = [button];
      for (let one: Element | null = inner; one !== null; one = one.parentElement) {
        const { overflowX } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowX !== 'visible') found.push(one);
      }
      return found;
    };
    const isInRow = ({ parentElement: row }: Element): boolean =>
      row !== null && getComputedStyle(row).overflowX === 'auto' && row.scrollWidth > row.clientWidth;
    for (const { clientWidth, clientHeight, childElementCount, textContent } of document.querySelectorAll(
      'p, span, b, small',
    ))
      if (childElementCount === 0 && textContent.length > 4 && clientWidth > 1 && clientWidth < 20 && clientHeight > 80)
        wrong.push(`a letter a line: ${textContent}`);
    for (const button of document.querySelectorAll('button, a[class], [role=tab]')) {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const parent = currentNode.parentElement;
        // Names of people and tables may be cut: only texts of the catalogues have accents.
        if (parent === null || !/[áëîöüç]/i.test(currentNode.textContent ?? '') || !parent.checkVisibility()) continue;
        // For screen readers only.
        if (parent.clientWidth === 1 || getComputedStyle(parent).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const text = range.getBoundingClientRect();
        const isCut = frames(parent, button).some((frame) => {
          const box = frame.getBoundingClientRect();
          return text.left < box.left - 1.5 || text.right > box.right + 1.5;
        });
        // A row that scrolls sideways may begin outside.
        const isOutside = text.right > innerWidth + 1 && !isInRow(button);
        if (isCut || isOutside) wrong.push(`cut: ${currentNode.textContent}`);
      }
    }
    return wrong;
  });

test('every page fits a small phone', async () => {
  const wrong: Record<string, readonly string[]> = {};
  for (const one of PAGES) {
    await show(one);
    // It is the pseudo-language.
    expect(await page.locator('html').getAttribute('lang')).toBe('pseudo');
    const found = await misfits();
    if (found.length > 0) wrong[one.name] = found;
  }
  expect({ wrong, errors }).toEqual({ wrong: {}, errors: [] });
});

test('every state of the board fits a small phone', async () => {
  await show({ name: 'playground', path: '/playground', answers: {} });
  const paths = await page
    .locator('a[href^="/playground?"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // Other hands, tables and clocks say the same.
  const different = paths.filter((path) => !/=(?:hand|seats|build|clock)-(?!16|late|paused)/.test(path));
  expect(different.length).toBeGreaterThan(15);
  const wrong: Record<string, readonly string[]> = {};
  for (const path of different) {
    await showState(page, new URLSearchParams(path.split('?')[1]).get('state') ?? '');
    const found = await misfits();
    if (found.length > 0) wrong[path] = found;
  }
  expect({ wrong, errors }).toEqual({ wrong: {}, errors: [] });
});
