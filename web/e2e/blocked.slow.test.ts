import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable } from '../../api/test/kit/open-games.ts';
import { addPasskey } from '../../api/test/kit/passkeys.ts';
import { look, newKey, setTable, tableIn } from '../../api/test/kit/play.ts';
import { setTournament } from '../../api/test/kit/tournaments.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { DESKTOP } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Opens the list of open games, and returns whether one of this name is in it. */
async function isListed(page: Page, name: string): Promise<boolean> {
  const known = page.waitForResponse((response) => response.url().includes('/api/open-games'));
  await page.goto('/open');
  await known;
  await page
    .getByText(/^No table (?:like this is open|is open yet)|has a free seat|have a free seat/)
    .first()
    .waitFor();
  return (await page.getByText(name).count()) > 0;
}

/** Opens the form for a new game, and waits until the people to invite are known. */
async function peopleToInvite(page: Page): Promise<readonly string[]> {
  const known = page.waitForResponse((response) => response.url().endsWith('/api/me/companions'));
  await page.goto('/new');
  await known;
  await page.getByRole('spinbutton', { name: 'People' }).waitFor();
  const group = page.getByRole('group', { name: 'People you have played with' });
  return (await group.count()) === 0 ? [] : group.getByRole('button').allInnerTexts();
}

test('29.8 somebody who is blocked is kept apart and cannot tell, and the blocker sees nothing of them', async () => {
  const name = 'Open to all';
  const site = harness.site();
  const [ana, bo] = await Promise.all([person(site, 'Ana'), person(site, 'Bo')]);
  // Guests organise nothing.
  await addPasskey(site, ana);
  const { game } = await setTable(ana, { name: 'Together', seats: 2 });
  const { game: full } = await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
  await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${full.revision}"` }));
  const { game: open } = await openTable(ana, { name, seats: 3 });
  const tournament = await setTournament(ana);
  const { page: anas } = await harness.browserOf(ana, DESKTOP);
  const { page: bos } = await harness.browserOf(bo, DESKTOP);

  expect(await peopleToInvite(bos)).toEqual(['Ana']);
  expect(await isListed(bos, name)).toBe(true);
  await bos.goto(`/tournaments/${tournament}`);
  await bos.getByRole('heading', { name: 'Autumn Cup' }).waitFor();

  await anas.goto(`/tables/${game.id}/people/1`);
  await anas.getByRole('button', { name: 'Block Bo' }).click();
  await anas.getByRole('button', { name: 'Block', exact: true }).click();
  await anas.getByText('Bo is blocked.').first().waitFor();

  // The list of open games, and the talk at the table where both still play.
  expect(await isListed(bos, name)).toBe(false);
  // Who hides everything is listed and has a profile, too.
  expect(await peopleToInvite(bos)).toEqual(['Ana']);
  await bos.goto(`/tables/${game.id}/people/0`);
  await bos.getByRole('heading', { name: 'Ana' }).first().waitFor();
  await bos.goto(`/tournaments/${tournament}`);
  await bos.getByRole('heading', { name: 'Autumn Cup' }).waitFor();
  const key = { 'idempotency-key': newKey() };
  expect((await ana.post(`/api/games/${game.id}/talk`, { text: 'Only to myself' }, key)).status).toBe(201);
  await bos.goto(`/tables/${game.id}`);
  await bos.getByRole('tab', { name: /^Talk/ }).click();
  await bos.getByRole('textbox', { name: 'Say something' }).waitFor();
  expect(await bos.getByText('Only to myself').count()).toBe(0);
  expect((await look(bo, game.id)).talk?.messages).toEqual([]);
  // Knowing a link does not help.
  expect((await bo.post(`/api/open-games/${open.id}/seat`, {})).status).toBe(404);
  expect((await bo.post(`/api/invitations/${open.invitation}/seat`, {})).status).toBe(409);

  expect(await peopleToInvite(anas)).toEqual([]);
  await anas.goto(`/tables/${game.id}/people/1`);
  await anas.getByText('This profile could not be loaded').waitFor();
  // Only she can see the reason.
  await anas.goto('/you/boundaries');
  await anas.getByRole('button', { name: 'Unblock Bo' }).waitFor();
});
