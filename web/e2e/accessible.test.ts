import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testWorker, type TestWorker } from '../../packages/local/src/testing.ts';
import { openBrowser } from './harness.ts';
import { DESKTOP, newPlayer, PHONE, settled } from './player.ts';

let worker: TestWorker;
let browser: Browser;

beforeAll(async () => {
  [worker, browser] = await Promise.all([testWorker(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await worker?.stop();
});

/** What axe finds on the page as it stands, in short. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

describe.each(['day', 'night'] as const)('by %s', (light) => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('axe finds nothing on any page, on a %s', async (_, device) => {
    const { context, page } = await newPlayer(browser, worker.url, device, light);
    const seen = async (path: string, heading: string | RegExp): Promise<void> => {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      expect(await violations(page), `${path} by ${light}`).toEqual([]);
    };

    await seen('/', 'Slow Train');
    await seen('/join', 'Join with a code');
    await seen('/no/such/page', 'No such platform');
    await seen('/join/AAAAAAAAAAAAAAAAAAAAAA', 'This invitation leads nowhere');
    await seen('/new', 'Set a table');
    await seen('/tables/AAAAAAAAAAAA', /Tickets, please|No such table/);

    await page.goto('/new');
    await page.getByLabel('Your name').fill('Ines');
    await page.getByLabel('Name of the table').fill('Night Mail');
    await page.getByRole('spinbutton', { name: 'Seats' }).fill('9');
    await page.getByText(/no set for 9 seats/).waitFor();
    expect(await violations(page), 'a refusal').toEqual([]);
    await page.getByRole('spinbutton', { name: 'Seats' }).fill('3');
    await page.getByRole('button', { name: 'Set the table' }).click();
    await page.getByRole('heading', { name: 'Night Mail' }).waitFor();
    expect(await violations(page), 'waiting room').toEqual([]);
    const table = new URL(page.url()).pathname;
    await seen(new URL(await page.getByLabel('Link to this table').inputValue()).pathname, 'Night Mail');
    await seen('/', 'Slow Train');
    await seen('/you', 'Your ticket');

    await page.goto(table);
    await page.getByRole('button', { name: 'Start with 2 computer players' }).click();
    await settled(page);
    expect(await violations(page), 'board').toEqual([]);
    await seen(`${table}/scores`, 'Round 1');
    await seen('/', 'Slow Train');
    await context.close();
  });
});
