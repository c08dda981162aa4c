import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { send, soloTable, someAction, tableIn } from '../../api/test/kit/play.ts';
import { person, type Visitor } from '../../api/test/kit/visitor.ts';
import { PHONE } from './fixtures/player.ts';
import { SHORT_GAME } from './fixtures/solo.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Returns a new link to watch a game, of which nothing is known at the edge. */
async function newLink(host: Visitor, id: string): Promise<string> {
  const answer = await host.put(`/api/games/${id}/watching/link`, { renew: true });
  return `/watch/${(await answer.json()).token}`;
}

const titles = (page: Page): Promise<string[]> =>
  page.locator('meta[property="og:title"]').evaluateAll((all) => all.map((one) => one.getAttribute('content') ?? ''));

test('a spectator sees the public view one round late; a stranger replays the finished game from any seat', async () => {
  const ana = await person(harness.site(), 'Ana');
  let now = await soloTable(ana, { ...SHORT_GAME, name: 'Night Mail', rounds: 2, watchers: 'round' });
  const play = async (): Promise<void> => {
    now = await tableIn(await send(ana, now, someAction(now)));
  };
  const { id } = now.game;
  const { page } = await harness.newPlayer(PHONE);

  await page.goto(await newLink(ana, id));
  await page.getByRole('heading', { name: 'The first round is being played' }).waitFor();
  while (now.game.results.length === 0) await play();
  await play();

  await page.goto(await newLink(ana, id));
  await page.getByText('one round late', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Round over' }).waitFor();
  await page.getByText('Round 1 of 2').waitFor();
  await page.getByText('Hands stay hidden.').waitFor();
  expect(await titles(page)).toEqual(['A game to watch']);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.getByText('Hands stay hidden.').waitFor({ state: 'detached' });

  while (now.game.status !== 'finished') await play();
  await page.goto(await newLink(ana, id));
  await page.getByRole('heading', { name: /^Ana|wins?$/, level: 1 }).waitFor();
  expect(await titles(page)).toEqual([await page.getByRole('heading', { level: 1 }).textContent()]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Watch it again' }).tap();
  const hands = page.getByRole('region', { name: 'Hands' });
  await hands.getByRole('group').nth(1).waitFor();
  await page.getByLabel('Seen by').selectOption({ label: 'Ana’s hand' });
  await hands.getByRole('group', { name: 'Ana' }).waitFor();
  expect(await hands.getByRole('group').count()).toBe(1);
});
