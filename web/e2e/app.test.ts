import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mainKind, PHONE, settled, step, stepUntilSent } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Waits until the service worker has kept the page. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function startGame(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await page.locator('[data-main=act], [data-main=hint]').waitFor();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('slow-train:known:game:')));
  return new URL(page.url()).pathname;
}

const knownKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('slow-train:known:')));

test('without a network the app opens with the last known games, keeps one move, and sends it later', async () => {
  const { context, page } = await harness.newPlayer({ ...PHONE, keepsApp: true });
  const table = await startGame(page);
  await isKept(page);
  await page.goto('/');
  await page.locator(`a[href="${table}"]`).first().waitFor();

  await context.setOffline(true);
  await page.reload();
  await page.getByText(/^No connection\. You see it as of /).waitFor();
  await page.locator(`a[href="${table}"]`).first().tap();
  await page.getByText(/^No connection\. You see it as of /).waitFor();
  while ((await mainKind(page)) === 'hint') await step(page, PHONE);
  await stepUntilSent(page, PHONE);
  await page.getByText('No connection. Your move is kept.').first().waitFor();
  // Kept through a restart, too.
  await page.reload();
  await page.getByText('No connection. Your move is kept.').first().waitFor();

  const played = page.waitForResponse((answer) => answer.url().endsWith('/actions') && answer.ok());
  await context.setOffline(false);
  await played;
  await settled(page);
  await context.close();
});

test('signing out leaves nothing known in this browser', async () => {
  const { context, page } = await harness.newPlayer({ ...PHONE, keepsApp: true });
  await startGame(page);
  expect(await knownKeys(page)).toContain('slow-train:known:me');
  await page.goto('/you');
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap();
  await page.getByRole('button', { name: 'Sign out, lose my seats' }).tap();
  await eventually(async () => expect(await knownKeys(page)).toEqual([]));
  await context.close();
});
