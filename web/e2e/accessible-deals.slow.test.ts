import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './harness/accessibility.ts';
import { soloTable } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { holdReveals, playRound } from './fixtures/deals.ts';
import { DESKTOP, follow, PHONE, settled } from './fixtures/player.ts';
import { ROUND_END, SHORT_GAME } from './fixtures/solo.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Returns axe's findings on the page, on a phone and on a desktop, by day and by night. */
async function violationsEverywhere(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { width, height } of [DESKTOP, PHONE]) {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const all = await violations(page);
      found.push(...all.map((one) => `${width} ${colorScheme}: ${one}`));
    }
  }
  return found;
}

test('axe finds nothing while a deal is being shuffled, at the end of its round, or in its proof', async () => {
  const who = await person(harness.site(), 'Ines');
  const { id } = (await soloTable(who, { ...SHORT_GAME, takesPart: true })).game;
  const { context, page } = await harness.browserOf(who, PHONE);
  const release = await holdReveals(page);
  await page.goto(`/tables/${id}`);
  await page.getByRole('heading', { name: 'Shuffling' }).waitFor();
  await page.getByText('still to come').waitFor();
  expect(await violationsEverywhere(page), 'shuffling').toEqual([]);
  release();
  await settled(page);
  await playRound({ who, context, page, device: PHONE }, id, 1);

  await page.getByRole('heading', { name: ROUND_END }).waitFor();
  await page.getByRole('button', { name: 'My round' }).waitFor();
  expect(await violationsEverywhere(page), 'the end of a round').toEqual([]);
  await page.getByRole('button', { name: 'My round' }).click();
  await page.getByText('Every choice of yours, weighed by what you could see at the time.').waitFor();
  expect(await violationsEverywhere(page), 'my own round').toEqual([]);

  await follow(page, `/tables/${id}/scores`);
  const deals = page.getByRole('button', { name: 'Deals proved ✓' });
  await deals.waitFor();
  expect(await violationsEverywhere(page), 'a finished score sheet').toEqual([]);
  await deals.click();
  await page.getByRole('dialog', { name: 'Deals' }).waitFor();
  expect(await violationsEverywhere(page), 'the deals').toEqual([]);
  await page.getByRole('button', { name: 'Round 1, 6-6' }).click();
  await page.getByText('Nobody could have steered this deal').waitFor();
  expect(await violationsEverywhere(page), 'a deal').toEqual([]);
});
