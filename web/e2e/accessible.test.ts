import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdContributions, playPast, tableIn } from './play-past.ts';
import { DESKTOP, PHONE, settled } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

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
    const { context, page } = await stage.newPlayer(device, light);
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
    await seen('/you/email', 'Add an e-mail');
    await seen('/you/passkeys', 'Passkeys');
    await seen('/you/devices', 'Your devices');
    await seen('/you/another', 'Sign in another device');
    await seen('/you/delete', 'Delete my account');
    await seen('/sign-in', 'Come aboard again');
    await seen('/privacy', /stored/i);

    await page.goto(table);
    await page.getByRole('button', { name: 'Start with 2 computer players' }).click();
    await settled(page);
    expect(await violations(page), 'board').toEqual([]);
    await seen(`${table}/scores`, 'Round 1');
    await seen('/', 'Slow Train');
    await context.close();
  });
});

/** What axe finds on the page on a phone and on a desktop, by day and by night. */
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

test('axe finds nothing while a deal is shuffled, nor on how it was made', { timeout: 300_000 }, async () => {
  const { context, page } = await stage.newPlayer(PHONE);
  const letGo = await holdContributions(page);
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Ines');
  for (const [what, many] of Object.entries({ Seats: 2, 'Computer players': 1, Rounds: 1 }))
    await page.getByRole('spinbutton', { name: what }).fill(String(many));
  await page.getByRole('button', { name: 'Deal the tiles' }).click();
  await page.getByRole('heading', { name: 'Shuffling' }).waitFor();
  await page.getByText('still to come').waitFor();
  expect(await violationsEverywhere(page), 'shuffling').toEqual([]);
  letGo();
  await settled(page);
  await playPast(page, tableIn(page), 1);

  await page.goto(`/tables/${tableIn(page)}/scores`);
  const deals = page.getByRole('button', { name: 'Deals: checked ✓' });
  await deals.waitFor();
  expect(await violationsEverywhere(page), 'a finished score sheet').toEqual([]);
  await deals.click();
  await page.getByRole('dialog', { name: 'Deals' }).waitFor();
  expect(await violationsEverywhere(page), 'the deals').toEqual([]);
  await page.getByRole('button', { name: 'Round 1, 12-12' }).click();
  await page.getByText('Nobody can have steered this deal').waitFor();
  expect(await violationsEverywhere(page), 'a deal').toEqual([]);
  await context.close();
});
