import type { GameView } from '@slow-train/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdContributions, playPast, tableIn, tableOf } from './play-past.ts';
import { DESKTOP, lookAgain, PHONE, settled } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const MOST_MS = 60_000;
const patient = { timeout: MOST_MS };

/** Ines sets a table for so many on her telephone. */
async function setTable(seats: number): Promise<{ readonly page: Page; readonly link: string }> {
  const { page } = await stage.newPlayer(PHONE);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ines');
  await page.getByRole('button', { name: 'Set a table' }).tap();
  await page.getByRole('spinbutton', { name: 'Seats' }).fill(String(seats));
  await page.getByRole('button', { name: 'Set the table' }).tap();
  return { page, link: await page.getByLabel('Link to this table').inputValue() };
}

/** Somebody comes in by the link. */
async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByText('Waiting for the host to start').waitFor();
}

test('one click against the computer: the page takes part in every deal by itself, and says how they were made', async () => {
  const { context, page } = await stage.newPlayer(PHONE);
  const notes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/notes')) notes.push(request.postData() ?? '');
  });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ottoline');
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await page.waitForURL(/\/tables\/[\w-]{12}$/);
  await settled(page);
  await expect.poll(() => notes.length, patient).toBe(3);
  expect(notes[0]).toMatch(/"round":1,"seal".*"round":2,"seal"/);
  expect(notes[1]).toMatch(/"round":1,"contribution"/);
  expect(notes[2]).toMatch(/"round":2,"contribution".*"round":3,"seal"/);
  const id = tableIn(page);
  expect((await tableOf(page, id)).game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
  for (const round of [1, 2]) {
    await playPast(page, id, round);
    await lookAgain(page);
  }

  await page.goto(`/tables/${id}/scores`);
  // From here on with the keyboard alone.
  await page.getByRole('button', { name: 'Deals: checked ✓' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Deals' });
  const second = list.getByRole('button', { name: 'Round 2, 11-11 Deal checked ✓' });
  const first = list.getByRole('button', { name: 'Round 1, 12-12 Deal checked ✓' });
  await first.waitFor();
  await tabTo(page, 'Round 2, 11-11');
  await tabTo(page, 'Round 1, 12-12');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'How round 1 was dealt' });
  await sheet.getByText('Nobody can have steered this deal').waitFor();
  await sheet.getByText('With a part in this deal: you.').waitFor();
  await sheet.getByText('Every tile that was laid or drawn in the round is where this deck has it.').waitFor();
  expect(await sheet.locator('.wrong').count()).toBe(0);
  const download = page.waitForEvent('download');
  await tabTo(page, 'Download the evidence');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe(`slow-train-${id}-1-evidence.json`);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await focused(page)).toContain('Round 1, 12-12');
  await second.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Deals: checked ✓');
  await context.close();
});

/** What the focus is on, in words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

async function tabTo(page: Page, words: string): Promise<void> {
  for (let steps = 0; steps < 20; steps++) {
    if ((await focused(page)).includes(words) && (await page.evaluate(() => document.activeElement?.matches('button'))))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not get to "${words}".`);
}

test('browsers at a table are all in its first deal, and nobody waits', async () => {
  const { page: ines, link } = await setTable(2);
  const { page: ana } = await stage.newPlayer(DESKTOP);
  await sitDown(ana, link, 'Ana');
  const id = tableIn(ana);
  // Ana's seal was the last one: her browser settles the list, and opens. Ines's sees that without a new revision.
  const opened = async () => (await tableOf(ana, id)).game.fairness.lists[0]?.opened;
  await expect.poll(async () => (await opened())?.[1], patient).toBe(true);
  await lookAgain(ines);
  await expect.poll(opened, patient).toEqual([true, true]);
  await ines.getByRole('button', { name: 'Start the game' }).tap();
  await settled(ines);
  await lookAgain(ana);
  await settled(ana);
  expect((await tableOf(ana, id)).game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
  await ines.context().close();
  await ana.context().close();
});

test('a browser that is late keeps the table shuffling, for all to see, and its part deals', async () => {
  const { page: ines, link } = await setTable(3);
  const { page: ana } = await stage.newPlayer(DESKTOP);
  const { page: bo } = await stage.newPlayer(PHONE);
  const [ofAna, ofBo] = [await holdContributions(ana), await holdContributions(bo)];
  await sitDown(ana, link, 'Ana');
  await sitDown(bo, link, 'Bo');
  const list = async () => (await tableOf(ines, tableIn(ines))).game.fairness.lists[0];
  await expect.poll(async () => (await list())?.closed, patient).toBe(true);
  await lookAgain(ines);
  await ines.getByRole('button', { name: 'Start the game' }).tap();
  await ines.getByRole('heading', { name: 'Shuffling' }).waitFor();
  await ines.getByText('Waiting for Ana’s and Bo’s phones, at most 10 minutes.').waitFor();
  const parts = ines.getByRole('list', { name: 'Parts in this shuffle' });
  const told = () => parts.getByRole('listitem').allInnerTexts();
  await expect.poll(told, patient).toEqual(['You\nin the shuffle', 'Ana\nstill to come', 'Bo\nstill to come']);
  const { revision } = (await tableOf(ines, tableIn(ines))).game;
  await lookAgain(ana);
  await ana.getByText('Waiting for your and Bo’s phones').waitFor();

  ofAna();
  await ines.getByText('Waiting for Bo’s phone, at most 10 minutes.').waitFor();
  expect(await told()).toEqual(['You\nin the shuffle', 'Ana\nin the shuffle', 'Bo\nstill to come']);
  expect((await tableOf(ines, tableIn(ines))).game.revision).toBe(revision);

  ofBo();
  for (const page of [bo, ines, ana]) {
    await lookAgain(page);
    await settled(page);
  }
  expect((await tableOf(ana, tableIn(ana))).game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
  for (const page of [ines, ana, bo]) await page.context().close();
});

test('thirteen rounds and what their deals are worth fit on the smallest screen', async () => {
  const { context, page } = await stage.newPlayer(PHONE);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ottoline');
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await page.waitForURL(/\/tables\/[\w-]{12}$/);
  await settled(page);
  const { game } = await tableOf(page, tableIn(page));
  const rounds = Array.from({ length: 13 }, (_, index) => index + 1);
  const over: GameView = {
    ...game,
    revision: game.revision + 1,
    status: 'finished',
    // A lost game has the longest sentence, and a blocked round the longest legend.
    results: rounds.map((round) => ({
      engine: `${13 - round}-${13 - round}`,
      scores: [40 + round, round === 5 ? 12 : 0],
      out: round === 5 ? null : 1,
    })),
    places: [2, 1],
    fairness: { lists: [], deals: rounds.map((round) => ({ round, withheld: [], silent: [] })) },
  };
  await page.route(/\/api\/games\/[\w-]{12}(\?.*)?$/, (route) => route.fulfill({ json: { game: over, log: [] } }));
  await page.goto(`/tables/${game.id}/scores`);
  await page.getByRole('button', { name: /^Deals: / }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('row', { name: /^0-0/ }).waitFor();
  const { held, shown } = await page
    .getByRole('region', { name: 'Pips by round and seat' })
    .evaluate((box) => ({ held: box.scrollHeight, shown: box.clientHeight }));
  expect(held).toBeLessThanOrEqual(shown);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PHONE.height);
  await context.close();
});
