import { expect, test } from 'vitest';
import { violations } from './harness/accessibility.ts';
import { DESKTOP, PHONE, pastDoubleTap } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

test('a visitor who has never been here completes the lesson by keyboard alone, and goes on to a game', async () => {
  const { page } = await harness.newPlayer(DESKTOP);
  await page.goto('/learn');
  const sign = page.getByRole('heading', { level: 2 });
  await sign.getByText('Lay a tile that matches the 9.').waitFor();
  expect(await violations(page)).toEqual([]);
  // The focus is always where the thing to do is, so Enter is enough.
  while (!(await sign.textContent())?.startsWith('You went out.')) {
    await pastDoubleTap(page);
    // Between its two parts the solid button leaves the lesson.
    if (await page.getByRole('button', { name: 'Play now' }).isVisible()) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
  }
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\//);
});

/** Steps of the lesson to look at: the post passes two trains, and the end. */
const FAR_TRAIN = 4;
const END = 11;

test('the lesson fits phones in both orientations and desktops: the sign reads, its post covers no name, the count shows', async () => {
  const { page } = await harness.newPlayer(PHONE);
  await page.goto('/privacy');
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const visit = async (step: number): Promise<void> => {
      await page.evaluate((at) => localStorage.setItem('slow-train:lesson', String(at)), step);
      await page.goto('/learn');
    };
    await visit(FAR_TRAIN);
    await page.getByText('Robur’s signal is up: you may play there too.').first().waitFor();
    await page.locator('[data-post="pointing"]').waitFor();
    const found = await page.evaluate(() => {
      const box = (selector: string): DOMRect => {
        const element = document.querySelector(selector);
        if (element === null) throw new Error(selector);
        return element.getBoundingClientRect();
      };
      const overlaps = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      const post = box('[data-post]');
      const sign = box('main h2');
      const target = box('[data-train="1"]');
      const names = [...document.querySelectorAll('[data-train] b, [data-train] span')].filter(
        (element) => element.children.length === 0 && element.textContent.trim() !== '',
      );
      return {
        crossed: names.filter((name) => overlaps(name.getBoundingClientRect(), post)).map((name) => name.textContent),
        signHeight: sign.height,
        isBesideHand: !overlaps(sign, box('[data-hand]')) && !overlaps(target, box('[data-hand]')),
        pointsAtTrain: post.bottom >= target.top - 1 && post.bottom <= target.bottom,
        isAllInWindow: box('[data-main]').bottom <= innerHeight && target.bottom <= innerHeight,
      };
    });
    expect(found, `${width} × ${height}`).toEqual({
      crossed: [],
      signHeight: expect.any(Number),
      isBesideHand: true,
      pointsAtTrain: true,
      isAllInWindow: true,
    });
    expect(found.signHeight, `${width} × ${height}`).toBeLessThan(80);
    await visit(END);
    const counted = await page.getByRole('listitem').filter({ hasText: '21' }).boundingBox();
    const button = await page.getByRole('button', { name: 'Play the computer' }).boundingBox();
    expect(counted?.height ?? 0).toBeGreaterThan(40);
    const bottom = (box: { y: number; height: number } | null): number => (box ? box.y + box.height : Infinity);
    expect(bottom(counted), `${width} × ${height}`).toBeLessThanOrEqual(height);
    expect(bottom(button), `${width} × ${height}`).toBeLessThanOrEqual(height);
    const isCovered = await page
      .getByRole('listitem')
      .filter({ hasText: '21' })
      .evaluate((row) => {
        const { left, top, height: tall } = row.getBoundingClientRect();
        return !row.contains(document.elementFromPoint(left + 20, top + tall - 8));
      });
    expect(isCovered, `${width} × ${height}: the count is covered`).toBe(false);
  }
});
