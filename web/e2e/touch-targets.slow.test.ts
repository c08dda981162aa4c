import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  expectGrownHand,
  expectHandsInReach,
  expectHandsOfRecords,
  expectToFit,
  expectWhyNot,
  LAID_DOWN,
  showAt,
  TABLET,
  TALL,
} from './fixtures/board-boxes.ts';
import { acceptingTrains, DESKTOP, PHONE, playableTiles } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

// touch-targets.test.ts looks at phones.

const harness = useHarness();

/** Show one state after another: of a screen to touch, and of one with a mouse. */
let touched: Page;
let pointed: Page;
beforeAll(async () => {
  ({ page: touched } = await harness.newPlayer(PHONE));
  ({ page: pointed } = await harness.newPlayer(DESKTOP));
});

describe.each([
  ['a tablet', TABLET],
  ['a tablet on its side', LAID_DOWN],
  ['a desktop', DESKTOP],
] as const)('on %s', (_, device) => {
  test('every tile of a hand of 30, 48 or 100 can be reached, with room for the trains', () =>
    expectHandsInReach(device.isTouch ? touched : pointed, device));
});

test.each([
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

test.each([TALL, DESKTOP])('“Why not?” fits a finger and leads to the rule, at $width', (device) =>
  expectWhyNot(device.isTouch ? touched : pointed, device),
);

test('a record shows three hands in full, and always the one whose turn it is, even among sixteen', () =>
  expectHandsOfRecords(touched, TALL));

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
