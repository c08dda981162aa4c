import { eventually } from '@slow-train/local/kit';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  brokenTiles,
  coveredByToast,
  expectGrownHand,
  expectHandsInReach,
  expectHandsOfRecords,
  expectToFit,
  expectWhyNot,
  showAt,
  SIDEWAYS,
  TALL,
  wrongBoxes,
} from './fixtures/board-boxes.ts';
import { DESKTOP, frameDrawn, PHONE, playableTiles, stepUntilSent } from './fixtures/player.ts';
import { openAlone } from './fixtures/solo.ts';
import { useHarness } from './harness/harness.ts';

// On phones; touch-targets.slow.test.ts looks at the other windows.

const harness = useHarness();

/** Shows one state after another. */
let page: Page;
beforeAll(async () => {
  ({ page } = await harness.newPlayer(PHONE));
});

describe.each([
  ['a small phone', PHONE],
  ['a phone', TALL],
  ['a phone on its side', SIDEWAYS],
] as const)('on %s', (_, device) => {
  test('every tile of a hand of 30, 48 or 100 can be reached, with room for the trains', () =>
    expectHandsInReach(page, device));
  test('the board fits, and says how many trains are below', () => expectToFit(page, device, 44));
});

test.each([
  { size: PHONE, least: 83 },
  { size: TALL, least: 119 },
])('at a table of two on a phone of $size.width by $size.height, the hand grows into the free space', (row) =>
  expectGrownHand(page, row.size, row.least),
);

const ALL_IN_SIGHT = ['bonepile', 'refused', 'waiting', 'cover', 'asked', 'lost', 'clock-late', 'clock-paused'];
describe('the board fits', () => {
  test('the board fits eight seats at 360 by 640, no matter what the notice says', async () => {
    for (const state of ALL_IN_SIGHT) {
      await showAt(page, PHONE, state);
      await page.locator('[data-train="7"]').waitFor();
      const hidden = page.getByRole('button', { name: /below/ });
      expect({ state, wrong: await wrongBoxes(page, 44), hidden: await hidden.count() }).toEqual({
        state,
        wrong: [],
        hidden: 0,
      });
    }
  });

  test('a notice is never cut: it wraps, and its links give way', async () => {
    for (const size of [PHONE, TALL, DESKTOP])
      for (const state of [...ALL_IN_SIGHT, 'draw', 'drawn', 'duel', 'planned', 'offline', 'sending', 'over']) {
        await showAt(page, size, state);
        const sentence = page.getByRole('status').locator('p').first();
        await eventually(async () => expect({ state, cut: await isCut(sentence) }).toEqual({ state, cut: false }));
      }
  });

  test('at 360, no tile’s numbers are on two lines, and a long name breaks where its syllables do', async () => {
    for (const state of ['bonepile', 'waiting', 'cover', 'refused', 'planned']) {
      await showAt(page, PHONE, state);
      const tile = playableTiles(page).first();
      if ((await tile.count()) > 0) await tile.click();
      // Some open by themselves.
      await frameDrawn(page);
      const more = page.getByRole('button', { name: /more notice/, expanded: false });
      if ((await more.count()) > 0) await more.click();
      expect({ state, broken: await brokenTiles(page) }).toEqual({ state, broken: [] });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      expect({ state, broken: await brokenTiles(page) }).toEqual({ state, broken: [] });
    }
    await page.getByRole('tab', { name: 'Seats' }).click();
    const name = page.getByRole('rowheader').nth(1);
    const found = await name.evaluate((head) => {
      const { height } = head.getBoundingClientRect();
      head.textContent = 'Transcontinentalrailwaystationmaster';
      const table = head.closest('table');
      const { hyphens } = getComputedStyle(head);
      return {
        hyphens,
        fits: table !== null && table.scrollWidth <= table.clientWidth && head.scrollWidth <= head.clientWidth,
        grows: head.getBoundingClientRect().height >= height,
      };
    });
    expect(found).toEqual({ hyphens: 'auto', fits: true, grows: true });
  });

  test('a notice opens over the trains and moves none of them', async () => {
    await showAt(page, PHONE, 'bonepile');
    const train = page.locator('[data-train="2"]');
    const before = await train.boundingBox();
    await page.getByRole('button', { name: '1 more notice' }).click();
    const notices = page.getByRole('group', { name: 'Notices' });
    await notices.getByText('Jun has 1 tile left.').waitFor();
    expect(await train.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await notices.isVisible()).toBe(false);
  });
});

test('“Why not?” fits a finger and leads to the rule', () => expectWhyNot(page, PHONE));

test('a record shows three hands in full, and always the one whose turn it is, even among sixteen', () =>
  expectHandsOfRecords(page, PHONE));

test('a toast covers no train, no log and no button, wherever it is shown', async () => {
  const { page } = await openAlone(harness, PHONE, 'Ines');
  // Every move is refused: somebody else was faster.
  const json = { type: '/problems/stale-revision', status: 412, title: 'Moved on', detail: 'The game moved on.' };
  await page.route('**/actions', (route) =>
    route.fulfill({ status: 412, contentType: 'application/problem+json', body: JSON.stringify(json) }),
  );
  await stepUntilSent(page, PHONE);
  await toast(page).waitFor();
  for (const { width, height } of [PHONE, SIDEWAYS, DESKTOP]) {
    await page.setViewportSize({ width, height });
    await toast(page).getByRole('button').first().waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await coveredByToast(page), `${width} × ${height}`).toEqual([]);
  }
});

const isCut = (sentence: Locator): Promise<boolean> =>
  sentence.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
  );

const toast = (page: Page): Locator => page.locator('[data-toast]');
