import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from '../../api/test/kit/play.ts';
import { joinByLink, seatedIn, startByHand } from './fixtures/by-hand.ts';
import { gameIdIn } from './fixtures/deals.ts';
import { PHONE, settled, step, stepUntilSent, unfold } from './fixtures/player.ts';
import { playerOnTurn, type Seated } from './fixtures/seated.ts';
import { ROUND_END } from './fixtures/solo.ts';
import { talkAndMute } from './fixtures/talking.ts';
import { untilShown } from './fixtures/turn.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Seats two by hand: Ines creates the game on her phone, Ana joins by the link on a desktop. */
async function seatByHand(): Promise<{ readonly id: string; readonly ines: Seated; readonly ana: Seated }> {
  const phone = await harness.newPlayer(PHONE);
  await phone.page.goto('/new');
  await phone.page.getByLabel('Your name').fill('Ines');
  await unfold(phone.page, 'Name of the table');
  await phone.page.getByLabel('Name of the table').fill('Night Mail');
  await phone.page.getByRole('spinbutton', { name: 'People' }).fill('2');
  await phone.page.getByRole('spinbutton', { name: 'Computers' }).fill('0');
  await phone.page.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  // The smallest set: some twenty-five moves instead of up to a hundred and fifty.
  await phone.page.getByRole('radio', { name: /^Bonepile/ }).check();
  await unfold(phone.page, 'House rules');
  await phone.page.getByRole('radio', { name: 'double-six' }).check();
  // No automatic plays, so that every turn has a step to take.
  await unfold(phone.page, 'When there is only one move');
  await phone.page.getByRole('radio', { name: 'Wait for me' }).check();
  await phone.page.getByRole('button', { name: 'Open the table' }).tap();
  const link = await phone.page.getByLabel('Link to this table').inputValue();

  const ana = await joinByLink(harness, link, 'Ana');
  const ines = await seatedIn(harness, phone, PHONE);
  await startByHand(ines, [ana]);
  return { id: gameIdIn(phone.page), ines, ana };
}

/** Returns the revision of a game. */
const revision = async ({ who }: Seated, id: string): Promise<number> => (await look(who, id)).game.revision;

async function playOn({ page, device }: Seated): Promise<void> {
  await step(page, device);
  await settled(page);
}

/** Plays while offline, then reconnects. */
async function playOffline(player: Seated, id: string): Promise<void> {
  const { page, context, device } = player;
  const before = await revision(player, id);
  await context.setOffline(true);
  await stepUntilSent(page, device);
  await context.setOffline(false);
  await settled(page);
  expect(await revision(player, id)).toBeGreaterThan(before);
}

/** Sends an action whose response is lost, reloads the page, and finds it played exactly once. */
async function playAndReload(player: Seated, id: string): Promise<void> {
  const { page, device } = player;
  const before = await revision(player, id);
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
  await eventually(async () => expect(await revision(player, id)).toBeGreaterThan(before));
  expect(keys.length).toBeGreaterThan(0);
  const played = await revision(player, id);
  await page.unroute('**/actions');
  await page.reload();
  await settled(page);
  expect(new Set(keys).size).toBe(1);
  expect(await revision(player, id)).toBe(played);
}

/** Lets one of two players ask for another game with one tap, and the other follow: then it has started for both. */
async function playAgain(asking: Page, asked: Page): Promise<void> {
  await asking.getByRole('button', { name: 'Once more with these people' }).click();
  await asking.getByRole('heading', { name: 'Night Mail 2' }).waitFor();
  await asking.getByText('asked, no answer yet').waitFor();
  expect(await violations(asking)).toEqual([]);
  const join = asked.getByRole('button', { name: 'Join the next game' });
  await untilShown(asked, join);
  await join.click();
  await untilShown(asked, asked.locator('[data-main]'));
  await untilShown(asking, asking.locator('[data-main]'));
  expect(new URL(asking.url()).pathname).toBe(new URL(asked.url()).pathname);
}

test('two friends finish a game through a lost connection and a reload, play again with one tap, talk, react, and one mutes the other', async () => {
  const { id, ines, ana } = await seatByHand();
  // After the first turn, which begins a train.
  const interruptions = [playOn, playOffline, playAndReload];
  for (;;) {
    const player = await playerOnTurn([ines, ana], id);
    if (player === null) break;
    await (interruptions.shift() ?? playOn)(player, id);
  }
  expect(interruptions, 'the connection was lost, and the page reloaded').toEqual([]);

  for (const { page } of [ines, ana]) {
    await untilShown(page, page.getByRole('heading', { name: ROUND_END }));
    await page.getByRole('button', { name: 'My round' }).click();
    await page.getByText('Every choice of yours, weighed by what you could see at the time.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Final standing' }).click();
    await page.getByRole('heading', { name: / wins?/ }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName), 'the standing has the focus').toBe('MAIN');
    expect(await page.getByRole('region', { name: 'Final standing' }).locator('ol > li').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
  }
  await playAgain(ines.page, ana.page);
  await talkAndMute(harness, ines, ana);
});
