import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DESKTOP, PHONE, showState } from './fixtures/player.ts';
import { TALL } from './fixtures/board-boxes.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

let page: Page;
beforeAll(async () => {
  ({ page } = await harness.newPlayer(PHONE));
});

test.each([150, 200])(
  'with text at %i percent, each name, time and notice of a table can be read, and the main button stays',
  async (percent) => {
    for (const size of [PHONE, TALL, DESKTOP])
      for (const state of ['bonepile', 'seats-2', 'seats-12', 'clock-low', 'cover', 'refused']) {
        await page.setViewportSize(size);
        await showState(page, state);
        await page.evaluate((size) => void (document.documentElement.style.fontSize = size), `${percent}%`);
        await eventually(async () => {
          expect({ state, width: size.width, wrong: await unreadable(page) }).toEqual({
            state,
            width: size.width,
            wrong: [],
          });
        });
      }
  },
);

/** Returns the texts of the board that are cut or lie over each other, and what else is wrong with it. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const board = document.querySelector('[data-layout]');
    if (board?.getAttribute('data-large') === null || !board) return ['no board for large text'];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide');
    const texts = [...board.querySelectorAll('header h1, header p, header b, [role=status] p, [data-train]')];
    for (const text of texts.flatMap((one) => [one, ...one.querySelectorAll('span:not(:has(svg))')])) {
      const isCut = text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2;
      const { overflowX, display } = getComputedStyle(text);
      // Text for screen readers only is cut on purpose.
      const isUnseen = text.getBoundingClientRect().width <= 1;
      if (display !== 'inline' && overflowX !== 'visible' && isCut && !isUnseen) wrong.push(`cut: ${text.textContent}`);
    }
    const rows = [board.querySelector('header'), board.querySelector('[role=status]')];
    const boxes = [...rows, ...board.querySelectorAll('[data-train]')].map((row) => row?.getBoundingClientRect());
    boxes.forEach((box, index) => {
      const next = boxes[index + 1];
      if (box && next && next.top < box.bottom - 2) wrong.push(`row ${index} lies over the next one`);
    });
    const main = document.querySelector('[data-main]')?.getBoundingClientRect();
    if (!main || main.bottom > innerHeight || main.top < 0) wrong.push('the main button is out of sight');
    return wrong;
  });
