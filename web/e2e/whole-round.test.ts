import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { refetch, PHONE, settled, step, stepUntilSent } from './fixtures/player.ts';
import { playerOnTurn, seatPlayers, type Seated } from './fixtures/seated.ts';
import { talkAndMute } from './fixtures/talking.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Returns the game's revision, using the page's session. */
async function revision(page: Page): Promise<number> {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('/tables/', '/games/')}`);
  return (await answer.json()).game.revision;
}

async function playOn({ page, device }: Seated): Promise<void> {
  await step(page, device);
  await settled(page);
}

/** Plays while offline, then reconnects. */
async function playOffline({ page, context, device }: Seated): Promise<void> {
  const before = await revision(page);
  await context.setOffline(true);
  await stepUntilSent(page, device);
  await context.setOffline(false);
  await settled(page);
  expect(await revision(page)).toBeGreaterThan(before);
}

/** Sends an action whose response is lost, reloads the page, and finds it played exactly once. */
async function playAndReload({ page, device }: Seated): Promise<void> {
  const before = await revision(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/actions')) keys.push(request.headers()['idempotency-key']);
  });
  // The request arrives; only its response is lost.
  await page.route('**/actions', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await stepUntilSent(page, device);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('slow-train:intent:')));
  await eventually(async () => expect(keys.length).toBeGreaterThan(0));
  await eventually(async () => expect(await revision(page)).toBeGreaterThan(before));
  const played = await revision(page);
  await page.unroute('**/actions');
  await page.reload();
  await settled(page);
  expect(new Set(keys).size).toBe(1);
  expect(await revision(page)).toBe(played);
}

/** Lets one of two players ask for another game with one tap, and the other follow: then it has started for both. */
async function playAgain(asking: Page, asked: Page): Promise<void> {
  await asking.getByRole('button', { name: 'Once more with these people' }).click();
  await asking.getByRole('heading', { name: 'Night Mail 2' }).waitFor();
  await asking.getByText('asked, no answer yet').waitFor();
  expect(await violations(asking)).toEqual([]);
  await refetch(asked);
  await asked.getByRole('button', { name: 'Join the next game' }).click();
  await settled(asked);
  await refetch(asking);
  await settled(asking);
  expect(new URL(asking.url()).pathname).toBe(new URL(asked.url()).pathname);
}

// A round takes about thirty steps.
test('two friends finish a game through a lost connection and a reload, play again with one tap, talk, react, and one mutes the other', async () => {
  const { ines, ana } = await seatPlayers(harness, { isShort: true });
  const interruptions = new Map<number, (player: Seated) => Promise<void>>([
    [5, playOffline],
    [9, playAndReload],
  ]);
  let steps = 0;
  for (;;) {
    const player = await playerOnTurn([ines, ana]);
    if (player === 'over') break;
    steps += 1;
    await (interruptions.get(steps) ?? playOn)(player);
  }
  expect(steps).toBeGreaterThan(9);

  for (const { page } of [ines, ana]) {
    await refetch(page);
    await page.getByRole('heading', { name: /went out$|^Nobody can play$/ }).waitFor();
    await page.getByRole('button', { name: 'My round' }).click();
    await page.getByText('Judged by what you could see at the time.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Final standing' }).click();
    await page.getByRole('heading', { name: / wins?/ }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName), 'the standing has the focus').toBe('MAIN');
    expect(await page.getByRole('region', { name: 'Final standing' }).locator('ol > li').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
  }
  await playAgain(ines.page, ana.page);
  await talkAndMute(harness, ines, ana);
  await ines.context.close();
  await ana.context.close();
});

test('a game against the computer takes a name and one click', async () => {
  const { context, page } = await harness.newPlayer({ ...PHONE, keepsApp: true });
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(harness.url())) foreign.push(request.url());
  });
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // Those about a response do not say which: below.
    if (isComplaint && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('response', (response) => {
    const [status, method, path] = [response.status(), response.request().method(), new URL(response.url()).pathname];
    // A deal does not wait for a page that a busy machine keeps from taking part: what it sends then is too late.
    const isLate = status === 409 && path.endsWith('/notes');
    if (status >= 400 && !isLate) complaints.push(`${status} ${method} ${path}`);
  });
  const first = await page.goto('/');
  expect(first?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  await page.getByLabel('Your name').fill('Ottoline');
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await page.waitForURL(/\/tables\/[\w-]{12}$/);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await page.title()).toMatch(/^● Your turn · /);
  expect(foreign, 'nothing comes from elsewhere').toEqual([]);
  expect(complaints, 'nothing is refused, by the API or by the policy').toEqual([]);
  // The tab says it too, even among many.
  await page.locator('link[rel=icon][href="/favicon-waiting.svg"]').waitFor({ state: 'attached' });
  await context.close();
});

test('the hyphen of a tile comes from the same font as its numbers', async () => {
  const { context, page } = await harness.newPlayer(PHONE);
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('This browser has no canvas.');
    const found: [font: string, unbreakable: number, plain: number][] = [];
    for (const font of ['600 40px Besley', '500 40px Archivo']) {
      await document.fonts.load(font, '12\u20115');
      canvas.font = font;
      found.push([font, canvas.measureText('12\u20115').width, canvas.measureText('12-5').width]);
    }
    return found;
  });
  for (const [font, unbreakable, plain] of widths) expect({ font, width: unbreakable }).toEqual({ font, width: plain });
  await context.close();
});
