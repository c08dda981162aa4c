import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frameDrawn, PHONE, showState } from './fixtures/player.ts';
import { openAlone } from './fixtures/solo.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const dialogs = (page: Page) => page.getByRole('dialog');
const expectOpen = (page: Page, count: number): Promise<void> =>
  eventually(async () => expect(await dialogs(page).count()).toBe(count));

test('Back closes the open menu or sheet, and leaves the table only when nothing is open', async () => {
  const { page } = await harness.newPlayer(PHONE);
  await page.goto('/how-to-play');
  await showState(page, 'bonepile');
  const table = page.url();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expectOpen(page, 1);
  await page.goBack();
  await expectOpen(page, 0);
  expect(page.url()).toBe(table);
  // Closed by its own button, it leaves nothing behind to go back from.
  await menu.click();
  await dialogs(page).getByRole('button', { name: 'Back to the table' }).click();
  await expectOpen(page, 0);
  await frameDrawn(page);
  await eventually(async () => expect(await page.evaluate(() => 'over' in (history.state ?? {}))).toBe(false));
  await page.goBack();
  await eventually(() => expect(page.url()).toMatch(/how-to-play$/));
});

test('Back closes the menu after the page was loaded again with it open', async () => {
  const { page } = await openAlone(harness, PHONE, 'Ines');
  const table = page.url();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expectOpen(page, 1);
  await page.reload();
  await menu.click();
  await expectOpen(page, 1);
  await page.goBack();
  await expectOpen(page, 0);
  expect(page.url()).toBe(table);
});
