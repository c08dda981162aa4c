import { chooseAction } from '@slow-train/players';
import type { GameAnswer } from '@slow-train/protocol';
import { readView, writeAction } from '@slow-train/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testWorker, type TestWorker } from '../../packages/local/src/testing.ts';
import { openBrowser } from './harness.ts';
import { DESKTOP, lookAgain, newPlayer, PHONE, settled } from './player.ts';

let worker: TestWorker;
let browser: Browser;

beforeAll(async () => {
  [worker, browser] = await Promise.all([testWorker(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await worker?.stop();
});

/** Plays as a computer would, past the page but with its session, until so many rounds are over. */
async function playPast(page: Page, id: string, rounds: number): Promise<void> {
  for (let actions = 0; ; actions++) {
    const { game }: GameAnswer = await (await page.request.get(`/api/games/${id}`)).json();
    if (game.results.length >= rounds || game.round === null) return;
    const answer = await page.request.post(`/api/games/${id}/actions`, {
      data: { do: writeAction(chooseAction(readView(game.round))) },
      headers: {
        'if-match': `"${game.revision}"`,
        'idempotency-key': `key-of-the-browser-${game.revision}-${actions}`,
      },
    });
    expect(answer.status()).toBe(200);
  }
}

test('the page takes part in the deals by itself, and says how they were made', async () => {
  const { context, page } = await newPlayer(browser, worker.url, PHONE);
  const notes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/notes')) notes.push(request.postData() ?? '');
  });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ottoline');
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await page.waitForURL(/\/tables\/[\w-]{12}$/);
  await settled(page);
  // One click has dealt the first round before; from the second on this browser has a part.
  await expect.poll(() => notes.length).toBe(2);
  expect(notes[0]).toMatch(/"round":2,"seal".*"round":3,"seal"/);
  expect(notes[1]).toMatch(/"round":2,"contribution"/);
  const id = page.url().split('/').at(-1) ?? '';
  await playPast(page, id, 1);
  // Whoever plays looks at the table: only here the first round was played past the page.
  await lookAgain(page);
  const hasSeen = (key: string): boolean => localStorage.getItem(key)?.includes('"hand"') === true;
  await page.waitForFunction(hasSeen, `slow-train:kept:${id}:2`);
  await playPast(page, id, 2);

  await page.goto(`/tables/${id}/scores`);
  const deals = page.getByRole('list', { name: 'Deals' });
  await deals.getByRole('button', { name: 'Round 1, 12-12 Deal without your part' }).waitFor();
  await deals.getByRole('button', { name: 'Round 2, 11-11 Deal checked ✓' }).tap();
  const sheet = page.getByRole('dialog', { name: 'How round 2 was dealt' });
  await sheet.getByText('Nobody can have steered this deal').waitFor();
  await sheet.getByText('With a part in this deal: you.').waitFor();
  await sheet.getByRole('button', { name: 'Download the evidence' }).waitFor();
  await context.close();
});

test('two browsers at a table are both in its first deal, and nobody waits', async () => {
  const phone = await newPlayer(browser, worker.url, PHONE);
  await phone.page.goto('/');
  await phone.page.getByLabel('Your name').fill('Ines');
  await phone.page.getByRole('button', { name: 'Set a table' }).tap();
  await phone.page.getByRole('spinbutton', { name: 'Seats' }).fill('2');
  await phone.page.getByRole('button', { name: 'Set the table' }).tap();
  const link = await phone.page.getByLabel('Link to this table').inputValue();
  const desktop = await newPlayer(browser, worker.url, DESKTOP);
  await desktop.page.goto(new URL(link).pathname);
  await desktop.page.getByLabel('Your name').fill('Ana');
  await desktop.page.getByRole('button', { name: 'Take a seat' }).click();
  await desktop.page.getByText('Waiting for the host to start').waitFor();
  const id = desktop.page.url().split('/').at(-1) ?? '';
  const table = async (): Promise<GameAnswer> => (await desktop.page.request.get(`/api/games/${id}`)).json();
  // Ana's seal was the last one: her browser settles the list, and opens.
  await expect.poll(async () => (await table()).game.fairness.lists[0]?.opened[1]).toBe(true);
  await lookAgain(phone.page);
  await phone.page.getByRole('button', { name: 'Start the game' }).tap();
  await settled(phone.page);
  await lookAgain(desktop.page);
  await settled(desktop.page);
  expect((await table()).game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
  await phone.context.close();
  await desktop.context.close();
});
