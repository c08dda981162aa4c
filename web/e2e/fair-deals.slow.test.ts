import { eventually } from '@slow-train/local/kit';
import type { GameView } from '@slow-train/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdReveals, playRoundByApi, gameIdIn, gameOf } from './fixtures/deals.ts';
import { DESKTOP, refetch, PHONE, settled } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Ines creates a game on her phone. */
async function setTable(seats: number): Promise<{ readonly page: Page; readonly link: string }> {
  const { page } = await harness.newPlayer(PHONE);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ines');
  await page.getByRole('button', { name: 'Set a table' }).tap();
  await page.getByRole('spinbutton', { name: 'People' }).fill(String(seats));
  await page.getByRole('button', { name: 'Set the table' }).tap();
  return { page, link: await page.getByLabel('Link to this table').inputValue() };
}

/** Lets a player take a seat by the link. */
async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByText('Waiting for the host to start').waitFor();
}

test('a page takes part in every deal against the computer, and proves each of them', async () => {
  const { context, page } = await harness.newPlayer(PHONE);
  const notes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/notes')) notes.push(request.postData() ?? '');
  });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ottoline');
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await page.waitForURL(/\/tables\/[\w-]{12}$/);
  await settled(page);
  await eventually(async () => expect(notes.length).toBe(3));
  expect(notes[0]).toMatch(/"round":1,"seal".*"round":2,"seal"/);
  expect(notes[1]).toMatch(/"round":1,"contribution"/);
  expect(notes[2]).toMatch(/"round":2,"contribution".*"round":3,"seal"/);
  const id = gameIdIn(page);
  expect((await gameOf(page, id)).game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
  for (const round of [1, 2]) {
    await playRoundByApi(page, id, round);
    await refetch(page);
  }

  await page.goto(`/tables/${id}/scores`);
  // Uses only the keyboard from now on.
  await page.getByRole('button', { name: 'Deals proved ✓' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Deals' });
  const second = list.getByRole('button', { name: 'Round 2, 11-11 Deal proved ✓' });
  const first = list.getByRole('button', { name: 'Round 1, 12-12 Deal proved ✓' });
  await first.waitFor();
  await tabTo(page, 'Round 2, 11-11');
  await tabTo(page, 'Round 1, 12-12');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'How round 1 was dealt' });
  await sheet.getByText('Nobody could have steered this deal').waitFor();
  await sheet.getByText('Took part in this deal: you.').waitFor();
  await sheet.getByText('Every tile laid or drawn in the round is where this deck has it.').waitFor();
  expect(await sheet.getByRole('listitem').filter({ hasText: 'Wrong:' }).count()).toBe(0);
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
  expect(await focused(page)).toBe('Deals proved ✓');
  await context.close();
});

/** Returns the text of the focused element. */
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

test('all players’ browsers take part in the first deal, and nobody has to wait', async () => {
  const { page: ines, link } = await setTable(2);
  const { page: ana } = await harness.newPlayer(DESKTOP);
  await takeSeat(ana, link, 'Ana');
  const id = gameIdIn(ana);
  // Ana's commitment was the last: her browser closes the list and reveals. Ines's sees it without a new revision.
  const opened = async () => (await gameOf(ana, id)).game.fairness.lists[0]?.opened;
  await eventually(async () => expect((await opened())?.[1]).toBe(true));
  await refetch(ines);
  await eventually(async () => expect(await opened()).toEqual([true, true]));
  await ines.getByRole('button', { name: 'Start the game' }).tap();
  await settled(ines);
  await refetch(ana);
  await settled(ana);
  expect((await gameOf(ana, id)).game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
  await ines.context().close();
  await ana.context().close();
});

test('everybody sees “shuffling” until a late browser takes part', async () => {
  const { page: ines, link } = await setTable(3);
  const { page: ana } = await harness.newPlayer(DESKTOP);
  const { page: bo } = await harness.newPlayer(PHONE);
  const [ofAna, ofBo] = [await holdReveals(ana), await holdReveals(bo)];
  await takeSeat(ana, link, 'Ana');
  await takeSeat(bo, link, 'Bo');
  const list = async () => (await gameOf(ines, gameIdIn(ines))).game.fairness.lists[0];
  await eventually(async () => expect((await list())?.closed).toBe(true));
  await refetch(ines);
  await ines.getByRole('button', { name: 'Start the game' }).tap();
  await ines.getByRole('heading', { name: 'Shuffling' }).waitFor();
  await ines.getByText('Waiting for Ana’s and Bo’s phones, at most 10 minutes.').waitFor();
  const parts = ines.getByRole('list', { name: 'Parts in this shuffle' });
  const told = () => parts.getByRole('listitem').allInnerTexts();
  await eventually(async () =>
    expect(await told()).toEqual(['You\nin the shuffle', 'Ana\nstill to come', 'Bo\nstill to come']),
  );
  const { revision } = (await gameOf(ines, gameIdIn(ines))).game;
  await refetch(ana);
  await ana.getByText('Waiting for your and Bo’s phones').waitFor();

  ofAna();
  await ines.getByText('Waiting for Bo’s phone, at most 10 minutes.').waitFor();
  expect(await told()).toEqual(['You\nin the shuffle', 'Ana\nin the shuffle', 'Bo\nstill to come']);
  expect((await gameOf(ines, gameIdIn(ines))).game.revision).toBe(revision);

  ofBo();
  for (const page of [bo, ines, ana]) {
    await refetch(page);
    await settled(page);
  }
  expect((await gameOf(ana, gameIdIn(ana))).game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
  for (const page of [ines, ana, bo]) await page.context().close();
});

test('thirteen rounds and the checks of their deals fit on the smallest screen', async () => {
  const { context, page } = await harness.newPlayer(PHONE);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ottoline');
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await page.waitForURL(/\/tables\/[\w-]{12}$/);
  await settled(page);
  const { game } = await gameOf(page, gameIdIn(page));
  const rounds = Array.from({ length: 13 }, (_, index) => index + 1);
  const over: GameView = {
    ...game,
    revision: game.revision + 1,
    status: 'finished',
    // The longest texts are those of a lost game and a blocked round.
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
