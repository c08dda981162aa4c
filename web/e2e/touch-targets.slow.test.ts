import { eventually } from '@slow-train/local/kit';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  acceptingTrains,
  DESKTOP,
  handTiles,
  PHONE,
  playableTiles,
  showState,
  trainsMarked,
  stepUntilSent,
  type Device,
} from './fixtures/player.ts';
import { openShortGame } from './fixtures/solo.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const TALL: Device = { width: 390, height: 844, isTouch: true };
const TABLET: Device = { width: 768, height: 1024, isTouch: true };
const LAID_DOWN: Device = { width: 1024, height: 768, isTouch: true };
const SIDEWAYS: Device = { width: 740, height: 360, isTouch: true };

/** Scrolls each element into view, and returns those that a tap on their centre would miss. */
const missed = (found: Locator): Promise<readonly string[]> =>
  found.evaluateAll((all) =>
    all.flatMap((one) => {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return found !== null && one.contains(found) ? [] : [one.getAttribute('aria-label') ?? one.textContent ?? '?'];
    }),
  );

describe.each([
  ['a small phone', PHONE],
  ['a phone', TALL],
  ['a phone on its side', SIDEWAYS],
  ['a tablet', TABLET],
  ['a tablet on its side', LAID_DOWN],
  ['a desktop', DESKTOP],
] as const)('on %s', (_, device) => {
  test('every tile of a hand of 30, 48 or 100 can be reached, with room for the trains', async () => {
    const { context, page } = await harness.newPlayer(device);
    for (const size of [30, 48, 100]) {
      await showState(page, `hand-${size}`);
      await handTiles(page)
        .nth(size - 1)
        .waitFor();
      const hand = page.getByRole('region', { name: 'Your hand' });
      // The tiles, and the bar with the main button.
      expect(await missed(hand.getByRole('button'))).toEqual([]);
      const board = hand.locator('..');
      expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
      // A wide board scrolls the trains in what is around them.
      const trains = page.getByRole('region', { name: 'Trains' });
      const heights = [await trains.boundingBox(), await trains.locator('..').boundingBox()].map((box) => box?.height);
      expect(Math.min(...heights.map((height) => height ?? 0))).toBeGreaterThan(device.height * 0.3);
    }
    await context.close();
  });
});

/** What is wrong with the boxes of the board that is shown; `least` is the smallest side of a target. */
const wrongBoxes = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((smallest) => {
    const wrong: string[] = [];
    const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const trains = document.querySelector('section[aria-label="Trains"]');
    const scroller = document.querySelector('[data-layout=wide]') ? trains?.parentElement : trains;
    const hand = document.querySelector('[data-hand]');
    if (!trains || !scroller || !hand) return ['no board'];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide');
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const field = scroller.getBoundingClientRect();
    for (const other of ['[data-hand]', '[aria-label="Your plan"]', 'header'])
      if (overlap(field, box(other) ?? new DOMRect(-9, -9, 0, 0))) wrong.push(`the trains are behind ${other}`);
    const hidden = [...trains.querySelectorAll('[data-train]')].filter(
      (train) => train.getBoundingClientRect().bottom > field.bottom + 8,
    ).length;
    const sign = [...document.querySelectorAll('button')].find((one) => /trains? below/.test(one.textContent));
    if (hidden > 0 && !sign?.textContent.startsWith(`${hidden} more`)) wrong.push(`no sign of ${hidden} trains`);
    if (hidden === 0 && sign) wrong.push('a sign of nothing');
    const tiles = [...hand.querySelectorAll('[data-tile]')].map((tile) => tile.getBoundingClientRect());
    tiles.forEach((one, index) => {
      if (Math.min(one.width, one.height) < smallest) wrong.push(`tile ${index} is ${one.width} by ${one.height}`);
      if (tiles.some((other, at) => at > index && overlap(one, other))) wrong.push(`tile ${index} overlaps another`);
    });
    const main = box('[data-main]');
    if (!main || main.bottom > innerHeight || main.height < 44) wrong.push('the main button is out of sight');
    return wrong;
  }, least);

const ALL_IN_SIGHT = ['bonepile', 'refused', 'waiting', 'cover', 'asked', 'lost', 'clock-late', 'clock-paused'];
const SOME_BELOW = ['planned', 'seats-12', 'seats-16', 'build-16', 'hand-12', 'hand-20', 'hand-30', 'hand-40'];

describe('the board fits', () => {
  test('eight seats at 360 by 640, whatever the notice says', async () => {
    const { context, page } = await harness.newPlayer(PHONE);
    for (const state of ALL_IN_SIGHT) {
      await showState(page, state);
      await page.locator('[data-train="7"]').waitFor();
      const hidden = page.getByRole('button', { name: /below/ });
      expect({ state, wrong: await wrongBoxes(page, 44), hidden: await hidden.count() }).toEqual({
        state,
        wrong: [],
        hidden: 0,
      });
    }
    await context.close();
  });

  test.each([
    [PHONE, 44],
    [TALL, 44],
    [SIDEWAYS, 44],
    // A desktop at 200 %.
    [{ width: 720, height: 450, isTouch: false }, 44],
    [DESKTOP, 34],
  ] as const)('at $width, and says how many trains are below', async (device, least) => {
    const { context, page } = await harness.newPlayer(device);
    for (const state of SOME_BELOW) {
      await showState(page, state);
      await eventually(async () =>
        expect({ state, wrong: await wrongBoxes(page, least) }).toEqual({ state, wrong: [] }),
      );
    }
    await context.close();
  });

  test('at 360, no tile’s numbers are on two lines, and a long name breaks where its syllables do', async () => {
    const { context, page } = await harness.newPlayer(PHONE);
    for (const state of ['bonepile', 'waiting', 'cover', 'refused', 'planned']) {
      await showState(page, state);
      const tile = playableTiles(page).first();
      if ((await tile.count()) > 0) await tile.click();
      // Some open by themselves.
      await trainsMarked(page);
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
    await context.close();
  });

  test('a notice opens over the trains and moves none of them', async () => {
    const { context, page } = await harness.newPlayer(PHONE);
    await showState(page, 'bonepile');
    const train = page.locator('[data-train="2"]');
    const before = await train.boundingBox();
    await page.getByRole('button', { name: '1 more notice' }).click();
    const notices = page.getByRole('group', { name: 'Notices' });
    await notices.getByText('Jun has 1 tile left.').waitFor();
    expect(await train.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await notices.isVisible()).toBe(false);
    await context.close();
  });
});

test('the mouse wheel scrolls a hand too wide for a desktop, and its last tile can be dragged to a train', async () => {
  const { context, page } = await harness.newPlayer(DESKTOP);
  await showState(page, 'hand-100');
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
  await context.close();
});

test.each([PHONE, TALL, DESKTOP])('“Why not?” fits a finger and leads to the rule, at $width', async (device) => {
  const { context, page } = await harness.newPlayer(device);
  await showState(page, 'bonepile');
  await page.getByRole('button', { name: /^12-6/ }).click();
  const why = page.getByRole('button', { name: 'Why not?' });
  const box = await why.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // All of it reacts, although trains are close below.
  const corners = await why.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const points = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
    return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
  });
  expect(corners).toBe(true);

  await why.click();
  const rule = page.getByRole('link', { name: /^Rule 5: Where a tile may go/ });
  expect((await rule.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const [rules] = await Promise.all([context.waitForEvent('page'), rule.click()]);
  const heading = rules.getByRole('heading', { name: 'Where a tile may go' });
  const isAtTop = async (): Promise<boolean> => {
    const y = (await heading.boundingBox())?.y ?? Infinity;
    return y >= 0 && y < device.height / 4;
  };
  await eventually(async () => expect(await isAtTop()).toBe(true));
  await rules.close();
  // The board is as it was left.
  await page.getByRole('dialog', { name: 'Why not 12-6?' }).waitFor();
  await context.close();
});

describe.each([PHONE, TALL])('a record on a phone of $width', (device) => {
  const open = async (game: string): Promise<Page> => {
    const { page } = await harness.newPlayer(device);
    await page.goto('/replay');
    const file = join(import.meta.dirname, '../../packages/rules/test/records/house-rules.jsonl');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: game }).click();
    await page.getByRole('region', { name: 'Hands', exact: true }).waitFor();
    return page;
  };
  const handsOf = (page: Page): Locator => page.getByRole('region', { name: 'Hands', exact: true }).getByRole('group');
  /** Returns whether those hands are fully visible. */
  const isWhole = (found: Locator): Promise<boolean> =>
    found.evaluateAll((hands) =>
      hands.every((hand) => {
        const [one, place] = [hand.getBoundingClientRect(), hand.parentElement?.getBoundingClientRect()];
        return place !== undefined && one.top >= place.top && one.bottom <= place.bottom;
      }),
    );

  test('shows three hands in full', async () => {
    const page = await open('Game 2');
    expect(await handsOf(page).count()).toBe(3);
    expect(await isWhole(handsOf(page))).toBe(true);
    await page.context().close();
  });

  test('always shows the hand whose turn it is, even among sixteen', async () => {
    const page = await open('Game 6');
    const onTurn = handsOf(page).and(page.locator('[aria-current]'));
    for (let step = 0; step < 20; step++) {
      expect(await onTurn.count()).toBe(1);
      expect(await isWhole(onTurn)).toBe(true);
      await page.getByRole('button', { name: 'Forward' }).click();
    }
    await page.context().close();
  });
});

test('a toast covers no train, no log and no button, wherever it is shown', async () => {
  const { context, page } = await harness.newPlayer(PHONE);
  await openShortGame(page, 'Ines');
  // Whatever is played, somebody was faster.
  const json = { status: 412, title: 'Moved on', detail: 'The game moved on.', code: 'STALE' };
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
  await context.close();
});

const toast = (page: Page): Locator => page.locator('[data-toast]');

/** Returns what an open toast lies over, and whether the toast itself is out of the window. */
const coveredByToast = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const slip = document.querySelector('[data-toast]');
    if (slip === null) return ['no toast'];
    const box = slip.getBoundingClientRect();
    const trains = document.querySelector('section[aria-label="Trains"]');
    const scroller = document.querySelector('[data-layout=wide]') ? trains?.parentElement : trains;
    const others = [
      scroller,
      ...document.querySelectorAll('[data-hand], [data-hand] button, header, aside, [role=log]'),
    ];
    const covered = others.flatMap((other) => {
      if (!other) return ['no trains'];
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const isOver = left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
      return isOver ? [other.getAttribute('aria-label') ?? other.textContent] : [];
    });
    return box.bottom <= innerHeight && box.right <= innerWidth ? covered : [...covered, 'out of the window'];
  });

/** Returns the tiles in visible text whose numbers are on two lines, with the sentence. */
const brokenTiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const match of text.matchAll(/\d{1,2}[-\u2011]\d{1,2}/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(text);
      }
    }
    return broken;
  });
