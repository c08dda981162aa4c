import { eventually } from '@slow-train/local/kit';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  ALL_IN_SIGHT,
  brokenTiles,
  coveredByToast,
  expectGrownHand,
  expectHandsInReach,
  expectHandsOfRecords,
  expectToFit,
  expectWhyNot,
  LAID_DOWN,
  showAt,
  SIDEWAYS,
  TABLET,
  TALL,
} from './fixtures/board-boxes.ts';
import { acceptingTrains, DESKTOP, frameDrawn, PHONE, playableTiles, stepUntilSent } from './fixtures/player.ts';
import { openAlone } from './fixtures/solo.ts';
import { useHarness } from './harness/harness.ts';

// touch-targets.test.ts looks at a small phone.

const harness = useHarness();

/** Show one state after another: of a screen to touch, and of one with a mouse. */
let touched: Page;
let pointed: Page;
beforeAll(async () => {
  ({ page: touched } = await harness.newPlayer(PHONE));
  ({ page: pointed } = await harness.newPlayer(DESKTOP));
});

test.each([TALL, SIDEWAYS])('the board of a phone fits at $width, and says how many trains are below', (device) =>
  expectToFit(touched, device, 44),
);

describe.each([
  ['a phone', TALL],
  ['a phone on its side', SIDEWAYS],
  ['a tablet', TABLET],
  ['a tablet on its side', LAID_DOWN],
  ['a desktop', DESKTOP],
] as const)('on %s', (_, device) => {
  test('every tile of a hand of 30, 48 or 100 can be reached, with room for the trains', () =>
    expectHandsInReach(device.isTouch ? touched : pointed, device));
});

test.each([
  { size: TALL, least: 119 },
  { size: { width: 820, height: 1180 }, least: 188 },
  { size: { width: 1180, height: 820 }, least: 120 },
  { size: DESKTOP, least: 180 },
])('at a table of two the hand grows into the free space of $size.width by $size.height', (row) =>
  expectGrownHand(pointed, row.size, row.least),
);

test.each([
  // A desktop at 200 %.
  [{ width: 720, height: 450 }, 44],
  [DESKTOP, 34],
] as const)('the board fits at $width, and says how many trains are below', (size, least) =>
  expectToFit(pointed, size, least),
);

test.each([PHONE, TALL, DESKTOP])('“Why not?” fits a finger and leads to the rule, at $width', (device) =>
  expectWhyNot(device.isTouch ? touched : pointed, device),
);

test.each([PHONE, TALL])(
  'a record shows three hands in full, and always the one whose turn it is, even among sixteen, at $width',
  (device) => expectHandsOfRecords(touched, device),
);

test('the mouse wheel scrolls a hand too wide for a desktop, and its last tile can be dragged to a train', async () => {
  const page = pointed;
  await showAt(page, DESKTOP, 'hand-100');
  const tiles = page.getByRole('toolbar', { name: /^Your hand:/ });
  await tiles.hover();
  await page.mouse.wheel(0, 5_000);
  const playable = playableTiles(page);
  const ends = await tiles.boundingBox();
  const boxes = await playable.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const index = boxes.findLastIndex((one) => ends !== null && one.right < ends.x + ends.width);
  const box = boxes[index];
  if (box === undefined) throw new Error('nothing to carry');
  const carried = tiles.locator(`[data-tile="${await playable.nth(index).getAttribute('data-tile')}"]`);
  // Selecting it highlights the trains that accept it.
  await page.mouse.click(box.x + 20, box.y + 30);
  const train = await acceptingTrains(page).first().boundingBox();
  if (train === null) throw new Error('nowhere to carry it to');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 10, { steps: 4 });
  await page.mouse.move(train.x + 30, train.y + 20, { steps: 4 });
  // The tile is under the pointer.
  const dragged = await carried.boundingBox();
  expect(Math.abs((dragged?.x ?? 0) + 20 - (train.x + 30))).toBeLessThan(10);
  expect(Math.abs((dragged?.y ?? 0) + 30 - (train.y + 20))).toBeLessThan(10);
  await page.mouse.up();
  expect(await page.locator('output').textContent()).toMatch(/^\d+-\d+@/);
});

test('a notice is never cut: it wraps, and its links give way', async () => {
  for (const size of [PHONE, TALL, DESKTOP])
    for (const state of [...ALL_IN_SIGHT, 'draw', 'drawn', 'duel', 'planned', 'offline', 'sending', 'over']) {
      const page = size.isTouch ? touched : pointed;
      await showAt(page, size, state);
      const sentence = page.getByRole('status').locator('p').first();
      await eventually(async () => expect({ state, cut: await isCut(sentence) }).toEqual({ state, cut: false }));
    }
});

test('at 360, no tile’s numbers are on two lines, and a long name breaks where its syllables do', async () => {
  for (const state of ['bonepile', 'waiting', 'cover', 'refused', 'planned']) {
    await showAt(touched, PHONE, state);
    const tile = playableTiles(touched).first();
    if ((await tile.count()) > 0) await tile.click();
    // Some open by themselves.
    await frameDrawn(touched);
    const more = touched.getByRole('button', { name: /more notice/, expanded: false });
    if ((await more.count()) > 0) await more.click();
    expect({ state, broken: await brokenTiles(touched) }).toEqual({ state, broken: [] });
    await touched.keyboard.press('Escape');
    await touched.getByRole('button', { name: 'Menu' }).click();
    expect({ state, broken: await brokenTiles(touched) }).toEqual({ state, broken: [] });
  }
  await touched.getByRole('tab', { name: 'Seats' }).click();
  const name = touched.getByRole('rowheader').nth(1);
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
  await showAt(touched, PHONE, 'bonepile');
  const train = touched.locator('[data-train="2"]');
  const before = await train.boundingBox();
  await touched.getByRole('button', { name: '1 more notice' }).click();
  const notices = touched.getByRole('group', { name: 'Notices' });
  await notices.getByText('Jun has 1 tile left.').waitFor();
  expect(await train.boundingBox()).toEqual(before);
  await touched.keyboard.press('Escape');
  expect(await notices.isVisible()).toBe(false);
});

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
    await frameDrawn(page);
    expect(await coveredByToast(page), `${width} × ${height}`).toEqual([]);
  }
});

const isCut = (sentence: Locator): Promise<boolean> =>
  sentence.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
  );

const toast = (page: Page): Locator => page.locator('[data-toast]');
