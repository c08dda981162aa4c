import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  ALL_IN_SIGHT,
  expectGrownHand,
  expectHandsInReach,
  expectToFit,
  showAt,
  wrongBoxes,
} from './fixtures/board-boxes.ts';
import { PHONE } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

// On a small phone; touch-targets.slow.test.ts looks at the other windows, and at each notice.

const harness = useHarness();

/** Shows one state after another. */
let page: Page;
beforeAll(async () => {
  ({ page } = await harness.newPlayer(PHONE));
});

test('every tile of a hand of 30, 48 or 100 can be reached, with room for the trains', () =>
  expectHandsInReach(page, PHONE));

test('the board fits, and says how many trains are below', () => expectToFit(page, PHONE, 44));

test('at a table of two the hand grows into the free space', () => expectGrownHand(page, PHONE, 83));

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
