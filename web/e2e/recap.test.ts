import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { lookAgain, playTurn, settled } from './player.ts';
import { onTurn, sitDown } from './sit-down.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** How the trains lie, in words. */
const trains = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(`${within} :is(.trains, .yard) [data-train] .unseen`).allTextContents();

test('who closed the page is told what happened meanwhile, watches it, and plays on', async () => {
  // One thing alone is not worth a plate: a computer player sits between them.
  const { ines, ana } = await sitDown(stage, undefined, 1);
  if ((await onTurn([ines, ana])) === ines) await playTurn(ines);
  await lookAgain(ana.page);
  await playTurn(ana);
  const table = new URL(ana.page.url()).pathname;
  await expectSaved(ana.page, table);
  await ana.page.close();
  await playTurn(ines);

  const page = await ana.context.newPage();
  await page.goto(table);
  const plate = page.getByRole('region', { name: /^Since you were here: \d+ things$/ });
  await plate.waitFor();
  const told = await plate.getByRole('listitem').allTextContents();
  expect(told.length).toBeGreaterThan(1);
  expect(told.join(' ')).toContain('Ines');
  expect(await violations(page)).toEqual([]);

  await plate.getByRole('button', { name: 'Show me' }).click();
  const replay = page.getByRole('dialog', { name: 'What happened since you were here' });
  await replay.getByText('This is how you left it.').waitFor();
  expect(await violations(page)).toEqual([]);
  for (let step = 0; !(await replay.locator('.recap-where').innerText()).includes('now'); step++) {
    expect(step).toBeLessThan(60);
    await page.keyboard.press('ArrowRight');
  }
  expect(await replay.locator('.notice').innerText()).toContain(told[0]?.replace(/^[^A-Z]*/, '') ?? '');
  const last = await trains(page, '.recap-show');
  expect(last.length).toBeGreaterThan(0);
  expect(last).toEqual(await trains(page, '.board-page > .board'));
  await page.keyboard.press('Escape');
  await replay.waitFor({ state: 'hidden' });
  expect(await plate.count()).toBe(0);

  await playTurn({ ...ana, page });
  await page.reload();
  await settled(page);
  expect(await plate.count()).toBe(0);
});

/** Waits until the service knows how far she has read. */
async function expectSaved(page: Page, table: string): Promise<void> {
  await expect
    .poll(async () => {
      const { game, desk } = await (await page.request.get(`/api${table.replace('/tables/', '/games/')}`)).json();
      return desk?.readUpTo === game.revision;
    })
    .toBe(true);
}
