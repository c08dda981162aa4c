import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { look } from '../../api/test/kit/play.ts';
import { playRound } from './fixtures/deals.ts';
import { follow, PHONE } from './fixtures/player.ts';
import { openAlone, SHORT_GAME } from './fixtures/solo.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

test('a page takes part in every deal against the computer, and proves each of them', async () => {
  const messages: string[] = [];
  const player = await openAlone(
    harness,
    PHONE,
    'Ottoline',
    { ...SHORT_GAME, rounds: 3, takesPart: true },
    ({ page }) => {
      page.on('request', (request) => {
        if (request.url().endsWith('/commitments')) messages.push(request.postData() ?? '');
      });
    },
  );
  const { id, page, who } = player;
  await eventually(() =>
    expect(newIn(messages)).toEqual([['1 seal', '2 seal'], ['1 contribution'], ['2 contribution', '3 seal']]),
  );
  expect((await look(who, id)).game.fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
  for (const round of [1, 2]) await playRound(player, id, round);

  await follow(page, `/tables/${id}/scores`);
  // Uses only the keyboard from now on.
  await page.getByRole('button', { name: 'Deals proved ✓' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Deals' });
  const second = list.getByRole('button', { name: 'Round 2, 5-5 Deal proved ✓' });
  const first = list.getByRole('button', { name: 'Round 1, 6-6 Deal proved ✓' });
  await first.waitFor();
  await tabTo(page, 'Round 2, 5-5');
  await tabTo(page, 'Round 1, 6-6');
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
  expect(await focused(page)).toContain('Round 1, 6-6');
  await second.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Deals proved ✓');
});

const Messages = z.object({ messages: z.array(z.looseObject({ round: z.number() })) });

/** Returns the news in each request: a page that has just read an older answer repeats itself. */
function newIn(requests: readonly string[]): readonly (readonly string[])[] {
  const known = new Set<string>();
  const told = requests.map((text) =>
    Messages.parse(JSON.parse(text))
      .messages.map(({ round, ...what }) => `${round} ${Object.keys(what).join()}`)
      .filter((one) => !known.has(one) && known.add(one)),
  );
  return told.filter((some) => some.length > 0);
}

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
