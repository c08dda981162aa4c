import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, refetch } from './fixtures/player.ts';
import { seatPlayers } from './fixtures/seated.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const talkOf = (page: Page) => page.getByRole('log', { name: 'What was said' });
/** Waits until what was said has arrived. */
const sent = (page: Page) => page.getByText('Sending…').first().waitFor({ state: 'detached' });
const openTalk = (page: Page) => page.getByRole('tab', { name: /^Talk/ }).click();

test('two people talk and react, one mutes the other, and unread marks agree on another device', async () => {
  const { ines, ana } = await seatPlayers(harness);
  const table = new URL(ines.page.url()).pathname;

  await openTalk(ana.page);
  const field = ana.page.getByRole('textbox', { name: 'Say something' });
  await field.fill('Good luck, Ines!');
  await field.press('Enter');
  await talkOf(ana.page).getByText('Good luck, Ines!').waitFor();
  await ana.page.getByRole('button', { name: 'Ha', exact: true }).click();
  await talkOf(ana.page).getByText('Ha', { exact: true }).waitFor();
  await sent(ana.page);

  // Her phone knows from the next poll, at no extra request.
  await refetch(ines.page);
  await ines.page.getByRole('button', { name: /Menu\s+2 new messages/ }).tap();
  await ines.page.getByRole('tab', { name: /^Talk 2 new messages/ }).tap();
  await talkOf(ines.page).getByText('2 new').waitFor();
  expect(await violations(ines.page)).toEqual([]);
  await ines.page
    .getByRole('button', { name: /^React to: / })
    .first()
    .tap();
  await ines.page.getByRole('button', { name: 'wow', exact: true }).tap();
  await ines.page.getByRole('button', { name: 'wow: Ines' }).waitFor();
  await refetch(ana.page);
  await ana.page.getByRole('button', { name: 'wow: Ines' }).waitFor();

  // Another of her devices.
  const game = table.replace('/tables/', '/api/games/');
  const readUpTo = async (): Promise<unknown> =>
    (await (await ines.context.request.get(game)).json()).desk.talkReadUpTo;
  await expect.poll(readUpTo, { timeout: 20_000 }).toBe(2);
  const other = await harness.newPlayer(DESKTOP);
  await other.context.addCookies(await ines.context.cookies());
  await other.page.goto(table);
  await other.page.getByRole('tab', { name: 'Talk', exact: true }).waitFor();

  await ines.page.getByRole('button', { name: 'More about what Ana said' }).first().tap();
  await ines.page.getByRole('button', { name: 'Mute Ana' }).tap();
  await ines.page.getByRole('button', { name: 'Ana is muted, 2 messages' }).waitFor();
  await refetch(other.page);
  await openTalk(other.page);
  await other.page.getByRole('button', { name: 'Ana is muted, 2 messages' }).waitFor();
  await field.fill('Still there?');
  await field.press('Enter');
  await talkOf(ana.page).getByText('Still there?').waitFor();
  await sent(ana.page);
  await refetch(other.page);
  await other.page.getByRole('button', { name: 'Ana is muted, 3 messages' }).waitFor();
  expect(await other.page.getByRole('tab', { name: 'Talk', exact: true }).count()).toBe(1);
});
