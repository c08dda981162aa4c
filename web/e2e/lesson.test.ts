import { expect, test } from 'vitest';
import { violations } from './harness/accessibility.ts';
import { DESKTOP } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

test('a visitor who has never been here completes the lesson by keyboard alone, and goes on to a game', async () => {
  const { page } = await harness.newPlayer(DESKTOP);
  await page.goto('/learn');
  const sign = page.getByRole('heading', { level: 2 });
  await sign.getByText('Lay a tile that matches the 9.').waitFor();
  expect(await violations(page)).toEqual([]);
  // The focus is always where the thing to do is, so Enter is enough. The board ignores the second tap of a double tap.
  while (!(await sign.textContent())?.startsWith('You went out.')) await page.keyboard.press('Enter');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Ines');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\//);
});
