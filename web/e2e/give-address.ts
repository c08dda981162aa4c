import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stage } from './stage.ts';

/** A guest gives an address, and wants their mails at once, at any hour. */
export async function giveAddress(stage: Stage, page: Page, address: string): Promise<void> {
  await page.goto('/you/email');
  await page.getByLabel('Your e-mail address').fill(address);
  await page.getByRole('button', { name: 'Mail me a code' }).click();
  const { text } = await stage.mailbox().next(address);
  const [, first = '', last = ''] = /\b(\d{3}) ?(\d{3})\b/.exec(text ?? '') ?? [];
  await page.getByLabel('The six digits').fill(first + last);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(`${address} gets you in everywhere`).waitFor();
  const data = { quiet: null, waitMinutes: { mail: 0 }, mail: { when: 'each' } };
  expect((await page.request.put('/api/me/notifications', { data })).status()).toBe(200);
}
